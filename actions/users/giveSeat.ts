import { RuleError } from '../../domain/errors';
import type { ChangeTools, MadeChange } from '../fourEyes/governedChange';
import { answerOf, concludeSeat, type SeatAnswer } from './contacts/concludeSeat';
import { openContact } from './contacts/requestContact';
import { recordUserAct } from './recordUserAct';
import { seatChange } from './seatChange';
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
 * Gives a user a seat on an account of an organisation that the caller administers and the user belongs to, and asks the provider for its
 * contact (docs/decisions/102).
 * @throws RuleError account_not_found, account_not_connected, account_closed, user_not_linked, role_not_found, seat_exists, and those of takeUser
 */
export async function giveSeat(
  { transaction, context, session }: ChangeTools,
  asked: SeatRequest,
): Promise<MadeChange<SeatAnswer>> {
  const { fields, roleId, upperLimit } = asked;
  const taken = { id: asked.userId, act: 'membership', field: fields.user } as const;
  const { administrator, user, administered } = await takeUser(transaction, session, taken);
  const account = await requireAccount(transaction, administrator, asked.accountId, fields.account);
  if (!administered.linkedTo.includes(account.org_id)) throw new RuleError('user_not_linked', fields.user);
  await requireRole(transaction, account.org_id, roleId, fields.role);
  const id = context.newId();
  await insertSeat(transaction, { id, user, account, roleId, upperLimit });
  await openContact(transaction, context, id);
  const details = `Seat given: ${user.id}, ${account.name}`;
  await recordUserAct(transaction, context, session, { of: 'seat', details, accountId: account.id });
  const change = { answer: answerOf(id), id: `${user.id}:${account.id}`, organisationId: account.org_id };
  const person = { accountId: account.id, userId: user.id };
  return { ...(await seatChange(transaction, change)), conclude: () => concludeSeat(context, person, id) };
}
