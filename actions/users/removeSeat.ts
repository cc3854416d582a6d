import type { ChangeTools } from '../fourEyes/governedChange';
import { closeContact } from './contacts/requestContact';
import { recordUserAct } from './recordUserAct';
import type { SeatInHand } from './takeSeat';

/** Removes a seat and asks the provider to close its contact. What the user did there stays. */
export async function removeSeat(
  { transaction, context, session }: ChangeTools,
  { id, userId, accountId, accountName }: SeatInHand,
): Promise<void> {
  const [taken] = await transaction('CurrencyCloudContacts').where({ id }).delete().returning('tcc_contact_id');
  await closeContact(transaction, context, { id, userId, accountId, contactId: taken?.tcc_contact_id ?? null });
  const details = `Seat removed: ${userId}, ${accountName}`;
  await recordUserAct(transaction, context, session, { of: 'seat', details, accountId });
}
