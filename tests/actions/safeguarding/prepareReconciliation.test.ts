import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { oneBreak, reconciledDay } from '../../support/reconciliation';
import { asAdministrator } from '../../support/safeguarding';
import { stackDatabase } from '../../support/stack';

const prepare = `mutation ($day: String!, $note: String) { prepareReconciliation(day: $day, note: $note) { day isSigned } }`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const call = (day: string, note: string | null = null, username?: string) =>
  asAdministrator(prepare, { day, note }, username);
const rowOf = (day: string) => database('reconciliations').where({ day }).first();

test.each([
  ['a day without breaks needs no note', '[]', null, null],
  ['a day with breaks is prepared with a note about them', oneBreak, ' A penny of interest. ', 'A penny of interest.'],
])('%s', async (_what, breaks, note, kept) => {
  const day = await reconciledDay(database, { breaks });
  const { answer, ...effects } = await effectsOf(database, call(day, note));
  expect(answer.data).toEqual({ prepareReconciliation: { day, isSigned: false } });
  expect(effects).toEqual({ rows: ['update reconciliations'], activity: [], provider: [] });
  const row = await rowOf(day);
  expect(row).toMatchObject({ prepared_by: 'superadmin', note: kept, signed_by: null });
  expect(row?.prepared_at).toBeInstanceOf(Date);
});

test.each([null, ' '])('a day with breaks needs a note, and %j is none', async (note) => {
  const day = await reconciledDay(database, { breaks: oneBreak });
  expect(await refusedEffects(database, call(day, note))).toEqual(refused('reconciliation_note_required', 'note'));
  expect(await rowOf(day)).toMatchObject({ prepared_by: null });
});

test.each([
  ['a day that was not reconciled', '1999-01-05', null, 'reconciliation_not_found', 'day'],
  ['a day that does not exist', '2027-02-30', null, 'invalid_input', 'day'],
  ['a note without end', '1999-01-05', 'x'.repeat(1001), 'invalid_input', 'note'],
])('%s is refused', async (_what, day, note, code, field) => {
  expect(await refusedEffects(database, call(day, note))).toEqual(refused(code, field));
});

test('a signed day stays as it is', async () => {
  const signed = { prepared_by: 'orgadmin', prepared_at: new Date(), signed_by: 'superadmin', signed_at: new Date() };
  const day = await reconciledDay(database, signed);
  expect(await refusedEffects(database, call(day))).toEqual(refused('reconciliation_signed', 'day'));
  await expect(database('reconciliations').where({ day }).update({ note: 'Changed' })).rejects.toThrow(
    'reconciliations_is_decided',
  );
});

test('nobody but an administrator prepares one', async () => {
  const day = await reconciledDay(database);
  expect((await effectsOf(database, call(day, null, 'treasurer'))).answer.errors).toHaveLength(1);
  expect(await rowOf(day)).toMatchObject({ prepared_by: null });
});
