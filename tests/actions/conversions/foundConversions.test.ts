import Big from 'big.js';
import type { Knex } from 'knex';
import type { TccConversionsRow } from '../../../actions/database/generated/tables';
import { demoId } from '../../../seeds/demo/demoId';
import { tradingAccount } from '../../support/portal';
import { graphql, stackDatabase } from '../../support/stack';

const found = `query ($args: found_conversions_args!, $totals: found_conversion_totals_args!) {
  foundConversions(args: $args, order_by: { id: asc }) { id }
  foundConversionTotals(args: $totals) { account_id status sell_currency conversions sell_amount }
}`;

interface Total {
  readonly account_id: string;
  readonly status: string;
  readonly sell_currency: string;
  readonly conversions: number;
  readonly sell_amount: string;
}

interface Found {
  readonly foundConversions: readonly { readonly id: string }[];
  readonly foundConversionTotals: readonly Total[];
}

let database: Knex;
let stored: readonly TccConversionsRow[];

beforeAll(async () => {
  database = stackDatabase();
  stored = await database('tcc_conversions').where({ account_id: tradingAccount }).orderBy('id');
});

afterAll(() => database.destroy());

async function ask(username: string | undefined, args: Record<string, unknown>): Promise<Found> {
  const { data, errors } = await graphql<Found>(username, found, { args, totals: args });
  expect(errors).toBeUndefined();
  return data!;
}

/** The totals of conversions, added up one by one. */
function added(conversions: readonly TccConversionsRow[]): Total[] {
  const totals = new Map<string, Total>();
  for (const { status, sell_currency, client_sell_amount } of conversions) {
    const key = `${status} ${sell_currency}`;
    const { conversions: count, sell_amount: sum } = totals.get(key) ?? { conversions: 0, sell_amount: '0' };
    const total = { account_id: tradingAccount, status, sell_currency, conversions: count + 1 };
    totals.set(key, { ...total, sell_amount: new Big(sum).plus(client_sell_amount).toFixed() });
  }
  return [...totals.values()];
}

const inOrder = (totals: readonly Total[]) =>
  totals
    .map((total) => ({ ...total, sell_amount: new Big(total.sell_amount).toFixed() }))
    .toSorted((one, other) =>
      `${one.status} ${one.sell_currency}`.localeCompare(`${other.status} ${other.sell_currency}`),
    );

type Case = readonly [name: string, args: Record<string, unknown>, isFound: (one: TccConversionsRow) => boolean];

const timeOf = (moment: Date | string) => new Date(moment).getTime();

/** The filters one by one and together, at the very limits of a conversion that is there. */
function cases(): Case[] {
  const middle = stored[Math.floor(stored.length / 2)]!;
  const created = middle.created_at.toISOString();
  const settled = middle.settlement_date.toISOString();
  const { conversion_date: day, client_buy_amount: bought, client_sell_amount: sold, short_reference } = middle;
  return [
    ['none', {}, () => true],
    [
      'a reference',
      { reference_pattern: `%${short_reference.slice(3).toLowerCase()}%` },
      (one) => one.id === middle.id,
    ],
    ['from a day', { converted_from: day }, (one) => one.conversion_date >= day],
    ['to a day', { converted_to: day }, (one) => one.conversion_date <= day],
    ['created from', { created_from: created }, (one) => timeOf(one.created_at) >= timeOf(created)],
    ['created before', { created_before: created }, (one) => timeOf(one.created_at) < timeOf(created)],
    ['settled from', { settled_from: settled }, (one) => timeOf(one.settlement_date) >= timeOf(settled)],
    ['settled before', { settled_before: settled }, (one) => timeOf(one.settlement_date) < timeOf(settled)],
    ['a bought currency', { bought: 'EUR' }, (one) => one.buy_currency === 'EUR'],
    ['a sold currency', { sold: 'USD' }, (one) => one.sell_currency === 'USD'],
    ['from a bought amount', { buy_from: bought }, (one) => new Big(one.client_buy_amount).gte(bought)],
    ['to a bought amount', { buy_to: bought }, (one) => new Big(one.client_buy_amount).lte(bought)],
    ['from a sold amount', { sell_from: sold }, (one) => new Big(one.client_sell_amount).gte(sold)],
    ['to a sold amount', { sell_to: sold }, (one) => new Big(one.client_sell_amount).lte(sold)],
    [
      'several',
      { sold: middle.sell_currency, sell_to: sold, buy_to: bought, converted_to: day },
      (one) =>
        one.sell_currency === middle.sell_currency &&
        new Big(one.client_sell_amount).lte(sold) &&
        new Big(one.client_buy_amount).lte(bought) &&
        one.conversion_date <= day,
    ],
  ];
}

test('list and totals find what a search through all conversions finds', async () => {
  const sizes: number[] = [];
  for (const [name, args, isFound] of cases()) {
    const expected = stored.filter(isFound);
    const answer = await ask('maker', { account_id: tradingAccount, ...args });
    expect([name, answer.foundConversions.map(({ id }) => id)]).toEqual([name, expected.map(({ id }) => id)]);
    expect([name, inOrder(answer.foundConversionTotals)]).toEqual([name, inOrder(added(expected))]);
    sizes.push(expected.length);
  }
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(new Set(sizes).size).toBeGreaterThan(5);
});

test('who has no seat on an account finds nothing there, and who names no account nothing at all', async () => {
  const nothing = { foundConversions: [], foundConversionTotals: [] };
  expect((await ask('viewer', { account_id: tradingAccount })).foundConversionTotals).not.toEqual([]);
  for (const stranger of ['borealis', 'borealisadmin', 'noaccount']) {
    expect(await ask(stranger, { account_id: tradingAccount })).toEqual(nothing);
  }
  expect(await ask('maker', {})).toEqual(nothing);
  expect(await ask('maker', { account_id: demoId('no such account') })).toEqual(nothing);
});

test.each(['partner_rate', 'core_rate', 'partner_buy_amount', 'partner_sell_amount'])(
  'no client reads, sorts or filters by %s: it is the margin of the house',
  async (column) => {
    const args = { account_id: tradingAccount };
    const asks = [
      `{ tcc_conversions { ${column} } }`,
      `{ tcc_conversions(order_by: { ${column}: asc }) { id } }`,
      `{ tcc_conversions(where: { ${column}: { _gt: "0" } }) { id } }`,
      `query ($args: found_conversions_args!) { foundConversions(args: $args) { ${column} } }`,
    ];
    for (const query of asks) {
      const { data, errors } = await graphql('maker', query, query.startsWith('query') ? { args } : {});
      expect([query, data, errors?.[0]?.extensions.code]).toEqual([query, undefined, 'validation-failed']);
    }
  },
);
