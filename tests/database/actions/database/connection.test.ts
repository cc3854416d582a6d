import knex from 'knex';
import { connect } from '../../../../actions/database/connection';
import { createTestDatabase, type TestDatabase } from '../../../support/database';

const values = `
  select date '2026-03-29' as day, 1234567890123456.78::numeric as amount, 9007199254740993::bigint as count,
    timestamptz '2026-03-29 01:30:00.25+02' as time, 7 as number, '{"a": 1}'::jsonb as content, array['a', 'b'] as list`;

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});

afterAll(() => test.drop());

async function read(database: ReturnType<typeof connect>): Promise<Record<string, unknown> | undefined> {
  const { rows } = await database.raw<{ rows: Record<string, unknown>[] }>(values);
  await database.destroy();
  return rows[0];
}

it('reads days, amounts and large numbers as text, and times as Date', async () => {
  expect(await read(connect(test.url))).toEqual({
    day: '2026-03-29',
    amount: '1234567890123456.78',
    count: '9007199254740993',
    time: new Date('2026-03-28T23:30:00.250Z'),
    number: 7,
    content: { a: 1 },
    list: ['a', 'b'],
  });
});

it('leaves the parsers of other pools in the process as they are', async () => {
  await read(connect(test.url));
  const other = await read(knex({ client: 'pg', connection: test.url }));
  expect(other?.day).toBeInstanceOf(Date);
});
