import type { Session } from '../../session/identity';
import type { GlobalData, SessionEvent } from './sessionMachine';
import type {
  CheckIfUserExistsQuery,
  GetAccountsForUserQuery,
  GlobalDataQuery,
} from '../../graphql/generated/operations';

/** The results of the calls at the start; undefined where a call failed. */
export interface StartResults {
  readonly exists: CheckIfUserExistsQuery | undefined;
  readonly accounts: GetAccountsForUserQuery | undefined;
  readonly global: GlobalDataQuery | undefined;
}

function globalData({ users_by_pk: user, settings, system_status: status }: GlobalDataQuery): GlobalData | undefined {
  const [row] = settings;
  if (!user || !row) return undefined;
  const { maintenance_banner: banner, ...flags } = row;
  return { user, flags, banner, isProviderOnline: status[0]?.is_tcc_online ?? true };
}

/**
 * The event that a session's start ends in, checked in the order of the specification's section 4: an enabled user, loaded data, a
 * second factor, a seat on an account. A super admin needs no seat.
 */
export function startOutcome(session: Session, { exists, accounts, global }: StartResults): SessionEvent {
  const data = global && globalData(global);
  if (!exists?.users_by_pk?.enabled || !data) return { type: 'failed', outcome: 'UNKNOWN_ERROR' };
  if (!session.hasMfa) return { type: 'refused', outcome: 'HAS_NO_MFA_ACCESS', data };
  const count = accounts?.users_by_pk?.contacts_aggregate.aggregate?.count;
  if (count === undefined) return { type: 'failed', outcome: 'UNKNOWN_ERROR' };
  if (count === 0 && !session.isAdmin) return { type: 'refused', outcome: 'HAS_NO_TCC_ACCESS', data };
  return { type: 'loaded', data };
}
