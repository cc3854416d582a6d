import { transactionNotification } from '../pushes/notifications';
import { londonDate } from '../reference/calendar';
import { complete, enterPending } from '../store/ledger';
import { type Transaction } from '../store/records';
import { type Work } from '../work';

/** Money on its way in to a wallet. */
export interface Arrival {
  readonly accountId: string;
  readonly currency: string;
  readonly amount: string;
  readonly sender: string;
}

/** Announces money: a pending transaction, which the next tick completes. */
export function announceFunds(work: Work, { accountId, currency, amount, sender }: Arrival): Transaction {
  const { books, identifiers } = work;
  const transaction = enterPending(work, {
    account_id: accountId,
    currency,
    amount,
    type: 'credit',
    action: 'funding',
    related_entity_type: 'inbound_funds',
    related_entity_id: identifiers.uuid(books),
    related_entity_short_reference: identifiers.inboundReference(books, londonDate(work.now)),
    reason: '',
    sender,
  });
  work.notify(transactionNotification('pending_cash_manager_transaction_notification', transaction));
  return transaction;
}

/** Completes announced money: the balance has it. Returns whether the transaction was such. */
export function advanceFunds(work: Work, transaction: Transaction): boolean {
  if (transaction.status !== 'pending' || transaction.action !== 'funding') return false;
  const completed = complete(work, transaction);
  work.notify(transactionNotification('cash_manager_transaction_notification', completed));
  return true;
}
