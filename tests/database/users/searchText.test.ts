import type { Knex } from 'knex';
import { containsPattern } from '../../../frontend/src/shared/listQuery';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';
import { migrate } from '../../../tools/migrate/migrate';
import { createTestDatabase, type TestDatabase } from '../../support/database';

let testDatabase: TestDatabase;
let owner: Knex;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  owner = ownerDatabase(testDatabase.url);
  await migrate(owner);
  // Without the audit log, which is not what is measured here.
  await owner.raw(`
    alter table users disable trigger user;
    insert into users (id, first_name, last_name)
      select 'person-' || n, 'First' || n, 'Last' || n from generate_series(1, 20000) n;
    insert into users (id, first_name, last_name) values ('una', 'Una Mary', 'O''Tester_1')`);
  await owner.raw('vacuum analyze users');
});
afterAll(async () => {
  await owner.destroy();
  await testDatabase.drop();
});

const found = (text: string) => owner('users').whereILike('search_text', containsPattern(text)).orderBy('id').limit(15);

test.each(['UNA', 'una mary', 'Tester', "una mary o'tester", "o'tester_1 UNA", 'Mary O'])(
  'finds a user by %j',
  async (text) => {
    expect(await found(text).pluck('id')).toEqual(['una']);
  },
);

test.each(['una tester', 'una una', 'tester mary', 'otester%'])('does not find one by %j', async (text) => {
  expect(await found(text).pluck('id')).toEqual([]);
});

test('follows a change of the name', async () => {
  await owner('users').where({ id: 'person-7' }).update({ last_name: 'Renamed' });
  expect(await found('renamed first7').pluck('id')).toEqual(['person-7']);
  expect(await found('last7 first7').pluck('id')).toEqual([]);
});

test('reads the index and not the whole table', async () => {
  const { rows } = await owner.raw<{ rows: { 'QUERY PLAN': string }[] }>(`explain ${found('Una Mary O').toString()}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('users_search_text');
  expect(plan).not.toContain('Seq Scan');
});
