import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { reconciledDay } from '../../support/reconciliation';
import { asAdministrator } from '../../support/safeguarding';
import { stackDatabase } from '../../support/stack';

const sign = `mutation ($day: String!) { signReconciliation(day: $day) { day isSigned } }`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const call = (day: string, username?: string) => asAdministrator(sign, { day }, username);
const rowOf = (day: string) => database('reconciliations').where({ day }).first();
const preparedBy = (prepared_by: string) => reconciledDay(database, { prepared_by, prepared_at: new Date() });

test('a second administrator signs a day that was prepared', async () => {
  const day = await preparedBy('superadmin2');
  const { answer, ...effects } = await effectsOf(database, call(day));
  expect(answer.data).toEqual({ signReconciliation: { day, isSigned: true } });
  expect(effects).toEqual({ rows: ['update reconciliations'], activity: [], provider: [] });
  const row = await rowOf(day);
  expect(row).toMatchObject({ prepared_by: 'superadmin2', signed_by: 'superadmin' });
  expect(row?.signed_at).toBeInstanceOf(Date);
  expect(await refusedEffects(database, call(day))).toEqual(refused('reconciliation_signed', 'day'));
});

test('whoever prepared it does not sign it', async () => {
  const day = await preparedBy('superadmin');
  expect(await refusedEffects(database, call(day))).toEqual(refused('second_person_required', 'day'));
});

test('a day that nobody prepared is not signed', async () => {
  const day = await reconciledDay(database);
  expect(await refusedEffects(database, call(day))).toEqual(refused('reconciliation_not_prepared', 'day'));
});

test.each([
  ['a day that was not reconciled', '1999-01-05', 'reconciliation_not_found'],
  ['a day that does not exist', '2027-02-30', 'invalid_input'],
])('%s is refused', async (_what, day, code) => {
  expect(await refusedEffects(database, call(day))).toEqual(refused(code, 'day'));
});

test('nobody but an administrator signs one', async () => {
  const day = await preparedBy('superadmin2');
  expect((await effectsOf(database, call(day, 'treasurer'))).answer.errors).toHaveLength(1);
  expect(await rowOf(day)).toMatchObject({ signed_by: null });
});
