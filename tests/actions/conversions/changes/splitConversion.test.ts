import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import {
  answerOf,
  bookedConversion,
  call,
  changeCall,
  refusedChanges,
  withConversionLimit,
  type Changed,
} from '../../../support/conversionChanges';
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

test('a part becomes a conversion of its own, and the log says so', async () => {
  const id = await bookedConversion();
  const call = changeCall('splitConversion', { conversionId: id, amount: '300.00' });
  const { answer, ...effects } = await effectsOf<{ answer: Changed }>(database, call);
  expect(answer.data?.answer).toMatchObject({ kind: 'split', status: 'done', settledAmount: null, currency: 'GBP' });
  expect(effects.activity).toEqual(['A014']);
  expect(effects.rows).toEqual(expect.arrayContaining(['insert conversion_changes', 'insert provider_intents']));
  expect(effects.provider).toContain('/conversions/…/split');
  const kept = await database('tcc_conversions').where({ id }).first('client_sell_amount');
  const child = answer.data!.answer.childConversionId!;
  const taken = await database('tcc_conversions').where({ id: child }).first('client_sell_amount', 'account_id');
  expect([Number(kept?.client_sell_amount), Number(taken?.client_sell_amount)]).toEqual([700, 300]);
  expect(taken?.account_id).toBe(tradingAccount);
  expect(await changesOf(id)).toMatchObject([{ kind: 'split', splitAmount: '300.00', createdById: 'maker' }]);
});

test.each(refusedChanges)('%s is refused, and nothing is stored', async (_what, input, username, code, field) => {
  const call = changeCall('splitConversion', { conversionId, amount: '10.00', ...input }, username);
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
  expect(await changesOf(conversionId)).toEqual([]);
});

test.each<[string, Record<string, unknown>, string, string]>([
  ['all of it', { amount: '1000.00' }, 'invalid_input', 'amount'],
  ['less than one', { amount: '0.50' }, 'invalid_input', 'amount'],
  ['no amount', { amount: '' }, 'invalid_input', 'amount'],
  ['an amount as a computer writes it', { amount: '1e2' }, 'invalid_input', 'amount'],
])('%s: refused, and nothing is stored', async (_what, input, code, field) => {
  const call = changeCall('splitConversion', { conversionId, amount: '10.00', ...input });
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
  expect(await changesOf(conversionId)).toEqual([]);
});

test('the limit of the seat bounds what it may change', async () => {
  await withConversionLimit(database, '999.99', async () => {
    const call = changeCall('splitConversion', { conversionId, amount: '10.00' });
    expect(await refusedEffects(database, call)).toMatchObject({ code: 'amount_above_limit', rows: [], provider: [] });
  });
});

test.each([['amount', { amount: '11.00' }]] as const)(
  'the same request id with another %s is refused',
  async (_what, change) => {
    const id = await bookedConversion();
    const input = { conversionId: id, amount: '10.00', clientRequestId: randomUUID() };
    const first = await answerOf(call('splitConversion', input));
    expect(await answerOf(call('splitConversion', input))).toEqual(first);
    const other = await refusedEffects(database, changeCall('splitConversion', { ...input, ...change }));
    expect(other).toEqual(refused('request_id_reused', 'clientRequestId'));
    expect(await changesOf(id)).toHaveLength(1);
  },
);

test('an amount before that is not the conversion’s is refused, also one that only the provider knows to be wrong', async () => {
  const id = await bookedConversion();
  const split = (amountBefore: string) =>
    changeCall('splitConversion', { conversionId: id, amount: '10.00', amountBefore });
  const changed = { ...refused('conversion_changed', 'amountBefore') };
  expect(await refusedEffects(database, split('999.99'))).toMatchObject({ ...changed, provider: [] });
  expect(await refusedEffects(database, split('about 1000'))).toMatchObject(changed);
  expect(await answerOf(call('splitConversion', split('1000').variables))).toMatchObject({ status: 'done' });
  const mirror = database('tcc_conversions').where({ id });
  await mirror.clone().update({ client_sell_amount: '1000.00' });
  expect(await refusedEffects(database, split('1000.00'))).toMatchObject(changed);
  expect(await changesOf(id)).toHaveLength(1);
});
