import Big from 'big.js';
import { effectOf, transactionOf } from './seedBalance';
import { walletOf } from './store/ledger';
import { moneyText } from './wire';
import type { RunWork, Work } from './work';
import type { WorldMovement } from './world';

const rowsAtOnce = 5_000;

/** Enters past movements in large units of work, so that a million of them are never held in memory twice. */
export async function seedTransactions(
  run: RunWork,
  rows: Iterable<WorldMovement> | AsyncIterable<WorldMovement>,
): Promise<number> {
  let batch: WorldMovement[] = [];
  let entered = 0;
  const enterBatch = async () => {
    await run((work) => enterAll(work, batch));
    entered += batch.length;
    batch = [];
  };
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === rowsAtOnce) await enterBatch();
  }
  if (batch.length > 0) await enterBatch();
  return entered;
}

function enterAll(work: Work, rows: readonly WorldMovement[]): void {
  for (const row of rows) {
    if (work.books.get('transaction', row.id)) continue;
    const wallet = walletOf(work, row.account_id, row.currency);
    const after = new Big(wallet.amount).plus(effectOf(row));
    work.books.put('transaction', row.id, transactionOf(work, wallet, row, after));
    work.books.put('balance', wallet.id, { ...wallet, amount: moneyText(after) });
  }
}
