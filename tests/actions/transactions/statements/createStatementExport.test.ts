import type { Knex } from 'knex';
import { addDays } from '../../../../domain/isoDate';
import { londonDay } from '../../../../domain/londonTime';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';
import { exportCall, storedExport, year } from '../../../support/statementExports';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => database('exports').whereIn('state', ['waiting', 'running']).update({ state: 'cancelled' }));
afterAll(() => database.destroy());

interface Answer {
  readonly createStatementExport: { readonly id: string };
}

test('a statement is stored as asked for, numbered by its currency, and said so', async () => {
  const first = await effectsOf<Answer>(database, exportCall('maker'));
  expect(first).toMatchObject({ rows: [], activity: ['A018'], provider: [] });
  const numberOf = async ({ answer }: typeof first) => {
    const row = await database('exports').where({ id: answer.data!.createStatementExport.id }).first();
    expect(row).toMatchObject({
      user_id: 'maker',
      account_id: tradingAccount,
      format: 'csv',
      request: { ...year, format: 'csv' },
    });
    return row!.statement_number ?? 0;
  };
  const number = await numberOf(first);
  const second = await effectsOf<Answer>(database, exportCall('maker'));
  expect(await numberOf(second)).toBe(number + 1);
  const other = await effectsOf<Answer>(database, exportCall('maker', { currency: 'DKK' }));
  const { id } = other.answer.data!.createStatementExport;
  expect((await database('exports').where({ id }).first())?.statement_number).toBe(1);
  const details = 'EUR 2025-01-01 to 2026-01-31, csv';
  const [entry] = await database('activity')
    .where({ eventCode: 'A018', details })
    .orderBy('createdAt', 'desc')
    .limit(1);
  expect(entry).toMatchObject({ userId: 'maker', accountId: tradingAccount });
});

test.each([
  ['a currency that is not known', { currency: 'XXX' }, 'currency'],
  ['a period that ends before it begins', { from: '2025-02-01', to: '2025-01-01' }, 'from'],
  ['a period that is not over', { to: addDays(londonDay(new Date()), 1) }, 'to'],
  ['a format that is not written', { format: 'docx' }, 'format'],
])('%s is refused', async (_what, change, field) => {
  expect(await refusedEffects(database, exportCall('maker', change))).toEqual(refused('invalid_input', field));
});

test.each([
  ['another tenant’s user', 'borealis', tradingAccount],
  ['another tenant’s account', 'maker', accountId('borealis-imports')],
])('%s is refused', async (_what, username, selected) => {
  const effects = await refusedEffects(database, exportCall(username, {}, selected));
  expect(effects).toEqual(refused('account_not_found', 'accountId'));
});

test('a user without a second factor has no such call', async () => {
  expect((await effectsOf(database, exportCall('nomfa'))).answer.errors).toHaveLength(1);
});

test('a sixth file at once is refused, of its user alone', async () => {
  const open = { user_id: 'approver2', state: 'running', lease_until: new Date(Date.now() + 60_000) };
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push(await storedExport(database, open));
  expect(await refusedEffects(database, exportCall('approver2'))).toEqual(refused('too_many_exports'));
  expect((await effectsOf(database, exportCall('approver'))).answer.errors).toBeUndefined();
  await database('exports').where({ id: ids[0] }).update({ state: 'cancelled' });
  expect((await effectsOf(database, exportCall('approver2'))).answer.errors).toBeUndefined();
});
