import type { Knex } from 'knex';
import { connect } from '../../../../actions/database/connection';
import { takeReadings, type Mirror } from '../../../../actions/mirrors/mirror';
import { isNewer } from '../../../support/isNewer';
import { createTestDatabase, type TestDatabase } from '../../../support/database';

interface Thing {
  readonly id: string;
  readonly updated_at: string;
  readonly status: string;
}

const progress = ['pending', 'sent', 'completed'];
const statuses = [...progress, 'a word of tomorrow', 'another'];
const times = ['2026-11-20T10:00:00+00:00', '2026-11-20T10:00:01+00:00'];
const readings = times.flatMap((updated_at) => statuses.map((status) => ({ updated_at, status })));

let testDatabase: TestDatabase;
let database: Knex;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = connect(testDatabase.url);
  await database.raw(
    'create table things (id text primary key, updated_at timestamptz not null, status text not null)',
  );
});

afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

function mirrorOf(order: readonly string[] | undefined): Mirror<Thing> {
  return { table: 'things', key: ['id'], progress: order, row: (reading) => ({ ...reading }) };
}

async function lastOf(mirror: Mirror<Thing>, ...things: Thing[]): Promise<string> {
  return database.transaction(async (transaction) => {
    for (const reading of things) await takeReadings(transaction, mirror, [{ reading, accountId: '' }]);
    const row = await transaction('things').where({ id: things[0]?.id }).first<Thing>();
    return `${new Date(row.updated_at).toISOString()} ${row.status}`;
  });
}

test.each([
  ['with statuses in order', progress],
  ['without', undefined],
])('the database believes the same readings as the rule does, %s', async (name, order) => {
  for (const [at, known] of readings.entries()) {
    for (const [then, reading] of readings.entries()) {
      const id = `${name} ${at} ${then}`;
      const believed = isNewer(known, reading, order) ? reading : known;
      const stored = await lastOf(mirrorOf(order), { id, ...known }, { id, ...reading });
      expect(stored).toBe(`${new Date(believed.updated_at).toISOString()} ${believed.status}`);
    }
  }
});
