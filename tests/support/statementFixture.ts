import { randomUUID } from 'node:crypto';
import Big from 'big.js';
import { StatementEntries } from '../../domain/statements/statementEntries';
import type { StatementEntry, StatementHead, StatementMovement } from '../../domain/statements/statement';

/** A movement, with what is not given. */
export const movement = (change: Partial<StatementMovement> = {}): StatementMovement => ({
  id: randomUUID(),
  type: 'credit',
  amount: '250.00',
  balanceAmount: null,
  reason: null,
  completedAt: new Date('2026-10-05T09:00:00Z'),
  settlesAt: null,
  action: 'funding',
  charge: null,
  reference: 'IF-20261005-ABCDEF',
  counterparty: null,
  ...change,
});

interface Written {
  readonly head: StatementHead;
  readonly entries: readonly StatementEntry[];
}

/** A statement of October that adds up, with these movements, each in a second of its own. */
export function statementOf(movements: readonly StatementMovement[], change: Partial<StatementHead> = {}): Written {
  const opening = change.opening ?? '1000.00';
  const side = (type: string) => {
    const own = movements.filter((each) => each.type === type);
    return { lines: own.length, amount: own.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed() };
  };
  const [credits, debits] = [side('credit'), side('debit')];
  const closing = new Big(opening).plus(credits.amount).minus(debits.amount).toFixed();
  const head = {
    id: randomUUID().replaceAll('-', ''),
    number: 7,
    createdAt: new Date('2026-11-02T08:00:00Z'),
    period: { from: '2026-10-01', to: '2026-10-31' },
    account: 'Aldgate Trading Ltd',
    accountNumber: 'ACC-1',
    currency: 'EUR',
    safeguarded: '0',
    opening,
    closing,
    credits,
    debits,
    ...change,
  };
  const entries = new StatementEntries(head, '0');
  return { head, entries: movements.flatMap((each) => entries.ofSecond([each])) };
}
