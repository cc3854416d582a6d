import Big from 'big.js';
import type { Knex } from 'knex';
import { tradingAccount } from '../../support/portal';
import { graphql, stackDatabase } from '../../support/stack';

const found = `query ($args: found_transactions_args!, $totals: found_transaction_totals_args!) {
  foundTransactions(args: $args, order_by: { id: asc }) { id }
  foundTransactionTotals(args: $totals) { account_id status transactions }
}`;

interface Found {
  readonly foundTransactions: readonly { readonly id: string }[];
  readonly foundTransactionTotals: readonly { readonly status: string; readonly transactions: number }[];
}

interface Stored {
  readonly id: string;
  readonly amount: string;
  readonly currency: string;
  readonly type: string;
  readonly status: string;
  readonly action: string;
  readonly reason: string | null;
  readonly related_entity_type: string;
  readonly related_entity_id: string | null;
  readonly related_entity_short_reference: string | null;
  readonly completed_at: Date | null;
  readonly created_at: Date;
  readonly settles_at: Date | null;
  readonly updated_at: Date;
}

let database: Knex;
let stored: readonly Stored[];

beforeAll(async () => {
  database = stackDatabase();
  stored = await database('tcc_transactions').where({ account_id: tradingAccount }).orderBy('id').select('*');
});

afterAll(() => database.destroy());

async function ask(username: string | undefined, args: Record<string, unknown>): Promise<Found> {
  const { data, errors } = await graphql<Found>(username, found, { args, totals: { ...args, status_name: undefined } });
  expect(errors).toBeUndefined();
  return data!;
}

type Case = readonly [name: string, args: Record<string, unknown>, isFound: (row: Stored) => boolean];

const contains = (text: string | null, part: string) => (text ?? '').toLowerCase().includes(part.toLowerCase());

/** Each filter at the very limits of a transaction that is there. */
function cases(paidTo: { readonly beneficiaryId: string; readonly ids: ReadonlySet<string> }): Case[] {
  const one = stored.find((row) => row.status === 'completed' && row.related_entity_type === 'payment')!;
  const reference = one.related_entity_short_reference!;
  const range = (column: 'completed_at' | 'created_at' | 'settles_at' | 'updated_at', name: string): Case[] => {
    const at = one[column]!;
    const later = new Date(at.getTime() + 1);
    return [
      [`${name} from`, { [`${name}_from`]: at }, (row) => row[column] !== null && row[column] >= at],
      [`${name} before`, { [`${name}_before`]: later }, (row) => row[column] !== null && row[column] < later],
    ];
  };
  return [
    ['none', {}, () => true],
    [
      'a reference',
      { search_pattern: `%${reference}%` },
      (row) => contains(row.related_entity_short_reference, reference),
    ],
    [
      'a text that is an amount',
      { search_pattern: '%nothing like it%', search_amount: one.amount },
      (row) => new Big(row.amount).eq(one.amount),
    ],
    ['an action', { action_name: 'funding' }, ({ action }) => action === 'funding'],
    ['an amount', { exact_amount: one.amount }, (row) => new Big(row.amount).eq(one.amount)],
    ['from an amount', { amount_from: one.amount }, (row) => new Big(row.amount).gte(one.amount)],
    ['to an amount', { amount_to: one.amount }, (row) => new Big(row.amount).lte(one.amount)],
    ['a beneficiary', { beneficiary_id: paidTo.beneficiaryId }, (row) => paidTo.ids.has(row.related_entity_id ?? '')],
    ...range('completed_at', 'completed'),
    ...range('created_at', 'created'),
    ...range('settles_at', 'settles'),
    ...range('updated_at', 'updated'),
    ['a currency', { currency_code: 'EUR' }, ({ currency }) => currency === 'EUR'],
    [
      'a related reference',
      { related_reference: reference.toLowerCase() },
      (row) => row.related_entity_short_reference === reference,
    ],
    ['a related type', { related_type: 'conversion' }, (row) => row.related_entity_type === 'conversion'],
    ['a direction', { credit_or_debit: 'debit' }, ({ type }) => type === 'debit'],
    [
      'several',
      { currency_code: 'EUR', credit_or_debit: 'credit', related_type: 'inbound_funds', amount_from: '1' },
      (row) => row.currency === 'EUR' && row.type === 'credit' && row.related_entity_type === 'inbound_funds',
    ],
  ];
}

async function somebodyPaid() {
  const payments = await database('payments as payment')
    .join('beneficiary_information_slice as slice', 'slice.id', 'payment.beneficiarySliceId')
    .where({ accountId: tradingAccount })
    .whereNotNull('tccPaymentId')
    .select<{ beneficiaryId: string; tccPaymentId: string }[]>('slice.beneficiaryId', 'payment.tccPaymentId');
  const moved = new Set(stored.map(({ related_entity_id }) => related_entity_id));
  const { beneficiaryId } = payments.find(({ tccPaymentId }) => moved.has(tccPaymentId))!;
  const own = payments.filter((payment) => payment.beneficiaryId === beneficiaryId);
  return { beneficiaryId, ids: new Set(own.map(({ tccPaymentId }) => tccPaymentId)) };
}

const countsOf = (rows: readonly { readonly status: string }[]) => {
  const counts = new Map<string, number>();
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1);
  return Object.fromEntries(counts);
};

test('list and counts find what a search through all transactions finds', async () => {
  const sizes: number[] = [];
  for (const [name, args, isFound] of cases(await somebodyPaid())) {
    const expected = stored.filter(isFound);
    const answer = await ask('maker', { account_id: tradingAccount, ...args });
    const ids = expected.map(({ id }) => id).slice(0, 250);
    expect([name, answer.foundTransactions.map(({ id }) => id)]).toEqual([name, ids]);
    const counts = answer.foundTransactionTotals.map(({ status, transactions }) => [status, transactions] as const);
    expect([name, Object.fromEntries(counts)]).toEqual([name, countsOf(expected)]);
    sizes.push(expected.length);
  }
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(new Set(sizes).size).toBeGreaterThan(5);
});

test('a status filters the list and not the counts', async () => {
  const pending = stored.filter(({ status }) => status === 'pending');
  const answer = await ask('maker', { account_id: tradingAccount, status_name: 'pending' });
  expect(answer.foundTransactions.map(({ id }) => id)).toEqual(pending.map(({ id }) => id));
  expect(answer.foundTransactionTotals.length).toBeGreaterThan(1);
});

test('who has no seat on an account finds nothing there, and who names no account nothing at all', async () => {
  const nothing = { foundTransactions: [], foundTransactionTotals: [] };
  expect((await ask('viewer', { account_id: tradingAccount })).foundTransactionTotals).not.toEqual([]);
  for (const stranger of ['borealis', 'borealisadmin', 'noaccount']) {
    expect(await ask(stranger, { account_id: tradingAccount })).toEqual(nothing);
  }
  expect(await ask('maker', {})).toEqual(nothing);
});

test('only a signed-in user with a second factor may ask', async () => {
  const args = { account_id: tradingAccount };
  for (const username of [undefined, 'nomfa']) {
    const { data, errors } = await graphql<Found>(username, found, { args, totals: args });
    expect(data).toBeUndefined();
    expect(errors).toHaveLength(1);
  }
});
