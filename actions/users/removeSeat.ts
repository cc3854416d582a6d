import type { ChangeTools } from '../fourEyes/governedChange';
import { recordUserAct } from './recordUserAct';
import type { SeatInHand } from './takeSeat';

/** Removes a seat. What the user did there stays. */
export async function removeSeat(
  { transaction, context, session }: ChangeTools,
  { id, userId, accountId, accountName }: SeatInHand,
): Promise<void> {
  await transaction('CurrencyCloudContacts').where({ id }).delete();
  const details = `Seat removed: ${userId}, ${accountName}`;
  await recordUserAct(transaction, context, session, { of: 'seat', details, accountId });
}
