import { createHash, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { as, tradingAccount } from '../../../support/portal';
import { runSchedule, stackDatabase } from '../../../support/stack';

let database: Knex;
let statement: { readonly id: string; readonly digest: string; readonly month: string; readonly currency: string };

beforeAll(async () => {
  database = stackDatabase();
  await runSchedule('write-monthly-statements');
  statement = (await database('monthly_statements').where({ account_id: tradingAccount }).orderBy('id').first())!;
});
afterAll(() => database.destroy());

const call = (statementId: string, username = 'viewer') => ({
  username,
  query: `query ($statementId: uuid!) { getMonthlyStatement(statementId: $statementId) { url } }`,
  variables: { statementId },
});

test('gives whoever has a seat the file that was written, named for the month', async () => {
  const { answer, ...effects } = await effectsOf<{ getMonthlyStatement: { url: string } }>(
    database,
    call(statement.id),
  );
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  const response = await fetch(answer.data!.getMonthlyStatement.url);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const [year = '', month = ''] = statement.month.split('-');
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
  const name = decodeURIComponent(response.headers.get('content-disposition') ?? '');
  expect(name).toContain(`${statement.currency} ${statement.month} to ${lastDay}`);
  const content = Buffer.from(await response.arrayBuffer());
  expect(createHash('sha256').update(content).digest('hex')).toBe(statement.digest);
});

test('nobody else sees it or opens it', async () => {
  const list = '{ monthly_statements { id } }';
  const { data } = await as<{ monthly_statements: { id: string }[] }>('borealis', list, {});
  expect(data!.monthly_statements.map(({ id }) => id)).not.toContain(statement.id);
  for (const [id, username] of [
    [statement.id, 'borealis'],
    [randomUUID(), 'viewer'],
  ] as const) {
    expect(await refusedEffects(database, call(id, username))).toEqual(refused('statement_not_found', 'statementId'));
  }
});
