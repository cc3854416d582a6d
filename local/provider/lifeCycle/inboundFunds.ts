import { transactionNotification } from '../pushes/notifications';
import { fundingRoutes } from '../reference/fundingRoutes';
import { londonDate } from '../reference/londonTime';
import { completeById, enterPending, withdraw } from '../store/ledger';
import type { Transaction } from '../store/records';
import type { Funding, Sender } from '../store/tradeRecords';
import { timeText } from '../wire';
import type { Work } from '../work';
import { hasPassed, type Moment } from './moment';

/** Money on its way in to a wallet. */
export interface Arrival {
  readonly accountId: string;
  readonly currency: string;
  readonly amount: string;
  readonly sender: Omit<Sender, 'sender_id'>;
  /** What the sender wrote on it. */
  readonly reference: string;
  /** The account number it was sent to; the first that the account has when absent. */
  readonly receiver?: string;
  /** Given by the caller where it must be known beforehand. */
  readonly id?: string;
  /** Whether the provider will send it back. */
  readonly isRejected?: boolean;
}

const onTheWayMs = 3_000;
const screeningHours = 23.5;

/** A test value of the simulator: money from such a sender, or with such a reference, waits for screening. */
const isScreened = ({ sender, reference }: Arrival) =>
  [sender.sender_name, reference].some((text) => text.includes('SIM-SCREENING'));

/** Announces money: a pending transaction, completed about three seconds later. */
export function announceFunds(work: Work, arrival: Arrival): Transaction {
  const { books, identifiers } = work;
  const id = arrival.id ?? identifiers.uuid(books);
  const reference = identifiers.inboundReference(books, londonDate(work.now));
  const transaction = enterPending(work, {
    account_id: arrival.accountId,
    currency: arrival.currency,
    amount: arrival.amount,
    type: 'credit',
    action: 'funding',
    related_entity_type: 'inbound_funds',
    related_entity_id: id,
    related_entity_short_reference: reference,
    reason: '',
    sender: arrival.sender.sender_name,
  });
  books.put('funding', id, fundingOf(work, arrival, transaction));
  work.notify(transactionNotification('pending_cash_manager_transaction_notification', transaction));
  return transaction;
}

function fundingOf(work: Work, arrival: Arrival, transaction: Transaction): Funding {
  const routes = fundingRoutes(arrival.accountId, arrival.currency);
  const route = routes.find(({ account_number: number }) => number === arrival.receiver) ?? routes[0];
  const now = timeText(work.now);
  const isIban = route?.account_number_type === 'iban';
  return {
    id: transaction.related_entity_id,
    account_id: arrival.accountId,
    transaction_id: transaction.id,
    short_reference: transaction.related_entity_short_reference,
    status: 'pending',
    screening: arrival.isRejected ? 'rejected' : isScreened(arrival) ? 'awaited' : 'none',
    amount: transaction.amount,
    currency: arrival.currency,
    rail: route?.rail ?? 'SWIFT',
    additional_information: arrival.reference,
    receiving_account_routing_code: route?.routing_code ?? null,
    receiving_account_number: isIban ? null : (route?.account_number ?? null),
    receiving_account_iban: isIban ? route.account_number : null,
    value_date: `${londonDate(work.now)}T00:00:00+00:00`,
    created_at: now,
    updated_at: now,
    completed_at: null,
    sender: { sender_id: work.identifiers.uuid(work.books), ...arrival.sender },
  };
}

/** Completes announced money, or sends it back. Returns whether it was time. */
export function advanceFunds(work: Work, moment: Moment, funding: Funding): boolean {
  if (funding.screening === 'awaited' && !isScreeningOver(funding, work.now)) return false;
  if (!hasPassed(moment, funding.created_at, onTheWayMs, work.now)) return false;
  const isRejected = funding.screening === 'rejected';
  const settle = isRejected ? withdraw : completeById;
  const transaction = settle(work, funding.transaction_id);
  const now = timeText(work.now);
  const status = isRejected ? 'deleted' : 'completed';
  work.books.put('funding', funding.id, {
    ...funding,
    status,
    updated_at: now,
    completed_at: isRejected ? null : now,
  });
  const type = isRejected ? 'reject_cash_manager_transaction_notification' : 'cash_manager_transaction_notification';
  if (transaction) work.notify(transactionNotification(type, transaction));
  return true;
}

/** Whether the screening period has passed without a decision: the money then counts as accepted. */
export function isScreeningOver(funding: Funding, now: Date): boolean {
  return now >= screeningEnd(funding);
}

/** The moment until which money can be screened. */
export function screeningEnd({ created_at }: Funding): Date {
  return new Date(Date.parse(created_at) + screeningHours * 3_600_000);
}
