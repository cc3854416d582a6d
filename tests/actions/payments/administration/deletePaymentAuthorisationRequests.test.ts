import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { as, authorisePayment, createPayment, newPayment, smallPayment } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const call = (paymentId: string, username = 'superadmin') => ({
  username,
  role: username === 'superadmin' ? 'admin' : 'user',
  query: `mutation ($paymentId: uuid!) {
    deletePaymentAuthorisationRequests(paymentId: $paymentId) { id status authorisationsRequired }
  }`,
  variables: { paymentId },
});
const requestsOf = (paymentId: string) =>
  database('payment_authorisation_requests').where({ paymentId }).select('roleIdRequired', 'authorisedById');
const rolesOf = async (paymentId: string) => (await requestsOf(paymentId)).map((one) => one.roleIdRequired).sort();

test('each authorisation that was given is asked for again, of as many people', async () => {
  const id = await newPayment({ amount: '60000.00' });
  const roles = await rolesOf(id);
  expect((await as('approver', authorisePayment, { paymentId: id })).errors).toBeUndefined();
  const { answer, ...effects } = await effectsOf(database, call(id));
  expect(answer.data).toEqual({
    deletePaymentAuthorisationRequests: {
      id,
      status: 'awaiting_authorisation',
      authorisationsRequired: roles.length,
    },
  });
  expect(effects).toMatchObject({ activity: ['A008'], provider: [] });
  expect(await rolesOf(id)).toEqual(roles);
  expect((await requestsOf(id)).every(({ authorisedById }) => authorisedById === null)).toBe(true);
  expect((await as('approver', authorisePayment, { paymentId: id })).errors).toBeUndefined();
});

test('nothing was authorised, or the payment does not wait', async () => {
  const waiting = await newPayment({ amount: '60000.00' });
  expect(await refusedEffects(database, call(waiting))).toEqual(refused('authorisations_none_given', 'paymentId'));
  await database('payments').where({ id: waiting }).update({ status: 'deleted' });
  expect(await refusedEffects(database, call(waiting))).toEqual(refused('no_authorisation_due', 'paymentId'));
  const sent = await as<{ createPayment: { id: string } }>('maker', createPayment, { payment: smallPayment() });
  const late = await refusedEffects(database, call(sent.data!.createPayment.id));
  expect(late).toMatchObject({ code: 'payment_already_sent', rows: [], activity: [] });
  expect(await refusedEffects(database, call(randomUUID()))).toEqual(refused('payment_not_found', 'paymentId'));
});

test.each(['maker', 'orgadmin'])('%s has no such call', async (username) => {
  const id = await newPayment({ amount: '5000.00' });
  const { answer, rows } = await effectsOf(database, call(id, username));
  expect([answer.errors?.length, rows]).toEqual([1, []]);
});
