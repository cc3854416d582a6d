import Big from 'big.js';
import { demoWorld } from '../../local/stack/demo/world';
import { startSimulator, type Json, type RunningSimulator } from './support/startSimulator';
import { apiKey } from './support/world';

/** The moment at which the simulator of the tests stands. */
const now = new Date('2026-07-15T11:00:00Z');

let simulator: RunningSimulator;
beforeAll(async () => (simulator = await startSimulator({}, demoWorld(apiKey, now))));
afterAll(() => simulator.stop());

const books = async () => (await simulator.control('GET', 'books')).body as Record<string, Json[]>;
const statuses = (rows: Json[] = []): Record<string, string> =>
  Object.fromEntries(rows.map(({ id, status }) => [id as string, status as string]));

it('holds wallets that are the sums of their movements', async () => {
  const { balances = [], transactions = [] } = await books();
  expect(balances.length).toBeGreaterThan(5);
  for (const { id, amount } of balances) {
    const done = transactions.filter((row) => row.balance_id === id && row.status === 'completed');
    const sum = done.reduce(
      (total, row) => total.plus(row.type === 'credit' ? row.amount : `-${row.amount}`),
      new Big(0),
    );
    expect([id, amount]).toEqual([id, sum.toFixed(2)]);
  }
});

it('names the two movements of every conversion and transfer, and the one of every receipt', async () => {
  const { transactions = [], conversions = [], transfers = [], fundings = [] } = await books();
  const byId = new Map(transactions.map((row) => [row.id as string, row]));
  const relatedTo = (id: string) => byId.get(id)?.related_entity_id as string;
  for (const row of conversions) {
    expect([relatedTo(row.sell_transaction_id), relatedTo(row.buy_transaction_id)]).toEqual([row.id, row.id]);
  }
  for (const row of transfers) {
    expect([relatedTo(row.debit_transaction_id), relatedTo(row.credit_transaction_id)]).toEqual([row.id, row.id]);
  }
  for (const row of fundings) expect(relatedTo(row.transaction_id)).toBe(row.id);
  expect(Math.min(conversions.length, transfers.length, fundings.length)).toBeGreaterThan(20);
});

it('is not moved by ticks, neither what is over nor what shows a status', async () => {
  const before = await books();
  for (let round = 0; round < 5; round += 1) await simulator.tick();
  expect(await books()).toEqual(before);
});

it('goes on with what is open when time passes, and leaves the past alone', async () => {
  const before = await books();
  await simulator.control('POST', 'clock', { advance: 'P10D' });
  const after = await books();
  const over = new Set(['trade_settled', 'closed', 'completed', 'cancelled', 'deleted', 'failed', 'suspended']);
  for (const kind of ['payments', 'conversions', 'transfers', 'fundings', 'transactions']) {
    const [was, is] = [statuses(before[kind]), statuses(after[kind])];
    for (const [id, status] of Object.entries(was)) if (over.has(status)) expect([id, is[id]]).toEqual([id, status]);
  }
  const moved = (after.conversions ?? []).filter(({ id, status }) => statuses(before.conversions)[id] !== status);
  expect(moved.map(({ status }) => status)).toEqual(moved.map(() => 'trade_settled'));
  expect(moved.length).toBeGreaterThan(0);
});
