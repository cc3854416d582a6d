import Big from 'big.js';
import { moneyText, timeText } from '../wire';
import { type Work } from '../work';
import { type Balance, type Transaction } from './records';

/** A movement of money on one wallet, as the resource that causes it describes it. */
export interface Posting {
  readonly account_id: string;
  readonly currency: string;
  readonly amount: string;
  readonly type: 'credit' | 'debit';
  readonly action: 'funding' | 'payment' | 'payment_failure';
  readonly related_entity_type: 'inbound_funds' | 'payment';
  readonly related_entity_id: string;
  readonly related_entity_short_reference: string;
  readonly reason: string;
  readonly sender: string | null;
}

/** The wallet of an account in a currency; opened empty when the account has none yet. */
export function walletOf(work: Work, accountId: string, currency: string): Balance {
  const existing = findWallet(work, accountId, currency);
  if (existing) return existing;
  const now = timeText(work.now);
  const id = work.identifiers.uuid(work.books);
  const wallet = { id, account_id: accountId, currency, amount: '0.00', created_at: now, updated_at: now };
  work.books.put('balance', id, wallet);
  return wallet;
}

/** The wallet of an account in a currency, if it was opened. */
export function findWallet(work: Pick<Work, 'books'>, accountId: string, currency: string): Balance | undefined {
  return work.books
    .list('balance')
    .find((balance) => balance.account_id === accountId && balance.currency === currency);
}

/** Enters a movement that the balance does not show yet. */
export function enterPending(work: Work, posting: Posting): Transaction {
  const now = timeText(work.now);
  const transaction: Transaction = {
    ...posting,
    id: work.identifiers.uuid(work.books),
    balance_id: walletOf(work, posting.account_id, posting.currency).id,
    amount: moneyText(posting.amount),
    balance_amount: null,
    status: 'pending',
    settles_at: null,
    created_at: now,
    updated_at: now,
    completed_at: null,
  };
  work.books.put('transaction', transaction.id, transaction);
  return transaction;
}

/** Completes a pending movement: from here on the balance shows it. */
export function complete(work: Work, pending: Transaction): Transaction {
  const now = timeText(work.now);
  const wallet = walletOf(work, pending.account_id, pending.currency);
  const sign = pending.type === 'credit' ? 1 : -1;
  const amount = moneyText(new Big(wallet.amount).plus(new Big(pending.amount).times(sign)));
  const transaction: Transaction = {
    ...pending,
    status: 'completed',
    balance_amount: amount,
    settles_at: now,
    completed_at: now,
    updated_at: now,
  };
  work.books.put('balance', wallet.id, { ...wallet, amount, updated_at: now });
  work.books.put('transaction', transaction.id, transaction);
  return transaction;
}

/** Enters a movement and completes it at once. */
export function post(work: Work, posting: Posting): Transaction {
  return complete(work, enterPending(work, posting));
}
