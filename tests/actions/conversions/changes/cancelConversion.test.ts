import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import {
  answerOf,
  anyPrice,
  bookedConversion,
  call,
  changeCall,
  refusedChanges,
  withConversionLimit,
  type Changed,
  type ChangeQuote,
} from '../../../support/conversionChanges';
import { bookedConversions } from '../../../support/conversions';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';

let database: Knex;
let conversionId: string;

beforeAll(async () => {
  database = stackDatabase();
  conversionId = await bookedConversion();
});
afterAll(() => database.destroy());

const changesOf = (id: string) => database('conversion_changes').where({ tccConversionId: id });

test('cancels a conversion at the price that was quoted, once, and the log says so', async () => {
  const id = await bookedConversion();
  const price = await answerOf(call<ChangeQuote>('quoteConversionCancellation', { conversionId: id }));
  const input = { conversionId: id, acceptedAmount: price.amount, clientRequestId: randomUUID() };
  const { answer, ...effects } = await effectsOf<{ answer: Changed }>(database, changeCall('cancelConversion', input));
  const cancelled = answer.data!.answer;
  expect(cancelled).toMatchObject({ kind: 'cancellation', status: 'done', settledAmount: price.amount });
  expect(effects.activity).toEqual(['A015']);
  expect(effects.provider).toContain('/conversions/…/cancel');
  expect(await database('tcc_conversions').where({ id }).first('status')).toEqual({ status: 'closed' });
  expect((await bookedConversions()).find((booked) => booked.id === id)?.status).toBe('closed');
  const own = (await database('conversions').where({ tccConversionId: id }).first())!;
  expect(own.status).toBe('closed');
  const log = await database('activity').where({ conversionId: own.id, eventCode: 'A015' });
  expect(log).toMatchObject([{ userId: 'maker', accountId: tradingAccount }]);

  expect(await answerOf(call('cancelConversion', input))).toEqual(cancelled);
  for (const change of [{ acceptedAmount: '-1' }, { conversionId }]) {
    const other = await refusedEffects(database, changeCall('cancelConversion', { ...input, ...change }));
    expect(other).toEqual(refused('request_id_reused', 'clientRequestId'));
  }
  const again = changeCall('cancelConversion', { ...input, clientRequestId: randomUUID() });
  expect(await refusedEffects(database, again)).toEqual(refused('conversion_not_changeable', 'conversionId'));
  expect(await changesOf(id)).toHaveLength(1);
});

test.each(refusedChanges)('%s is refused, and nothing is stored', async (_what, input, username, code, field) => {
  const call = changeCall('cancelConversion', { conversionId, ...anyPrice, ...input }, username);
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
  expect(await changesOf(conversionId)).toEqual([]);
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['no price', { acceptedAmount: 'much' }, 'invalid_input', 'acceptedAmount'],
  ['a better price than there is', { acceptedAmount: '1' }, 'conversion_price_moved', 'acceptedAmount'],
])('%s: refused, and nothing is stored', async (_what, input, code, field) => {
  const call = changeCall('cancelConversion', { conversionId, ...anyPrice, ...input });
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
  expect(await changesOf(conversionId)).toEqual([]);
});

test('the limit of the seat bounds what it may change', async () => {
  await withConversionLimit(database, '999.99', async () => {
    const call = changeCall('cancelConversion', { conversionId, ...anyPrice });
    expect(await refusedEffects(database, call)).toMatchObject({ code: 'amount_above_limit', rows: [], provider: [] });
  });
});
