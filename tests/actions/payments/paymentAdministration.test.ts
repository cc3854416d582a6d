import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import {
  as,
  authorisePayment,
  createPayment,
  newPayment,
  refusalOf,
  smallPayment,
  tradingAccount,
} from '../../support/portal';
import { graphql, stackDatabase } from '../../support/stack';

/** One approval is needed. */
const needsOne = { amount: '5000.00' };

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const reassigning = `mutation ($paymentId: uuid!, $userId: String!, $clearAuthorisations: Boolean! = false) {
  reassignPaymentCreator(paymentId: $paymentId, userId: $userId, clearAuthorisations: $clearAuthorisations) {
    id status authorisationsRequired
  }
}`;
const deleting = `mutation ($accountId: uuid!) { deletePendingPayments(accountId: $accountId) { deleted hasMore } }`;

const house = <T>(query: string, variables: Record<string, unknown>) =>
  graphql<T>('superadmin', query, variables, { 'x-hasura-role': 'admin' });
const reassign = (paymentId: string, userId: string, more: object = {}) =>
  house(reassigning, { paymentId, userId, ...more });
const rowOf = async (id: string) => (await database('payments').where({ id }).first())!;
const requestsOf = (paymentId: string) =>
  database('payment_authorisation_requests').where({ paymentId }).select('roleIdRequired', 'authorisedById');
const lastActivity = (paymentId: string) =>
  database('activity').where({ paymentId }).orderBy('createdAt', 'desc').first('eventCode', 'userId', 'details');

/** A user who may create payments on the trading account, but is not the maker. */
async function anotherMaker(): Promise<string> {
  const seat = await database('CurrencyCloudContacts as seat')
    .join('roles as role', 'role.id', 'seat.role_id')
    .join('users as person', 'person.id', 'seat.user_id')
    .where({ 'seat.account_id': tradingAccount, 'role.can_create_payments': true, 'person.enabled': true })
    .whereNot('seat.user_id', 'maker')
    .whereNotNull('seat.tcc_contact_id')
    .whereNull('seat.upper_fx_limit')
    .first('seat.user_id');
  return String(seat!.user_id);
}

test('another maker takes over a waiting payment: its version rises, and nothing counts as authorised', async () => {
  const id = await newPayment(needsOne);
  const before = await requestsOf(id);
  const maker = await anotherMaker();
  expect((await reassign(id, maker)).data).toEqual({
    reassignPaymentCreator: { id, status: 'awaiting_authorisation', authorisationsRequired: before.length },
  });
  expect(await rowOf(id)).toMatchObject({ createdById: maker, version: 2, status: 'awaiting_authorisation' });
  expect((await requestsOf(id)).every(({ authorisedById }) => authorisedById === null)).toBe(true);
  expect(await lastActivity(id)).toEqual({
    eventCode: 'A008',
    userId: 'superadmin',
    details: `Maker: maker → ${maker}; authorisations cleared: 0`,
  });
  expect(refusalOf(await as('approver', authorisePayment, { paymentId: id })).code).toBe('content_changed');
  expect((await as('approver', authorisePayment, { paymentId: id, version: 2 })).errors).toBeUndefined();
});

test('what was authorised is kept from another maker, or cleared on demand', async () => {
  const id = await newPayment({ amount: '60000.00' });
  expect((await as('approver', authorisePayment, { paymentId: id })).errors).toBeUndefined();
  const maker = await anotherMaker();
  expect(refusalOf(await reassign(id, maker))).toEqual({ code: 'authorisations_given', field: 'clearAuthorisations' });
  expect(await rowOf(id)).toMatchObject({ createdById: 'maker', version: 1 });
  const before = await requestsOf(id);
  expect((await reassign(id, maker, { clearAuthorisations: true })).errors).toBeUndefined();
  const after = await requestsOf(id);
  const roles = (rows: typeof before) => rows.map(({ roleIdRequired }) => roleIdRequired).sort();
  expect(roles(after)).toEqual(roles(before));
  expect(after.every(({ authorisedById }) => authorisedById === null)).toBe(true);
});

test('only a user who could create the payment becomes its maker', async () => {
  const id = await newPayment(needsOne);
  for (const user of ['viewer', 'borealis', 'no-such-user']) {
    expect(refusalOf(await reassign(id, user))).toEqual({ code: 'maker_not_permitted', field: 'userId' });
  }
  expect(refusalOf(await reassign(id, 'maker')).code).toBe('maker_unchanged');
  const maker = await anotherMaker();
  const seat = { user_id: maker, account_id: tradingAccount };
  await database('CurrencyCloudContacts').where(seat).update({ upper_fx_limit: '100' });
  expect(refusalOf(await reassign(id, maker))).toEqual({ code: 'amount_above_limit', field: 'userId' });
  await database('CurrencyCloudContacts').where(seat).update({ upper_fx_limit: null });
  const sent = await as<{ createPayment: { id: string } }>('maker', createPayment, { payment: smallPayment() });
  expect(refusalOf(await reassign(sent.data!.createPayment.id, maker)).code).toBe('payment_already_sent');
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
  const { data } = await house<{ deletePendingPayments: object }>(deleting, { accountId: account });
  expect(data?.deletePendingPayments).toEqual({ deleted: 2, hasMore: false });
  for (const id of waiting) {
    expect((await rowOf(id)).status).toBe('deleted');
    expect(await requestsOf(id)).toEqual([]);
    expect(await lastActivity(id)).toMatchObject({ eventCode: 'A009', userId: 'superadmin' });
  }
  expect((await rowOf(elsewhere)).status).toBe('awaiting_authorisation');
  expect((await rowOf(beingSent)).status).toBe('processing');
  await database('payments').where({ id: beingSent }).update({ status: 'failed' });
  expect(refusalOf(await house(deleting, { accountId: randomUUID() })).code).toBe('account_not_found');
});

test('no role below admin has them', async () => {
  const id = await newPayment(needsOne);
  for (const user of ['maker', 'orgadmin']) {
    expect(refusalOf(await as(user, reassigning, { paymentId: id, userId: user })).code).toBe('validation-failed');
    expect(refusalOf(await as(user, deleting, { accountId: tradingAccount })).code).toBe('validation-failed');
  }
});
