import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { heldBy, hold, letGo, releasePaymentRate } from '../../../support/heldRates';
import { as, authorisePayment, newPayment } from '../../../support/portal';
import { control, stackDatabase } from '../../../support/stack';

const needsOne = { amount: '5000.00' };
const needsTwo = { amount: '20000.00' };

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const rowOf = async (id: string) => (await database('payments').where({ id }).first())!;
const requestsOf = (paymentId: string) => database('payment_authorisation_requests').where({ paymentId });
const entriesOf = (paymentId: string) =>
  database('activity').where({ paymentId, eventCode: 'A008' }).orderBy('createdAt').pluck('details');

const call = (paymentId: string, version: number, username = 'maker') => ({
  username,
  query: releasePaymentRate,
  variables: { paymentId, version },
});
/** A payment whose rate is held. */
async function withRate(needs = needsOne) {
  const id = await newPayment(needs);
  return { id, ...(await heldBy(hold(id))) };
}

test.each(['maker', 'approver', 'treasurer'])('%s lets the rate go; the version rises', async (username) => {
  const { id, version } = await withRate();
  const { answer, ...effects } = await effectsOf(database, call(id, version, username));
  expect(answer.data).toEqual({ held: { version: version + 1, expiresAt: null } });
  expect(effects).toEqual({ rows: ['update payments'], activity: ['A008'], provider: [] });
  expect(await rowOf(id)).toMatchObject({ quoteId: null, version: version + 1, status: 'awaiting_authorisation' });
  expect((await entriesOf(id)).at(-1)).toBe('Held rate let go');
});

test('asks for every approval again', async () => {
  const { id, version } = await withRate(needsTwo);
  await as('approver', authorisePayment, { paymentId: id, version });
  expect(await requestsOf(id).whereNotNull('authorisedById')).toHaveLength(1);
  await heldBy(letGo(id, version));
  expect(await requestsOf(id).whereNotNull('authorisedById')).toEqual([]);
});

test('where no rate is held, nothing changes', async () => {
  const id = await newPayment(needsOne);
  const { answer, ...effects } = await effectsOf(database, call(id, 1));
  expect(answer.data).toEqual({ held: { version: 1, expiresAt: null } });
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
});

test.each([
  ['a role that may neither pay, convert nor approve', 'viewer', 2, 'role_may_not_authorise'],
  ['another tenant', 'borealis', 2, 'payment_not_found'],
  ['an earlier version', 'maker', 1, 'content_changed'],
])('refuses %s', async (_what, username, version, code) => {
  const { id } = await withRate();
  expect(await refusedEffects(database, call(id, version, username))).toEqual(refused(code, 'paymentId'));
  expect(await rowOf(id)).toMatchObject({ quoteId: expect.any(String) as string, version: 2 });
});

test('refuses a payment that is sent, and an absent one', async () => {
  for (const [id, code] of [
    [await newPayment(), 'payment_already_sent'],
    [randomUUID(), 'payment_not_found'],
  ] as const) {
    expect(await refusedEffects(database, call(id, 1))).toEqual(refused(code, 'paymentId'));
  }
});
