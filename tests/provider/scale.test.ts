import { randomUUID } from 'node:crypto';
import { compareDecimals } from '../../local/provider/decimals';
import { firstInOrder } from '../../local/provider/http/firstInOrder';
import { timeText } from '../../local/provider/wire';
import type { WorldMovement } from '../../local/provider/world';
import { codeOf } from './support/records';
import { startSimulator, type Json, type Parameters, type RunningSimulator } from './support/startSimulator';
import { clientAccount, clientContact, houseAccount, otherClientAccount, otherClientContact } from './support/world';
import { sized } from '../support/sized';

const movementCount = sized(20_000, 1_000_000);
/** A page of a million rows takes as long as walking through them. */
const timeoutMs = sized(60_000, 600_000);
/** So many of them are paged through, in either size. */
const pagedCount = 20_000;
const accounts = [clientAccount, otherClientAccount, houseAccount];

const contactOf: Readonly<Record<string, string>> = {
  [clientAccount]: clientContact,
  [otherClientAccount]: otherClientContact,
};

/** A movement a minute. */
const momentOf = (index: number) => timeText(new Date(Date.UTC(2025, 0, 1) + index * 60_000));

/** A long past, made while it is being read; the sums of each wallet never fall below zero. */
function* longPast(): Iterable<WorldMovement> {
  for (let index = 0; index < movementCount; index += 1) {
    const isCredit = index % 6 < 3;
    yield {
      id: `d0000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      account_id: accounts[index % accounts.length] ?? clientAccount,
      currency: 'CHF',
      amount: isCredit ? '10.00' : `${index % 9}.25`,
      type: isCredit ? 'credit' : 'debit',
      action: isCredit ? 'funding' : 'payment',
      related_entity_type: isCredit ? 'inbound_funds' : 'payment',
      related_entity_id: randomUUID(),
      created_at: momentOf(index),
    };
  }
}

let simulator: RunningSimulator;
beforeAll(async () => {
  simulator = await startSimulator();
  expect(await simulator.seedTransactions(longPast())).toBe(movementCount);
}, timeoutMs);
afterAll(() => simulator.stop());

const find = async (parameters: Parameters = {}) =>
  (await simulator.call('GET', '/transactions/find', { currency: 'CHF', scope: 'all', ...parameters })).body;

it(
  'keeps the balances of a long past equal to the sums of its movements',
  async () => {
    const balances = async (parameters: Parameters) =>
      (await simulator.call('GET', '/balances/find', { scope: 'all', ...parameters })).body.balances as Json[];
    const today = await balances({});
    // What a balance was at the end of a day is summed up from the movements.
    expect(await balances({ as_at_date: '2999-12-31' })).toEqual(today);
    expect(today.filter(({ currency }) => currency === 'CHF')).toHaveLength(accounts.length);
    for (const { account_id, amount } of today.filter(({ currency }) => currency === 'CHF')) {
      const newest = { order_asc_desc: 'desc', per_page: '1' };
      const own: Parameters = account_id === houseAccount ? {} : { on_behalf_of: contactOf[account_id] ?? '' };
      const { transactions } = await find({ ...newest, ...own, scope: 'own' });
      expect(transactions).toMatchObject([{ account_id, balance_amount: amount }]);
    }
  },
  timeoutMs,
);

it.each<[string, Parameters, number]>([
  ['in the usual order', {}, pagedCount],
  ['by amount, one account’s', { order: 'amount', scope: 'own', on_behalf_of: clientContact }, 6_667],
])(
  'pages through all of them once, %s',
  async (_, parameters, count) => {
    const seen = new Set<string>();
    for (let page = 1; page <= Math.ceil(count / 100); page += 1) {
      const asked = { per_page: '100', page: String(page), created_at_to: momentOf(pagedCount - 1), ...parameters };
      const { transactions, pagination } = await find(asked);
      expect(pagination.total_entries).toBe(count);
      (transactions as Json[]).forEach(({ id }) => seen.add(id));
    }
    expect(seen.size).toBe(count);
  },
  timeoutMs,
);

it('finds the newest first, and a range', async () => {
  const { transactions } = await find({ order: 'created_at', order_asc_desc: 'desc', per_page: '2' });
  expect(transactions.map((row: Json) => row.created_at)).toEqual([
    momentOf(movementCount - 1),
    momentOf(movementCount - 2),
  ]);
  const range = { created_at_from: '2025-01-02', created_at_to: '2025-01-02' };
  expect((await find(range)).pagination.total_entries).toBe(24 * 60);
  expect((await find({ ...range, scope: 'own', on_behalf_of: clientContact })).pagination.total_entries).toBe(480);
});

it(
  'enters nothing twice, and has all of it after a restart',
  async () => {
    const before = await find();
    await simulator.seedTransactions(longPast());
    await simulator.restart();
    expect(await find()).toEqual(before);
  },
  timeoutMs,
);

describe('filters of transactions', () => {
  it.each<[Parameters, string]>([
    [{ beneficiary_id: randomUUID() }, 'related_entity_type_is_required'],
    [{ currency_pair: 'EURGBP', related_entity_type: 'payment' }, 'related_entity_type_is_required'],
    [{ related_entity_type: 'balance_transfer' }, 'related_entity_type_not_in_range'],
    [{ created_at_from: '2026-01-01Tnonsense' }, 'created_at_from_type_is_wrong'],
    [{ page: '0' }, 'page_is_too_small'],
  ])('refuse %j', async (parameters, code) => {
    expect(codeOf(await simulator.call('GET', '/transactions/find', parameters))).toBe(code);
  });
});

it('takes the beginning of an order as a full sort would', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ key: (index * 7919) % 503, index }));
  const byNumber = { keyOf: (row: { key: number }) => String(row.key), compare: compareDecimals };
  for (const count of [1, 25, 999, 20_000]) {
    const { first, total } = firstInOrder(rows, count, byNumber);
    expect(total).toBe(rows.length);
    expect(first).toEqual([...rows].sort((a, b) => a.key - b.key).slice(0, count));
  }
});
