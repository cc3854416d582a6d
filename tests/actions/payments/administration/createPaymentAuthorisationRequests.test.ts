import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { as, authorisePayment, createPayment, newPayment, smallPayment } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';
import { withStricterRule } from '../../../support/stricterRule';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const call = (paymentId: string, username = 'superadmin') => ({
  username,
  role: username === 'superadmin' ? 'admin' : 'user',
  query: `mutation ($paymentId: uuid!) {
    createPaymentAuthorisationRequests(paymentId: $paymentId) { id status authorisationsRequired }
  }`,
  variables: { paymentId },
});
const openOf = (paymentId: string) =>
  database('payment_authorisation_requests').where({ paymentId, authorisedById: null }).pluck<string[]>('id');

test('what the rule in force asks for besides is requested now, and its approvers are told', async () => {
  const id = await newPayment({ amount: '5000.00' });
  const before = await openOf(id);
  await withStricterRule(database, id, async () => {
    const { answer, ...effects } = await effectsOf(database, call(id));
    expect(answer.data).toEqual({
      createPaymentAuthorisationRequests: {
        id,
        status: 'awaiting_authorisation',
        authorisationsRequired: before.length + 1,
      },
    });
    expect(effects).toMatchObject({ activity: ['A008'], provider: [] });
    expect(await openOf(id)).toHaveLength(before.length + 1);
    expect(await refusedEffects(database, call(id))).toEqual(refused('authorisations_complete', 'paymentId'));
  });
  const told = await database('notices')
    .where({ kind: 'approval_wanted' })
    .whereRaw(`content::text like ?`, [`%${id}%`]);
  expect(told.length).toBeGreaterThan(1);
});

test('what was authorised stays authorised', async () => {
  const id = await newPayment({ amount: '60000.00' });
  expect((await as('approver', authorisePayment, { paymentId: id })).errors).toBeUndefined();
  await withStricterRule(database, id, async () => {
    expect((await effectsOf(database, call(id))).answer.errors).toBeUndefined();
  });
  const given = await database('payment_authorisation_requests').where({ paymentId: id, authorisedById: 'approver' });
  expect(given).toHaveLength(1);
});

test('only a payment that waits is asked for', async () => {
  const waiting = await newPayment({ amount: '5000.00' });
  expect(await refusedEffects(database, call(waiting))).toEqual(refused('authorisations_complete', 'paymentId'));
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
