import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { whileCharged } from '../../../support/paymentFees';
import { newPayment, tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const call = (paymentId: string, username = 'superadmin') => ({
  username,
  role: username === 'superadmin' ? 'admin' : 'user',
  query: 'mutation ($paymentId: uuid!) { createPaymentFeeCharge(paymentId: $paymentId) { chargeId } }',
  variables: { paymentId },
});
const feesOf = (paymentId: string) =>
  database('charges')
    .where({ payment_id: paymentId })
    .orderBy('created_at')
    .select('id', 'status', 'amount', 'currency');
const priceOf = async (id: string) => (await database('payments').where({ id }).first('feeAmount'))!.feeAmount;

/** A payment that was made while its account was not charged. */
async function uncharged(): Promise<string> {
  let id = '';
  await whileCharged(database, ['accounts', 'process_charges', false], async () => {
    id = await newPayment({ amount: '5000.00' });
  });
  return id;
}

test('a payment without a fee is charged by the tariff of today, once', async () => {
  const id = await uncharged();
  expect([await feesOf(id), await priceOf(id)]).toEqual([[], null]);
  const { answer, ...effects } = await effectsOf<{ createPaymentFeeCharge: { chargeId: string } }>(database, call(id));
  const rows = ['insert charges', 'update payments'];
  expect(effects).toEqual({ rows, activity: ['A031'], provider: [] });
  const { chargeId } = answer.data!.createPaymentFeeCharge;
  expect(await feesOf(id)).toEqual([{ id: chargeId, status: 'pending', amount: '0.30', currency: 'GBP' }]);
  expect(await priceOf(id)).toBe('0.30');
  const entry = await database('activity').where({ paymentId: id, eventCode: 'A031' }).first('userId', 'accountId');
  expect(entry).toEqual({ userId: 'superadmin', accountId: tradingAccount });
  expect(await refusedEffects(database, call(id))).toEqual(refused('fee_charged_already', 'paymentId'));
});

test('after a fee was cancelled, another with a key of its own takes its place', async () => {
  const id = await newPayment({ amount: '5000.00' });
  const [first] = await feesOf(id);
  await database('charges').where({ id: first!.id }).update({ status: 'cancelled' });
  expect((await effectsOf(database, call(id))).answer.errors).toBeUndefined();
  const fees = await feesOf(id);
  expect(fees.map(({ status }) => status).sort()).toEqual(['cancelled', 'pending']);
  expect(new Set(fees.map((fee) => fee.id)).size).toBe(2);
});

test('no fee is due, or the payment ended without money', async () => {
  const id = await uncharged();
  await whileCharged(database, ['accounts', 'process_charges', false], async () => {
    expect(await refusedEffects(database, call(id))).toEqual(refused('fee_not_due', 'paymentId'));
  });
  await database('payments').where({ id }).update({ status: 'deleted' });
  expect(await refusedEffects(database, call(id))).toEqual(refused('payment_not_chargeable', 'paymentId'));
  expect(await refusedEffects(database, call(randomUUID()))).toEqual(refused('payment_not_found', 'paymentId'));
});

test.each(['maker', 'orgadmin'])('%s has no such call', async (username) => {
  const id = await uncharged();
  const { answer, rows } = await effectsOf(database, call(id, username));
  expect([answer.errors?.length, rows]).toEqual([1, []]);
});
