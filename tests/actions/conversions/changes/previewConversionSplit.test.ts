import type { Knex } from 'knex';
import { bookedConversion, changeCall, refusedChanges } from '../../../support/conversionChanges';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { stackDatabase } from '../../../support/stack';

let database: Knex;
let conversionId: string;

beforeAll(async () => {
  database = stackDatabase();
  conversionId = await bookedConversion();
});
afterAll(() => database.destroy());

const changesOf = (id: string) => database('conversion_changes').where({ tccConversionId: id });

test('tells the two parts, and changes nothing', async () => {
  const call = changeCall('previewConversionSplit', { conversionId, amount: '300.00' });
  const { answer, ...effects } = await effectsOf<{ answer: object }>(database, call);
  expect(answer.data?.answer).toMatchObject({ first: { sellAmount: '700.00' }, second: { sellAmount: '300.00' } });
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  expect(await changesOf(conversionId)).toEqual([]);
});

test.each(refusedChanges)('%s is refused, and nothing is stored', async (_what, input, username, code, field) => {
  const call = changeCall('previewConversionSplit', { conversionId, amount: '10.00', ...input }, username);
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
  expect(await changesOf(conversionId)).toEqual([]);
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['all of it', { amount: '1000.00' }, 'invalid_input', 'amount'],
  ['less than one', { amount: '0.50' }, 'invalid_input', 'amount'],
  ['no amount', { amount: '' }, 'invalid_input', 'amount'],
  ['an amount as a computer writes it', { amount: '1e2' }, 'invalid_input', 'amount'],
])('%s: refused, and nothing is stored', async (_what, input, code, field) => {
  const call = changeCall('previewConversionSplit', { conversionId, amount: '10.00', ...input });
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
  expect(await changesOf(conversionId)).toEqual([]);
});
