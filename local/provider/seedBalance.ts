import Big from 'big.js';
import { londonDate } from './reference/londonTime';
import { findWallet, walletOf } from './store/ledger';
import type { Balance, Transaction } from './store/records';
import { moneyText, timeText } from './wire';
import type { Work } from './work';
import type { WorldBalance, WorldTransaction } from './world';

/** Opens a wallet with its past, so that its amount is the sum of its completed transactions. */
export function seedBalance(work: Work, world: WorldBalance): void {
  if (findWallet(work, world.account_id, world.currency)) return;
  const wallet = openWallet(work, world);
  const past = world.transactions ?? [];
  const opening = new Big(world.amount).minus(past.reduce((sum, row) => sum.plus(effectOf(row)), new Big(0)));
  const rows = opening.eq(0) ? past : [openingRow(work, opening, past[0]), ...past];
  let amount = new Big(0);
  for (const row of rows) {
    amount = amount.plus(effectOf(row));
    work.books.put('transaction', row.id, transactionOf(work, wallet, row, amount));
  }
  work.books.put('balance', wallet.id, { ...wallet, amount: moneyText(amount) });
}

function openWallet(work: Work, { id, account_id, currency }: WorldBalance): Balance {
  if (!id) return walletOf(work, account_id, currency);
  const at = timeText(work.now);
  return { id, account_id, currency, amount: '0.00', created_at: at, updated_at: at };
}

/** What a past movement did to its wallet; nothing unless it was completed. */
export function effectOf({ status = 'completed', type, amount }: WorldTransaction): Big {
  if (status !== 'completed') return new Big(0);
  return type === 'credit' ? new Big(amount) : new Big(amount).neg();
}

function openingRow({ books, identifiers, now }: Work, opening: Big, first?: WorldTransaction): WorldTransaction {
  return {
    id: identifiers.uuid(books),
    amount: moneyText(opening.abs()),
    type: opening.gt(0) ? 'credit' : 'debit',
    action: opening.gt(0) ? 'funding' : 'manual_transaction',
    related_entity_type: 'inbound_funds',
    related_entity_id: identifiers.uuid(books),
    related_entity_short_reference: identifiers.inboundReference(books, londonDate(now)),
    created_at: first?.created_at ?? timeText(now),
  };
}

/** A past movement as the books keep it. @param after what the wallet held then */
export function transactionOf(work: Work, wallet: Balance, row: WorldTransaction, after: Big): Transaction {
  const at = row.created_at ?? timeText(work.now);
  const isCompleted = (row.status ?? 'completed') === 'completed';
  return {
    related_entity_short_reference: '',
    reason: '',
    sender: null,
    settles_at: isCompleted ? at : null,
    created_at: at,
    updated_at: at,
    completed_at: isCompleted ? at : null,
    status: 'completed',
    ...row,
    amount: moneyText(row.amount),
    balance_id: wallet.id,
    account_id: wallet.account_id,
    currency: wallet.currency,
    balance_amount: isCompleted ? moneyText(after) : null,
  };
}
