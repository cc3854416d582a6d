import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { newPayment, tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';

/** One approval is needed. */
const needsOne = { amount: '5000.00' };

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const rowOf = async (id: string) => (await database('payments').where({ id }).first())!;
const requestsOf = (paymentId: string) =>
  database('payment_authorisation_requests').where({ paymentId }).select('roleIdRequired', 'authorisedById');
const lastActivity = (paymentId: string) =>
  database('activity').where({ paymentId }).orderBy('createdAt', 'desc').first('eventCode', 'userId', 'details');

const call = (accountId: string, username = 'superadmin') => ({
  username,
  role: username === 'superadmin' ? 'admin' : 'user',
  query: `mutation ($accountId: uuid!) { deletePendingPayments(accountId: $accountId) { deleted hasMore } }`,
  variables: { accountId },
});

/** An account of its own, because the call deletes whatever waits on an account. */
async function ownAccount(): Promise<string> {
  const row = (await database('accounts').where({ id: tradingAccount }).first())!;
  const id = randomUUID();
  const own = { id, tccAccountId: null, reference: `${row.reference}-${id}`, config: JSON.stringify(row.config) };
  await database('accounts').insert({ ...row, ...own });
  return id;
}

test('pending payments of an account are deleted as one by one, others stay', async () => {
  const account = await ownAccount();
  const waiting = [await newPayment(needsOne), await newPayment(needsOne)];
  await database('payments').whereIn('id', waiting).update({ accountId: account });
  const elsewhere = await newPayment(needsOne);
  const beingSent = await newPayment(needsOne);
  await database('payments').where({ id: beingSent }).update({ accountId: account, status: 'authorised' });
  await database('payments').where({ id: beingSent }).update({ status: 'processing' });
  const { answer, ...effects } = await effectsOf(database, call(account));
  expect(answer.data).toEqual({ deletePendingPayments: { deleted: 2, hasMore: false } });
  expect(effects).toMatchObject({ activity: ['A009', 'A009'], provider: [] });
  for (const id of waiting) {
    expect((await rowOf(id)).status).toBe('deleted');
    expect(await requestsOf(id)).toEqual([]);
    expect(await lastActivity(id)).toMatchObject({ eventCode: 'A009', userId: 'superadmin' });
  }
  expect((await rowOf(elsewhere)).status).toBe('awaiting_authorisation');
  expect((await rowOf(beingSent)).status).toBe('processing');
  await database('payments').where({ id: beingSent }).update({ status: 'failed' });
});

test('at most a hundred are deleted at once, the oldest first, and more are told of', async () => {
  const account = await ownAccount();
  const row = await rowOf(await newPayment(needsOne));
  await database('payments').where({ id: row.id }).update({ status: 'deleted' });
  const copies = Array.from({ length: 101 }, (_, index) => ({
    ...row,
    id: randomUUID(),
    accountId: account,
    shortReference: `T${index}-${row.id.slice(0, 8)}`,
    uniqueRequestId: randomUUID(),
    clientRequestId: null,
    createdAt: new Date(Date.now() - index * 1000),
  }));
  await database('payments').insert(copies);
  const { answer } = await effectsOf(database, call(account));
  expect(answer.data).toEqual({ deletePendingPayments: { deleted: 100, hasMore: true } });
  const left = await database('payments').where({ accountId: account, status: 'awaiting_authorisation' }).pluck('id');
  expect(left).toEqual([copies[0]!.id]);
  await effectsOf(database, call(account));
});

test('an absent account is refused', async () => {
  expect(await refusedEffects(database, call(randomUUID()))).toEqual(refused('account_not_found', 'accountId'));
});

test.each(['maker', 'orgadmin'])('%s has no such call', async (username) => {
  const { answer, rows } = await effectsOf(database, call(tradingAccount, username));
  expect([answer.errors?.length, rows]).toEqual([1, []]);
});
