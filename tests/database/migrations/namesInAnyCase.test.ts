import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { openDemo, type DemoDatabase } from './openDemo';

const file = (direction: 'up' | 'down') =>
  readFileSync(join(__dirname, `../../../migrations/20261208000000_names_in_any_case.${direction}.sql`), 'utf8');
const [aldgate, borealis] = [demoId('organisation aldgate'), demoId('organisation borealis')];

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await openDemo();
});
afterAll(() => demo.close());

const namesOf = (transaction: Knex.Transaction, table: string, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await transaction(table).where({ id }).first<{ name: string }>('name')).name));

it('numbers the names that differ by case or blanks only, and no other', async () => {
  await demo.undone(async (transaction) => {
    await transaction.raw(file('down'));
    const roles = [
      { name: 'VIEWER', order: 5, org_id: aldgate },
      { name: ' viewer ', order: 6, org_id: aldgate },
      { name: 'Viewer 2', order: 7, org_id: aldgate },
      { name: 'viewer', order: 2, org_id: borealis },
    ];
    const added = await transaction('roles').insert(roles).returning('id');
    const groups = [
      { name: 'Team', org_id: aldgate },
      { name: 'team', org_id: aldgate },
      { name: 'TEAM', org_id: borealis },
    ];
    const teams = await transaction('groups').insert(groups).returning('id');
    const tariffs = [
      { name: 'Fair', type: 'incoming_fund_fee', amount: '1', createdAt: '2026-01-01' },
      { name: 'Fair', type: 'incoming_fund_fee', amount: '2', createdAt: '2026-01-02' },
      { name: 'fair', type: 'balance_transfer_fee', amount: '2', createdAt: '2026-01-02' },
    ] as const;
    const prices = await transaction('tariffs').insert(tariffs).returning('id');
    await transaction.raw(file('up'));
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
    expect(await namesOf(transaction, 'roles', ids(added))).toEqual(['VIEWER 3', 'viewer 4', 'Viewer 2', 'viewer']);
    const [one, other, elsewhere] = await namesOf(transaction, 'groups', ids(teams));
    expect([[one, other].sort(), elsewhere]).toEqual([expect.arrayContaining([expect.stringMatching(/ 2$/)]), 'TEAM']);
    expect(await namesOf(transaction, 'tariffs', ids(prices))).toEqual(['Fair', 'Fair 2', 'fair']);
  });
});

it.each([
  ['roles', { name: 'vIEWER', org_id: aldgate }],
  ['groups', { name: 'ALL ACCOUNTS', org_id: aldgate }],
  ['tariffs', { name: ' standard maintenance', type: 'monthly_maintenance_charge', amount: 1 }],
])('refuses a name of %s that is taken in another case', async (table, row) => {
  await demo.undone(async (transaction) => {
    if (table === 'groups') await transaction('groups').insert({ name: 'All accounts', org_id: aldgate });
    await demo.refused(transaction, `${table}_name_in_any_case`, (inner) => inner(table).insert(row));
  });
});

it('compares letters beyond English too', async () => {
  const { rows } = await demo.owner.raw<{ rows: { is_same: boolean }[] }>(`select lower('ÉŁ') = 'éł' as is_same`);
  expect(rows[0]?.is_same).toBe(true);
});
