import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { ChangedContact } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { recordUserAct } from './recordUserAct';
import { takeUser } from './standing';
import { insertSeat, requireAccount, requireRole } from './storeSeat';

/** What a seat is asked for with. */
export interface SeatRequest {
  readonly userId: string;
  readonly accountId: string;
  readonly roleId: string;
  readonly upperLimit: string | null | undefined;
  /** What the input calls each of them, for refusals. */
  readonly fields: { readonly user: string; readonly account: string; readonly role: string };
}

/**
 * Gives a user a seat on an account of an organisation that the caller administers.
 * @throws RuleError account_not_found, account_not_connected, account_closed, role_not_found, seat_exists, and those of takeUser
 */
export function giveSeat(context: RuntimeContext, session: Session, asked: SeatRequest): Promise<ChangedContact> {
  const { fields, roleId, upperLimit } = asked;
  return inTransaction(context.database, session, async (transaction) => {
    const taken = { id: asked.userId, act: 'membership', field: fields.user } as const;
    const { administrator, user } = await takeUser(transaction, session, taken);
    const account = await requireAccount(transaction, administrator, asked.accountId, fields.account);
    await requireRole(transaction, account.org_id, roleId, fields.role);
    const id = context.newId();
    await insertSeat(transaction, { id, user, account, roleId, upperLimit });
    const details = `Seat given: ${user.id}, ${account.name}`;
    await recordUserAct(transaction, context, session, { of: 'seat', details, accountId: account.id });
    return { id };
  });
}
