import type { Knex } from 'knex';
import {
  bookedConversion,
  changeCall,
  refusedChanges,
  withConversionLimit,
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

test('tells the price, and changes nothing', async () => {
  const call = changeCall('quoteConversionCancellation', { conversionId });
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
  const call = changeCall('quoteConversionCancellation', { conversionId, ...input }, username);
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
  expect(await changesOf(conversionId)).toEqual([]);
});

test('the limit of the seat bounds what it may change', async () => {
  await withConversionLimit(database, '999.99', async () => {
    const call = changeCall('quoteConversionCancellation', { conversionId });
    expect(await refusedEffects(database, call)).toMatchObject({ code: 'amount_above_limit', rows: [], provider: [] });
  });
});
