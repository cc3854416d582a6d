import type { Knex } from 'knex';
import type { RuntimeContext } from '../runtime/context';
import type { Session } from '../runtime/session';
import { recordUserAct } from './recordUserAct';
import { takeSeat } from './takeSeat';

/**
 * Removes a seat. What the user did there stays.
 * @param field the input field that names the seat
 * @throws RuleError those of takeSeat
 */
export async function removeSeat(
  transaction: Knex.Transaction,
  context: RuntimeContext,
  session: Session,
  id: string,
  field = 'id',
): Promise<string> {
  const seat = await takeSeat(transaction, session, id, field);
  await transaction('CurrencyCloudContacts').where({ id: seat.id }).delete();
  const details = `Seat removed: ${seat.userId}, ${seat.accountName}`;
  await recordUserAct(transaction, context, session, { of: 'seat', details, accountId: seat.accountId });
  return seat.id;
}
