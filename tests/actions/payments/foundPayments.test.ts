import Big from 'big.js';
import type { Knex } from 'knex';
import { columnOf, fieldsWith } from '../../../domain/payments/fields';
import { demoId } from '../../../seeds/demo/demoId';
import { tradingAccount } from '../../support/portal';
import { putSeatsBack } from '../../support/seats';
import { graphql, stackDatabase } from '../../support/stack';

const found = `query ($args: found_payments_args!, $totals: found_payment_totals_args!) {
  foundPayments(args: $args, order_by: { id: asc }) { id }
  foundPaymentTotals(args: $totals) { accountId status currency payments amount }
}`;

interface Total {
  readonly accountId: string;
  readonly status: string;
  readonly currency: string;
  readonly payments: number;
  readonly amount: string;
}

interface Found {
  readonly foundPayments: readonly { readonly id: string }[];
  readonly foundPaymentTotals: readonly Total[];
}

interface Stored {
  readonly id: string;
  readonly status: string;
  readonly currency: string;
  readonly amount: string;
  readonly paymentDate: string;
  readonly reference: string;
  readonly shortReference: string;
  readonly createdById: string;
  readonly payee: string;
}

let database: Knex;
let stored: readonly Stored[];

beforeAll(async () => {
  database = stackDatabase();
  stored = await database('payments')
    .join('beneficiary_information_slice as slice', 'slice.id', 'payments.beneficiarySliceId')
    .where({ accountId: tradingAccount })
    .orderBy('payments.id')
    .select('payments.*', 'slice.name as payee');
});

afterAll(() => database.destroy());

async function ask(username: string | undefined, args: Record<string, unknown>): Promise<Found> {
  const { data, errors } = await graphql<Found>(username, found, { args, totals: args });
  expect(errors).toBeUndefined();
  return data!;
}

/** The totals of payments, added up one by one. */
function added(payments: readonly Stored[]): Total[] {
  const totals = new Map<string, Total>();
  for (const { status, currency, amount } of payments) {
    const key = `${status} ${currency}`;
    const { payments: count, amount: sum } = totals.get(key) ?? { payments: 0, amount: '0' };
    const total = { accountId: tradingAccount, status, currency, payments: count + 1 };
    totals.set(key, { ...total, amount: new Big(sum).plus(amount).toFixed() });
  }
  return [...totals.values()];
}

const inOrder = (totals: readonly Total[]) =>
  totals
    .map((total) => ({ ...total, amount: new Big(total.amount).toFixed() }))
    .toSorted((one, other) => `${one.status} ${one.currency}`.localeCompare(`${other.status} ${other.currency}`));

const contains = (text: string, part: string) => text.toLowerCase().includes(part);
const amountIs = ({ amount }: Stored, wanted: string) => new Big(amount).eq(wanted);

type Case = readonly [name: string, args: Record<string, unknown>, isFound: (payment: Stored) => boolean];

/** The filters one by one and together, at the very limits of a payment that is there. */
function cases(): Case[] {
  const [one] = stored.filter(({ currency }) => currency === 'EUR');
  const { amount, paymentDate, createdById, shortReference } = one!;
  const matches = (payment: Stored, part: string) =>
    [payment.payee, payment.reference, payment.shortReference].some((text) => contains(text, part));
  return [
    ['none', {}, () => true],
    ['a name', { search_pattern: '%HANSA%' }, (payment) => contains(payment.payee, 'hansa')],
    ['our reference', { search_pattern: `%${shortReference}%` }, (payment) => payment === one],
    [
      'a text that is an amount',
      { search_pattern: `%${amount}%`, search_amount: amount },
      (payment) => amountIs(payment, amount) || matches(payment, amount),
    ],
    [
      'a text that is one of two amounts',
      { search_pattern: '%nothing like it%', search_amount: '987654321', other_amount: amount },
      (payment) => amountIs(payment, amount),
    ],
    ['an amount without a text', { search_amount: amount }, () => true],
    ['from a day', { dated_from: paymentDate }, (payment) => payment.paymentDate >= paymentDate],
    ['to a day', { dated_to: paymentDate }, (payment) => payment.paymentDate <= paymentDate],
    ['a currency', { currency_code: 'EUR' }, ({ currency }) => currency === 'EUR'],
    ['from an amount', { amount_from: amount }, (payment) => new Big(payment.amount).gte(amount)],
    ['to an amount', { amount_to: amount }, (payment) => new Big(payment.amount).lte(amount)],
    ['a creator', { creator_id: createdById }, (payment) => payment.createdById === createdById],
    [
      'several',
      { currency_code: 'EUR', amount_from: amount, creator_id: createdById, dated_to: paymentDate },
      (payment) =>
        payment.currency === 'EUR' &&
        new Big(payment.amount).gte(amount) &&
        payment.createdById === createdById &&
        payment.paymentDate <= paymentDate,
    ],
  ];
}

test('list and totals find what a search through all payments finds', async () => {
  const sizes: number[] = [];
  for (const [name, args, isFound] of cases()) {
    const expected = stored.filter(isFound);
    const { foundPayments, foundPaymentTotals } = await ask('maker', { account_id: tradingAccount, ...args });
    const ids = expected.map(({ id }) => id);
    expect([name, foundPayments.map(({ id }) => id)]).toEqual([name, ids.slice(0, 250)]);
    expect([name, inOrder(foundPaymentTotals)]).toEqual([name, inOrder(added(expected))]);
    sizes.push(expected.length);
  }
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(new Set(sizes).size).toBeGreaterThan(5);
});

test.each(fieldsWith('isSearched'))('the search finds a payment by words of its %s', async (name) => {
  const [{ id }, column] = [stored[0]!, columnOf(name)];
  const before = (await database('payments').where({ id }).first(column)) as Record<string, unknown>;
  await database('payments')
    .where({ id })
    .update({ [column]: 'Crates for the quay' });
  try {
    const { foundPayments } = await ask('maker', { account_id: tradingAccount, search_pattern: '%FOR THE QUAY%' });
    expect(foundPayments).toEqual([{ id }]);
  } finally {
    await database('payments').where({ id }).update(before);
  }
});

test('who has no seat on an account finds nothing there, and who names no account nothing at all', async () => {
  const nothing = { foundPayments: [], foundPaymentTotals: [] };
  expect((await ask('viewer', { account_id: tradingAccount })).foundPaymentTotals).not.toEqual([]);
  for (const stranger of ['borealis', 'borealisadmin', 'noaccount']) {
    expect(await ask(stranger, { account_id: tradingAccount })).toEqual(nothing);
  }
  expect(await ask('maker', {})).toEqual(nothing);
  expect(await ask('maker', { account_id: demoId('no such account') })).toEqual(nothing);
});

test('a person who loses the seat finds nothing from the next request on', async () => {
  const seat = () => database('CurrencyCloudContacts').where({ user_id: 'viewer', account_id: tradingAccount });
  const before = (await seat().first())!;
  await seat().delete();
  try {
    expect(await ask('viewer', { account_id: tradingAccount })).toEqual({ foundPayments: [], foundPaymentTotals: [] });
  } finally {
    await putSeatsBack(database, [before]);
  }
});

test('only a signed-in user with a second factor may ask', async () => {
  const args = { account_id: tradingAccount };
  for (const username of [undefined, 'nomfa']) {
    const { data, errors } = await graphql<Found>(username, found, { args, totals: args });
    expect(data).toBeUndefined();
    expect(errors).toHaveLength(1);
  }
});
