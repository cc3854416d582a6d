import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import {
  answerOf,
  anyPrice,
  bookedConversion,
  call,
  changeCall,
  laterDay,
  refusedChanges,
  type Changed,
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

test('moves a conversion at the price that was accepted, and the log says so', async () => {
  const id = await bookedConversion();
  const newDate = await laterDay(database, id);
  const { conversion_date: oldDate } = (await database('tcc_conversions').where({ id }).first('conversion_date'))!;
  const { amount } = await answerOf(call<ChangeQuote>('quoteConversionDateChange', { conversionId: id, newDate }));
  const change = changeCall('changeConversionDate', { conversionId: id, newDate, acceptedAmount: amount });
  const { answer, ...effects } = await effectsOf<{ answer: Changed }>(database, change);
  expect(answer.data?.answer).toMatchObject({ kind: 'date_change', status: 'done', settledAmount: amount });
  expect(effects.activity).toEqual(['A014']);
  expect(effects.provider).toContain('/conversions/…/date_change');
  expect(await database('tcc_conversions').where({ id }).first('conversion_date')).toEqual({
    conversion_date: newDate,
  });
  expect(await changesOf(id)).toMatchObject([{ kind: 'date_change', oldDate, newDate, createdById: 'maker' }]);
});

test('another day under the same request id is refused', async () => {
  const id = await bookedConversion();
  const newDate = await laterDay(database, id);
  const input = { conversionId: id, newDate, ...anyPrice, clientRequestId: randomUUID() };
  const first = await answerOf(call('changeConversionDate', input));
  expect(await answerOf(call('changeConversionDate', input))).toEqual(first);
  for (const change of [{ newDate: '2027-03-03' }, { acceptedAmount: '-1' }, { conversionId }]) {
    const other = await refusedEffects(database, changeCall('changeConversionDate', { ...input, ...change }));
    expect(other).toEqual(refused('request_id_reused', 'clientRequestId'));
  }
});

test.each(refusedChanges)('%s is refused, and nothing is stored', async (_what, input, username, code, field) => {
  const call = changeCall(
    'changeConversionDate',
    { conversionId, newDate: '2027-03-03', ...anyPrice, ...input },
    username,
  );
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
  expect(await changesOf(conversionId)).toEqual([]);
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['no day', { newDate: '2027-02-30' }, 'invalid_input', 'newDate'],
  ['a Saturday', { newDate: '2027-03-06' }, 'invalid_input', 'newDate'],
  ['a price that is none', { acceptedAmount: 'much' }, 'invalid_input', 'acceptedAmount'],
  ['a better price than there is', { acceptedAmount: '99999' }, 'conversion_price_moved', 'acceptedAmount'],
])('%s: refused, and nothing is stored', async (_what, input, code, field) => {
  const call = changeCall('changeConversionDate', { conversionId, newDate: '2027-03-03', ...anyPrice, ...input });
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
  expect(await changesOf(conversionId)).toEqual([]);
});
