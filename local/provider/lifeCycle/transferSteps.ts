import { transferNotification } from '../pushes/notifications';
import { completeById, hasFunds } from '../store/ledger';
import type { Transfer } from '../store/tradeRecords';
import { timeText } from '../wire';
import type { Work } from '../work';
import { hasPassed, type Moment } from './moment';

const onTheWayMs = 1_000;

/** Moves a transfer's money, about a second after its creation, as soon as the source holds it. */
export function advanceTransfer(work: Work, moment: Moment, transfer: Transfer): boolean {
  const { source_account_id: source, currency, amount } = transfer;
  if (!hasPassed(moment, transfer.created_at, onTheWayMs, work.now)) return false;
  if (!hasFunds(work, source, currency, amount)) return false;
  completeById(work, transfer.debit_transaction_id);
  completeById(work, transfer.credit_transaction_id);
  const now = timeText(work.now);
  const completed: Transfer = { ...transfer, status: 'completed', updated_at: now, completed_at: now };
  work.books.put('transfer', completed.id, completed);
  work.notify(transferNotification('transfer_completed_notification', completed));
  return true;
}
