import type { Knex } from 'knex';
import {
  bookedConversion,
  changeCall,
  laterDay,
  refusedChanges,
  type ChangeQuote,
} from '../../../support/conversionChanges';
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

test('tells the price of another day, and changes nothing', async () => {
  const newDate = await laterDay(database, conversionId);
  const call = changeCall('quoteConversionDateChange', { conversionId, newDate });
  const { answer, ...effects } = await effectsOf<{ answer: ChangeQuote }>(database, call);
  expect(answer.data?.answer).toEqual({
    amount: expect.stringMatching(/^-?\d+\.\d\d$/) as string,
    currency: 'GBP',
    payments: [],
  });
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
  expect(await changesOf(conversionId)).toEqual([]);
});

test.each(refusedChanges)('%s is refused, and nothing is stored', async (_what, input, username, code, field) => {
  const call = changeCall('quoteConversionDateChange', { conversionId, newDate: '2027-03-03', ...input }, username);
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
  expect(await changesOf(conversionId)).toEqual([]);
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['no day', { newDate: '2027-02-30' }, 'invalid_input', 'newDate'],
  ['a Saturday', { newDate: '2027-03-06' }, 'invalid_input', 'newDate'],
  ['a day in the past', { newDate: '2020-01-02' }, 'invalid_input', 'newDate'],
])('%s: refused, and nothing is stored', async (_what, input, code, field) => {
  const call = changeCall('quoteConversionDateChange', { conversionId, newDate: '2027-03-03', ...input });
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
  expect(await changesOf(conversionId)).toEqual([]);
});
