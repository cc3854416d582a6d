import type { Knex } from 'knex';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';
import { progressBar } from '../../../local/stack/progressBar';
import { hasLarge, writeLarge } from '../../../seeds/large/writeLarge';
import { createTestDatabase, type TestDatabase } from '../../support/database';
import { moneyFaults } from '../../support/moneyFaults';

const now = new Date('2026-11-20T10:30:15.250Z');
const opened: { database: Knex; drop: TestDatabase['drop'] }[] = [];
let database: Knex;
const shares: number[] = [];

async function load(scale: number, seed: number, onProgress: (share: number) => void = () => undefined): Promise<Knex> {
  const { url, drop } = await createTestDatabase('reference');
  const owner = ownerDatabase(url);
  opened.push({ database: owner, drop });
  await writeLarge(owner, { scale, seed, now, onProgress });
  return owner;
}

beforeAll(async () => {
  database = await load(0.01, 1, (share) => shares.push(share));
});
afterAll(async () => {
  for (const { database: owner, drop } of opened) {
    await owner.destroy();
    await drop();
  }
});

test.each([
  // The house and its two accounts are there at every scale.
  ['organisations', 2 + 1],
  ['accounts', 10 + 2],
  ['users', 20],
  ['payments', 10_000],
  ['tcc_transactions', 20_000],
  ['conversions', 2000],
  ['transfers', 100],
  ['charges', 1000],
  ['safeguarding_transfers', 1020],
  ['activity', 2000],
])('a hundredth has its share of %s', async (table, count) => {
  expect(await database(table).count()).toEqual([{ count: String(count) }]);
});

test('the books are in order', async () => {
  expect(await moneyFaults(database)).toEqual({});
});

test.each([
  ['payment', 'payments'],
  ['conversion', 'conversions'],
  ['transfer', 'transfers'],
  ['charge', 'charges'],
  ['safeguarding_transfer', 'safeguarding_transfers'],
])('a %s of every status is there', async (machine, table) => {
  const missing = await database('state_transitions')
    .where({ machine })
    .whereNotIn('to_status', database(table).select('status'))
    .pluck('to_status');
  expect(missing).toEqual([]);
});

const digests = async (owner: Knex) => {
  const tables = [
    'payments',
    'tcc_transactions',
    'balances',
    'tcc_conversions',
    'CurrencyCloudContacts',
    'tcc_transfers',
    'charges',
    'safeguarding_adjustments',
    'activity',
  ];
  return Promise.all(
    tables.map(async (table) => {
      const row = `md5(cast(to_jsonb(t) - 'createdAt' as text))`;
      const { rows } = await owner.raw<{ rows: { digest: string }[] }>(
        `select md5(string_agg(${row}, '' order by ${row})) as digest from ?? t`,
        [table],
      );
      return rows[0]?.digest;
    }),
  );
};

test('the same seed gives the same rows, another seed others', async () => {
  const [first, again, other] = [database, await load(0.01, 1), await load(0.01, 2)];
  expect(await digests(again)).toEqual(await digests(first));
  expect(await digests(other)).not.toEqual(await digests(first));
});

test('it says how far it has come, and afterwards that it is there', async () => {
  expect(shares.at(-1)).toBe(1);
  expect(await hasLarge(database)).toBe(true);
});

test('progress fills one line of a terminal and writes plain lines elsewhere', () => {
  const written = (isTTY: boolean) => {
    const texts: string[] = [];
    const show = progressBar('Writing', { isTTY, write: (text) => texts.push(text) });
    [0.02, 0.04, 0.5, 1].forEach(show);
    return texts.join('');
  };
  expect(written(false)).toBe('Writing: 2 %\nWriting: 50 %\nWriting: 100 %\n');
  expect(written(true)).toMatch(/^(\rWriting █*░* \d+ %){3}\rWriting █{40} 100 %\n$/);
});
