import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { as, createPayment, newPayment, smallPayment } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const call = (paymentId: string, username = 'superadmin') => ({
  username,
  role: username === 'superadmin' ? 'admin' : 'user',
  query: 'mutation ($paymentId: uuid!) { deletePaymentFeeCharge(paymentId: $paymentId) { chargeId } }',
  variables: { paymentId },
});
const feesOf = (paymentId: string) => database('charges').where({ payment_id: paymentId }).pluck<string[]>('status');

test('the fee that waits of an unsent payment is deleted with its derivation, once', async () => {
  const id = await newPayment({ amount: '5000.00' });
  const fee = (await database('charges').where({ payment_id: id }).first('id'))!;
  const { answer, ...effects } = await effectsOf(database, call(id));
  expect(answer.data).toEqual({ deletePaymentFeeCharge: { chargeId: fee.id } });
  const rows = ['delete charges', 'update payments'];
  expect(effects).toEqual({ rows, activity: ['A031'], provider: [] });
  expect(await feesOf(id)).toEqual([]);
  expect(await database('charge_derivations').where({ charge_id: fee.id })).toEqual([]);
  expect(await database('payments').where({ id }).first('feeAmount')).toEqual({ feeAmount: null });
  expect(await refusedEffects(database, call(id))).toEqual(refused('charge_not_found', 'paymentId'));
});

test('a fee that is being taken, was taken or was cancelled stays', async () => {
  const id = await newPayment({ amount: '5000.00' });
  const charge = database('charges').where({ payment_id: id });
  await charge.clone().update({ status: 'processing' });
  expect(await refusedEffects(database, call(id))).toEqual(refused('charge_status_fixed', 'paymentId'));
  await charge.clone().update({ status: 'completed' });
  expect(await refusedEffects(database, call(id))).toEqual(refused('charge_status_fixed', 'paymentId'));
  const other = await newPayment({ amount: '5000.00' });
  await database('charges').where({ payment_id: other }).update({ status: 'cancelled' });
  expect(await refusedEffects(database, call(other))).toEqual(refused('charge_not_found', 'paymentId'));
  expect([await feesOf(id), await feesOf(other)]).toEqual([['completed'], ['cancelled']]);
});

test('the fee of a payment that was sent stays', async () => {
  const sent = await as<{ createPayment: { id: string } }>('maker', createPayment, { payment: smallPayment() });
  const { id } = sent.data!.createPayment;
  expect(await refusedEffects(database, call(id))).toMatchObject({ code: 'payment_already_sent', rows: [] });
  expect(await feesOf(id)).toHaveLength(1);
  expect(await refusedEffects(database, call(randomUUID()))).toEqual(refused('payment_not_found', 'paymentId'));
});

test.each(['maker', 'orgadmin'])('%s has no such call', async (username) => {
  const id = await newPayment({ amount: '5000.00' });
  const { answer, rows } = await effectsOf(database, call(id, username));
  expect([answer.errors?.length, rows]).toEqual([1, []]);
});
