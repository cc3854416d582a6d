import type { Knex } from 'knex';
import type { Refusal } from '../../../domain/intents/outcome';
import { clearAlarm } from '../../database/alarms';
import { recordActivity } from '../../database/recordActivity';
import type { Intent } from '../../intents/intent';
import { derivedId } from '../../runtime/derivedId';
import { enqueueContact } from './enqueueContact';
import { personOf, seatOf } from './personOf';

/** The alarm of a contact that the provider did not close after its seat was taken. Its subject is the contact's id. */
export const notClosed = 'contact_not_closed';

/**
 * Links an open contact to the seat of its person. A contact whose seat was taken in the meantime is closed again.
 * Giving and taking a seat lock the user, so that neither happens in between.
 */
export async function linkContact(
  transaction: Knex.Transaction,
  intent: Intent,
  contactId: string,
  now: Date,
): Promise<void> {
  const person = personOf(intent);
  await transaction('users').where({ id: person.userId }).forShare().first('id');
  const linked = await seatOf(transaction, person)
    .whereNull('tcc_contact_id')
    .update({ tcc_contact_id: contactId, contact_refusal: null });
  if (linked > 0) return clearAlarm(transaction, notClosed, contactId, now);
  const seat = await seatOf(transaction, person).first('tcc_contact_id');
  if (seat?.tcc_contact_id === contactId) return;
  const id = derivedId('close contact', intent.id);
  const closing = { ...person, id, seatId: intent.entityId, contactId, status: 'not_enabled' } as const;
  await enqueueContact(transaction, closing, now);
}

/** Refusals that say nothing of a seat that there is. */
const ofNoSeat: readonly string[] = ['seat_not_found', 'seat_exists', 'account_not_connected'];

/** Stores why a seat's contact is not opened, with a line in the log of its account. */
export async function refuseSeat(
  transaction: Knex.Transaction,
  intent: Intent,
  { code, message }: Refusal,
  now: Date,
): Promise<void> {
  if (ofNoSeat.includes(code)) return;
  const person = personOf(intent);
  const refused = await seatOf(transaction, person).whereNull('tcc_contact_id').update({ contact_refusal: message });
  if (refused > 0) await recordContact(transaction, intent, `Seat not opened: ${person.userId}, ${message}`, now);
}

/** Says in the log of the account what became of a contact. */
export async function recordContact(
  transaction: Knex.Transaction,
  { accountId }: Intent,
  details: string,
  createdAt: Date,
): Promise<void> {
  await recordActivity(transaction, { eventCode: 'A036', details, accountId, userId: null, createdAt });
}
