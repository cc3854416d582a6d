import type { Knex } from 'knex';
import type { RuntimeContext } from '../../runtime/context';
import { enqueueContact } from './enqueueContact';
import { contactIntentsOf } from './personOf';

type Tools = Pick<RuntimeContext, 'newId' | 'clock'>;

/**
 * Asks the provider for the contact of a seat that waits for one, in the caller's transaction. Nothing is asked for a seat that works or was
 * refused, on an account that is closed or not connected, or while something of the same person is asked already.
 */
export async function openContact(
  transaction: Knex.Transaction,
  { newId, clock }: Tools,
  seatId: string,
): Promise<void> {
  // The row is locked first, so that two who ask at once ask one after the other.
  const seat = await transaction('CurrencyCloudContacts')
    .where({ id: seatId, contact_state: 'waiting' })
    .forUpdate()
    .first('id', 'account_id', 'user_id');
  if (!seat) return;
  const account = await transaction('accounts').where({ id: seat.account_id }).first('tccAccountId', 'is_closed');
  if (!account?.tccAccountId || account.is_closed) return;
  const person = { accountId: seat.account_id, userId: seat.user_id };
  const isAsked = await contactIntentsOf(transaction, person)
    .where({ entity_id: seatId, state: 'pending' })
    .whereRaw(`coalesce(payload ->> 'status', 'enabled') = 'enabled'`)
    .first('id');
  if (isAsked) return;
  await enqueueContact(transaction, { ...person, id: newId(), seatId }, clock.now());
}

/** Asks the provider to close the contact of a seat that was taken, in the transaction that takes it. */
export async function closeContact(
  transaction: Knex.Transaction,
  { newId, clock }: Tools,
  seat: { readonly id: string; readonly accountId: string; readonly userId: string; readonly contactId: string | null },
): Promise<void> {
  const { id: seatId, contactId, ...person } = seat;
  if (!contactId) return;
  await enqueueContact(transaction, { ...person, id: newId(), seatId, contactId, status: 'not_enabled' }, clock.now());
}

/** Lets the schedule ask again for the seats of a user that were refused, because the user's details were corrected. */
export async function askForSeatsAgain(transaction: Knex.Transaction, userId: string): Promise<void> {
  await transaction('CurrencyCloudContacts')
    .where({ user_id: userId, contact_state: 'refused' })
    .update({ contact_refusal: null });
}
