import { lowerFxLimit, contactChangeSchema } from '../../domain/users/seatInput';
import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { UpdateContactInput, UpdateContactOutput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { Session } from '../runtime/session';
import { recordUserAct } from './recordUserAct';
import { requireRole } from './storeSeat';
import { takeSeat } from './takeSeat';

/**
 * Changes the role and the upper limit of a seat. The lower limit is set to 1 (specification, part two, section 5).
 * @throws RuleError invalid_input, role_not_found, and those of takeSeat
 */
export async function updateContact(
  { id, ...given }: UpdateContactInput,
  session: Session,
  context: RuntimeContext,
): Promise<UpdateContactOutput> {
  const { role_id, upper_fx_limit } = await parseDeclared(contactChangeSchema, given);
  return inTransaction(context.database, session, async (transaction) => {
    const seat = await takeSeat(transaction, session, id);
    await requireRole(transaction, seat.organisationId, role_id, 'role_id');
    await transaction('CurrencyCloudContacts')
      .where({ id: seat.id })
      .update({ role_id, upper_fx_limit: upper_fx_limit || null, lower_fx_limit: String(lowerFxLimit) });
    const details = `Seat changed: ${seat.userId}, ${seat.accountName}`;
    await recordUserAct(transaction, context, session, { of: 'seat', details, accountId: seat.accountId });
    return { id: seat.id };
  });
}
