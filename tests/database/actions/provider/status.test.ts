import knex, { type Knex } from 'knex';
import { connect } from '../../../../actions/database/connection';
import { reportStatus } from '../../../../actions/provider/status';
import type { Log } from '../../../../actions/runtime/log';
import { createTestDatabase, type TestDatabase } from '../../../support/database';

function memory() {
  const lines: string[] = [];
  const at = (level: string) => (entry: object, message: string) =>
    void lines.push(`${level} ${String((entry as { isOnline: boolean }).isOnline)} ${message}`);
  const log: Log = { info: at('info'), warn: at('warn'), error: at('error') };
  return { log, lines };
}

describe('in the database', () => {
  let testDatabase: TestDatabase;
  let database: Knex;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = connect(testDatabase.url);
    await database.raw('create table system_status (is_tcc_online boolean, "updatedAt" timestamptz)');
  });

  afterAll(async () => {
    await database.destroy();
    await testDatabase.drop();
  });

  const known = () => database('system_status').first<{ is_tcc_online: boolean; updatedAt: Date | null }>();

  test.each([
    [true, false],
    [false, true],
  ])('what was %s is written as %s, and logged', async (before, isOnline) => {
    await database('system_status').truncate();
    await database('system_status').insert({ is_tcc_online: before });
    const { log, lines } = memory();
    await reportStatus(database, log)(isOnline);
    expect(await known()).toEqual({ is_tcc_online: isOnline, updatedAt: expect.any(Date) });
    expect(lines).toEqual([`warn ${String(isOnline)} the provider went online or offline`]);
  });

  test.each([true, false])(
    'what is known as %s already is not written again: a write wakes every screen',
    async (isOnline) => {
      await database('system_status').truncate();
      await database('system_status').insert({ is_tcc_online: isOnline });
      const { log, lines } = memory();
      await reportStatus(database, log)(isOnline);
      expect(await known()).toEqual({ is_tcc_online: isOnline, updatedAt: null });
      expect(lines).toEqual([]);
    },
  );
});

test('a state that cannot be written is logged, and fails nothing', async () => {
  const { log, lines } = memory();
  const database = knex({ client: 'pg', connection: 'postgres://nobody@127.0.0.1:1/none' });
  await reportStatus(database, log)(false);
  await database.destroy();
  expect(lines).toEqual(['error false the provider status could not be stored']);
});
