import { type Session } from './identity';
import { type GlobalData, type SessionEvent } from './sessionMachine';
import {
  type CheckIfUserExistsQuery,
  type GetAccountsForUserQuery,
  type GlobalDataQuery,
} from '../../graphql/generated/operations';

/** What the server answered at the start; undefined where a call failed. */
export interface StartAnswers {
  readonly exists: CheckIfUserExistsQuery | undefined;
  readonly accounts: GetAccountsForUserQuery | undefined;
  readonly global: GlobalDataQuery | undefined;
}

function globalData({ users_by_pk: user, settings, system_status: status }: GlobalDataQuery): GlobalData | undefined {
  const [own] = settings;
  if (!user || !own) return undefined;
  const { maintenance_banner: banner, ...flags } = own;
  return { user, flags, banner, isProviderOnline: status[0]?.is_tcc_online ?? true };
}

/**
 * Judges a start in the order of the specification's section 4: is there such a user, enabled; has it loaded; a second
 * factor; an account. A super admin views any account and needs no seat of their own.
 */
export function judgeStart(session: Session, { exists, accounts, global }: StartAnswers): SessionEvent {
  const data = global && globalData(global);
  if (!exists?.users_by_pk?.enabled || !data) return { type: 'failed', outcome: 'UNKNOWN_ERROR' };
  if (!session.hasMfa) return { type: 'refused', outcome: 'HAS_NO_MFA_ACCESS', data };
  const count = accounts?.users_by_pk?.contacts_aggregate.aggregate?.count;
  if (count === undefined) return { type: 'failed', outcome: 'UNKNOWN_ERROR' };
  if (count === 0 && !session.isAdmin) return { type: 'refused', outcome: 'HAS_NO_TCC_ACCESS', data };
  return { type: 'loaded', data };
}
