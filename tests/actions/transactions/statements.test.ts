import Big from 'big.js';
import type { Knex } from 'knex';
import { randomUUID } from 'node:crypto';
import { demoId } from '../../../seeds/demo/demoId';
import { addsUp } from '../../../domain/statements/statementEntries';
import { signedAmount } from '../../../domain/transactions/vocabulary';
import { eventually } from '../../support/eventually';
import { tradingAccount } from '../../support/portal';
import { graphql, runSchedule, stackDatabase } from '../../support/stack';

const document = `query ($lines: found_statement_args!, $totals: found_statement_totals_args!, $summary: statement_summary_args!) {
  lines: foundStatement(args: $lines, order_by: [{ completed_at: asc }, { id: asc }]) { id type amount balance reason }
  totals: foundStatementTotals(args: $totals) { type lines amount }
  summary: statementSummary(args: $summary) { opening closing opening_safeguarded closing_safeguarded }
}`;

interface Line {
  readonly id: string;
  readonly type: string;
  readonly amount: string;
  readonly balance: string;
  readonly reason: string | null;
}

interface Statement {
  readonly lines: readonly Line[];
  readonly totals: readonly { readonly type: string; readonly lines: number; readonly amount: string }[];
  readonly summary: readonly Readonly<
    Record<'opening' | 'closing' | 'opening_safeguarded' | 'closing_safeguarded', string | null>
  >[];
}

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(() => database.destroy());

async function ask(username: string | undefined, period: Record<string, unknown>, filters: object = {}) {
  const variables = { lines: { ...period, ...filters }, totals: { ...period, ...filters }, summary: period };
  return graphql<Statement>(username, document, variables);
}

async function statement(period: Record<string, unknown>, filters: object = {}): Promise<Statement> {
  const { data, errors } = await ask('maker', period, filters);
  expect(errors).toBeUndefined();
  return data!;
}

const amountOf = ({ totals }: Statement, type: string) => totals.find((total) => total.type === type)?.amount ?? '0';

/** The period of an account of the trading organisation, by instants. */
const periodOf = (from: string, before: string, currency = 'GBP', account = tradingAccount) => ({
  account_id: account,
  currency_code: currency,
  completed_from: from,
  completed_before: before,
});

// Of yesterday and before: what other tests move at once stands in one second, in the order of the ids.
const stored = (currency: string) =>
  database('tcc_transactions')
    .where({ account_id: tradingAccount, currency, status: 'completed' })
    .where('completed_at', '<', new Date(Date.now() - 86_400_000))
    .orderBy(['completed_at', 'id']);

test.each(['GBP', 'EUR', 'USD'])('every period of %s adds up, with what is safeguarded', async (currency) => {
  const rows = await stored(currency);
  const isApart = ({ reason }: { reason: string | null }) => /^(TO|FROM)SAFEGUARDING/.test(reason ?? '');
  expect(rows.some(isApart)).toBe(true);
  const cuts = [0, 1, 2, 3].map((part) => rows[Math.floor(((rows.length - 1) * part) / 3)]!.completed_at as Date);
  for (const [index, from] of cuts.slice(0, 3).entries()) {
    const before = cuts[index + 1]!;
    const found = await statement(periodOf(from.toISOString(), before.toISOString(), currency));
    const expected = rows.filter((row) => row.completed_at! >= from && row.completed_at! < before && !isApart(row));
    expect(found.totals.reduce((sum, { lines }) => sum + lines, 0)).toBe(expected.length);
    expect(found.lines.map(({ id }) => id)).toEqual(expected.map(({ id }) => id as string).slice(0, 250));
    const balances = found.summary[0] as { opening: string; closing: string };
    expect(addsUp(balances, amountOf(found, 'credit'), amountOf(found, 'debit'))).toBe(true);
    expectRunning(found.lines, balances.opening);
  }
});

function expectRunning(lines: readonly Line[], opening: string) {
  let balance = new Big(opening);
  for (const line of lines) {
    balance = balance.plus(signedAmount(line));
    expect([line.id, new Big(line.balance).toFixed(2)]).toEqual([line.id, balance.toFixed(2)]);
  }
}

test('the closing balance is what the account holds and what is safeguarded', async () => {
  const currency = 'USD';
  const position = '12500';
  const read = async () => {
    const { summary } = await statement(periodOf('2020-01-01', '2100-01-01', currency));
    const [balance] = await database('balances').where({ account_id: tradingAccount, currency });
    return { summary: summary[0], held: new Big(balance!.amount).plus(position).toFixed(2) };
  };
  const closingOf = ({ summary }: Awaited<ReturnType<typeof read>>) => new Big(summary?.closing ?? '').toFixed(2);
  // Other tests move dollars, and the balance is read a moment after the movement.
  await runSchedule('sync-provider');
  const { summary } = await eventually(read, (found) => closingOf(found) === found.held);
  expect(new Big(summary?.closing_safeguarded ?? '').eq(position)).toBe(true);
  expect(summary).toMatchObject({ opening: '0', opening_safeguarded: '0' });
});

describe('movements of one second', () => {
  const currency = 'SEK';
  const at = (second: number) => `2025-05-05T10:00:0${second}Z`;
  const closingAfter = async (moves: readonly (readonly [signed: number, after: number | null, at: string])[]) => {
    await database('tcc_transactions').where({ account_id: tradingAccount, currency }).delete();
    await database('tcc_transactions').insert(
      moves.map(([signed, after, completed]) => ({
        id: randomUUID(),
        account_id: tradingAccount,
        currency,
        amount: String(Math.abs(signed)),
        type: signed < 0 ? ('debit' as const) : ('credit' as const),
        status: 'completed',
        action: 'manual_transaction',
        balance_amount: after === null ? null : String(after),
        completed_at: completed,
        created_at: completed,
        updated_at: completed,
      })),
    );
    return (await statement(periodOf('2020-01-01', '2100-01-01', currency))).summary[0]?.closing ?? null;
  };

  afterAll(() => database('tcc_transactions').where({ account_id: tradingAccount, currency }).delete());

  test.each([
    [
      'end with what none begins with',
      [
        [5, 5, at(1)],
        [7, 12, at(1)],
        [-2, 10, at(1)],
      ],
      '10',
    ],
    [
      'that lead back leave what was there',
      [
        [5, 5, at(1)],
        [7, 12, at(2)],
        [-7, 5, at(2)],
      ],
      '5',
    ],
    [
      'that lead back at first leave nothing',
      [
        [7, 7, at(2)],
        [-7, 0, at(2)],
      ],
      '0',
    ],
    [
      'of which one is not known are not known',
      [
        [7, 7, at(1)],
        [-7, null, at(2)],
      ],
      null,
    ],
  ] as const)('%s', async (_what, moves, closing) => {
    const found = await closingAfter(moves);
    expect(found === null ? null : Number(found)).toBe(closing === null ? null : Number(closing));
  });
});

test('filters find lines, and leave the balances', async () => {
  const period = periodOf('2020-01-01', '2100-01-01', 'EUR');
  const all = await statement(period);
  const credits = await statement(period, { credit_or_debit: 'credit', amount_from: '1000' });
  expect(credits.lines).toEqual(all.lines.filter(({ type, amount }) => type === 'credit' && Number(amount) >= 1000));
  expect(credits.lines.length).toBeGreaterThan(0);
  expect(credits.summary).toEqual(all.summary);
});

test('a statement is for those with a seat', async () => {
  const period = periodOf('2020-01-01', '2100-01-01');
  expect((await ask('viewer', period)).data?.summary).toHaveLength(1);
  const foreign = { ...period, account_id: demoId('account borealis-imports') };
  for (const [username, asked] of [
    ['borealis', period],
    ['noaccount', period],
    ['maker', foreign],
  ] as const) {
    expect((await ask(username, asked)).data).toEqual({ lines: [], totals: [], summary: [] });
  }
  for (const username of [undefined, 'nomfa']) expect((await ask(username, period)).errors).toHaveLength(1);
});
