import Big from 'big.js';
import { moneyText, timeText } from '../wire';
import type { Work } from '../work';
import { walletKey } from './indexes';
import type { Balance, Transaction } from './records';

/** A movement of money on one wallet, as the resource that causes it describes it. */
export interface Posting {
  readonly account_id: string;
  readonly currency: string;
  readonly amount: string;
  readonly type: 'credit' | 'debit';
  readonly action: 'conversion' | 'funding' | 'payment' | 'payment_failure' | 'transfer';
  readonly related_entity_type: 'balance_transfer' | 'conversion' | 'inbound_funds' | 'payment';
  readonly related_entity_id: string;
  readonly related_entity_short_reference: string;
  readonly reason: string;
  readonly sender: string | null;
  /** When it is to take effect, where that is known beforehand. */
  readonly settles_at?: string;
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
export function findWallet({ books }: Pick<Work, 'books'>, accountId: string, currency: string): Balance | undefined {
  for (const wallet of books.select('balance', 'wallet', walletKey(accountId, currency))) return wallet;
  return undefined;
}

/** Whether a wallet holds an amount. */
export function hasFunds(work: Pick<Work, 'books'>, accountId: string, currency: string, amount: string): boolean {
  return new Big(findWallet(work, accountId, currency)?.amount ?? '0').gte(amount);
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
    settles_at: posting.settles_at ?? null,
    created_at: now,
    updated_at: now,
    completed_at: null,
  };
  return keep(work, transaction);
}

/** Completes a pending movement and changes the balance. */
export function complete(work: Work, pending: Transaction): Transaction {
  const now = timeText(work.now);
  const wallet = walletOf(work, pending.account_id, pending.currency);
  const sign = pending.type === 'credit' ? 1 : -1;
  const amount = moneyText(new Big(wallet.amount).plus(new Big(pending.amount).times(sign)));
  work.books.put('balance', wallet.id, { ...wallet, amount, updated_at: now });
  return keep(work, {
    ...pending,
    status: 'completed',
    balance_amount: amount,
    settles_at: pending.settles_at ?? now,
    completed_at: now,
    updated_at: now,
  });
}

/** Completes a pending movement by its id. A completed or deleted one stays as it is. */
export function completeById(work: Work, transactionId: string): Transaction | undefined {
  const pending = pendingById(work, transactionId);
  return pending && complete(work, pending);
}

/** Deletes a pending movement. It will have no effect on the balance. */
export function withdraw(work: Work, transactionId: string): Transaction | undefined {
  const pending = pendingById(work, transactionId);
  return pending && keep(work, { ...pending, status: 'deleted', updated_at: timeText(work.now) });
}

/** Changes a pending movement's amount or moment. */
export function revise(
  work: Work,
  transactionId: string,
  changes: Partial<Pick<Transaction, 'amount' | 'settles_at'>>,
): void {
  const pending = pendingById(work, transactionId);
  if (pending) keep(work, { ...pending, ...changes, updated_at: timeText(work.now) });
}

/** Enters a movement and completes it at once. */
export function post(work: Work, posting: Posting): Transaction {
  return complete(work, enterPending(work, posting));
}

function pendingById({ books }: Work, transactionId: string): Transaction | undefined {
  const found = books.get('transaction', transactionId);
  return found?.status === 'pending' ? found : undefined;
}

function keep({ books }: Work, transaction: Transaction): Transaction {
  books.put('transaction', transaction.id, transaction);
  return transaction;
}
