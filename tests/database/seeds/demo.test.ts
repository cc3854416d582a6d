import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Context } from '../../../actions/context';
import { openMissingContacts } from '../../../actions/users/contacts/openMissingContacts';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';
import { demoBooks } from '../../../seeds/demo/books';
import { createTestDatabase, demoTime, type TestDatabase } from '../../support/database';
import { moneyFaults } from '../../support/moneyFaults';

let testDatabase: TestDatabase;
let database: Knex;

beforeAll(async () => {
  testDatabase = await createTestDatabase('demo');
  database = ownerDatabase(testDatabase.url);
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

test('the books are in order', async () => {
  expect(await moneyFaults(database)).toEqual({});
});

test.each([
  [`update balances set amount = amount + 1`, 'a balance is the sum of the completed entries'],
  [`update tcc_transactions set balance_amount = balance_amount + 1`, 'an entry says the balance after it'],
  [`update tcc_transactions set amount = amount + 0.001`, 'an entry has no more decimals'],
  [`update tcc_transactions set balance_id = id`, 'an entry belongs to its wallet'],
  [`delete from tcc_transactions where action = 'payment'`, 'a payment that left has its debit'],
  [`delete from tcc_transactions where action = 'payment_failure'`, 'a payment that came back'],
  [`update tcc_transactions set status = 'deleted' where status = 'pending'`, 'a conversion has its two legs'],
  [`update tcc_transfers set amount = amount + 1`, 'a transfer has its two ends'],
  [`update tcc_transfers set status = 'cancelled'`, 'a charge that was taken has its transfer'],
  [`delete from tcc_transactions where action = 'funding'`, 'money from outside has its credit'],
  [`delete from tcc_funding`, 'an entry has what it belongs to'],
  [`update tcc_payments set status = 'failed'`, 'a payment that the provider holds is the same there'],
  [`delete from tcc_conversions`, 'a conversion is the same at the provider'],
  [`update accounts set safeguarded_amount_gbp = 1`, 'what is safeguarded is the last position'],
  [`delete from charge_derivations`, 'a charge has its derivation'],
  [`update payments set "createdAt" = now()`, 'a charge comes after what it is charged for'],
  [`update tcc_transactions set completed_at = now()`, 'a charge comes after what it is charged for'],
  [`update accounts set "createdAt" = now()`, 'a charge comes after what it is charged for'],
  [`update charges set created_at = month + 27 where month is not null`, 'a charge comes after what it is charged for'],
  [`delete from charges where type = 'incoming_fund_fee'`, 'money that came in has its fee'],
  [`update accounts set "createdAt" = now()`, 'what has an end began before'],
  [`update tcc_transfers set created_at = now()`, 'what has an end began before'],
  [`delete from payment_authorisation_requests`, 'an authorised payment has every authorisation'],
])('%s is noticed', async (tampering, rule) => {
  const transaction = await database.transaction();
  await transaction.raw('set local session_replication_role = replica');
  await transaction.raw(tampering);
  const found = Object.keys(await moneyFaults(transaction));
  await transaction.rollback();
  expect(found.some((name) => name.startsWith(rule))).toBe(true);
});

test.each([
  ['payment', 'payments', 'status'],
  ['conversion', 'conversions', 'status'],
  ['transfer', 'transfers', 'status'],
  ['charge', 'charges', 'status'],
  ['submission', 'new_account_submissions', 'status_code'],
  ['safeguarding_transfer', 'safeguarding_transfers', 'status'],
])('a %s of every status is there', async (machine, table, column) => {
  const missing = await database('state_transitions')
    .where({ machine })
    .whereNotIn('to_status', database(table).select(column))
    .pluck('to_status');
  expect(missing).toEqual([]);
});

test('seats are there in every state, and nothing is asked at once for those without a contact', async () => {
  const seats = await database('CurrencyCloudContacts').whereNot({ contact_state: 'working' }).orderBy('contact_state');
  expect(seats.map(({ contact_state, user_id }) => [contact_state, user_id])).toEqual([
    ['refused', 'newpassword'],
    ['waiting', 'superadmin2'],
  ]);
  const clock = { now: () => demoTime };
  await openMissingContacts({ database, clock, newId: randomUUID } as Partial<Context> as Context);
  expect(await database('provider_intents').whereIn('kind', ['contact', 'contact_status'])).toEqual([]);
});

test('a seat is on an account of an organisation that its user is linked to', async () => {
  const strangers = await database('CurrencyCloudContacts as seat')
    .join('accounts as account', 'account.id', 'seat.account_id')
    .whereNotExists(
      database('users_organisations as link')
        .whereRaw('link.user_id = seat.user_id and link.org_id = account.org_id')
        .select('link.user_id'),
    )
    .pluck('seat.user_id');
  expect(strangers).toEqual([]);
});

test('no row points at nothing, though history is written without the guards', async () => {
  const { rows: keys } = await database.raw<{
    rows: { child: string; key: string; parent: string; target: string }[];
  }>(`
    select c.conrelid::regclass::text as child, quote_ident(a.attname) as key, c.confrelid::regclass::text as parent,
      quote_ident(f.attname) as target
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
    where c.contype = 'f' and array_length(c.conkey, 1) = 1`);
  expect(keys.length).toBeGreaterThan(100);
  for (const { child, key, parent, target } of keys) {
    const dangling = `select from ${child} c where ${key} is not null and not exists (select from ${parent} p where p.${target} = c.${key})`;
    expect((await database.raw<{ rows: unknown[] }>(dangling)).rows).toHaveLength(0);
  }
});

test.each([
  'accounts',
  'organisations',
  'favourites_persons',
  'tcc_collections',
  'upload_rows',
  'notices',
  'assets',
  'rates',
])('%s is not empty', async (table) => {
  expect(await database(table).first()).toBeDefined();
});

test('the statement of every wallet of a client reaches back 18 months', async () => {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select a.name, t.currency from tcc_transactions t join accounts a on a.id = t.account_id
     where a."isTccSubAccount" and a.name not like 'Corridor%'
     group by 1, 2 having min(completed_at) > ?::timestamptz - interval '18 months'`,
    [demoTime],
  );
  expect(rows).toEqual([]);
});

test('one default tariff of each type, and nothing dated after the demo began', async () => {
  expect(await database('tariffs').where({ is_default: true }).countDistinct('type')).toEqual([{ count: '4' }]);
  for (const column of ['created_at', 'updated_at', 'completed_at']) {
    expect(await database('tcc_transactions').where(column, '>', demoTime)).toEqual([]);
  }
});

test('the roles of an organisation have the orders 1, 2, 3 and so on', async () => {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select org_id from roles group by org_id having array_agg("order" order by "order") <> array(select generate_series(1, count(roles.id)::int))`,
  );
  expect(rows).toEqual([]);
});

test('the same moment gives the same books, within one second', () => {
  expect(demoBooks(demoTime)).toEqual(demoBooks(new Date('2026-11-20T10:30:15.999Z')));
});
