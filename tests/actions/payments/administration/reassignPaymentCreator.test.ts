import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import {
  as,
  authorisePayment,
  createPayment,
  newPayment,
  refusalOf,
  smallPayment,
  tradingAccount,
} from '../../../support/portal';
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

const call = (paymentId: string, userId: string, more: object = {}, username = 'superadmin') => ({
  username,
  role: username === 'superadmin' ? 'admin' : 'user',
  query: `mutation ($paymentId: uuid!, $userId: String!, $clearAuthorisations: Boolean! = false) {
    reassignPaymentCreator(paymentId: $paymentId, userId: $userId, clearAuthorisations: $clearAuthorisations) {
      id status authorisationsRequired
    }
  }`,
  variables: { paymentId, userId, ...more },
});

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

/** A user whose role on the trading account may give the authorisation that is open. */
async function holderOfOpen(paymentId: string): Promise<string> {
  const open = (await requestsOf(paymentId)).find(({ authorisedById }) => authorisedById === null);
  const seat = { account_id: tradingAccount, role_id: open!.roleIdRequired };
  const holder = await database('CurrencyCloudContacts').where(seat).whereNot('user_id', 'approver').first('user_id');
  return holder!.user_id;
}

test('another maker takes over a waiting payment: its version rises, and nothing counts as authorised', async () => {
  const id = await newPayment(needsOne);
  const before = await requestsOf(id);
  const maker = await anotherMaker();
  const { answer, ...effects } = await effectsOf(database, call(id, maker));
  expect(answer.data).toEqual({
    reassignPaymentCreator: { id, status: 'awaiting_authorisation', authorisationsRequired: before.length },
  });
  expect(effects).toEqual({ rows: ['update payments'], activity: ['A008'], provider: [] });
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

test('what was authorised is cleared on demand', async () => {
  const id = await newPayment({ amount: '60000.00' });
  expect((await as('approver', authorisePayment, { paymentId: id })).errors).toBeUndefined();
  const before = await requestsOf(id);
  const maker = await anotherMaker();
  expect((await effectsOf(database, call(id, maker, { clearAuthorisations: true }))).answer.errors).toBeUndefined();
  const after = await requestsOf(id);
  const roles = (rows: typeof before) => rows.map(({ roleIdRequired }) => roleIdRequired).sort();
  expect(roles(after)).toEqual(roles(before));
  expect(after.every(({ authorisedById }) => authorisedById === null)).toBe(true);
});

test('without clearing, what others authorised counts for the payment of the new maker', async () => {
  const id = await newPayment({ amount: '60000.00' });
  expect((await as('approver', authorisePayment, { paymentId: id })).errors).toBeUndefined();
  const maker = await anotherMaker();
  const { answer } = await effectsOf<{ reassignPaymentCreator: { authorisationsRequired: number } }>(
    database,
    call(id, maker),
  );
  expect(answer.errors).toBeUndefined();
  expect(answer.data!.reassignPaymentCreator.authorisationsRequired).toBe(1);
  const given = async () =>
    (await requestsOf(id)).flatMap(({ authorisedById }) => (authorisedById ? [authorisedById] : []));
  expect(await given()).toEqual(['approver']);
  const last = await as(await holderOfOpen(id), authorisePayment, { paymentId: id, version: 2 });
  expect(last.errors).toBeUndefined();
  expect(await rowOf(id)).toMatchObject({ createdById: maker, status: 'ready_to_send' });
});

test('without clearing, what the new maker authorised is asked for again', async () => {
  const id = await newPayment({ amount: '60000.00' });
  const maker = await anotherMaker();
  const open = await database('payment_authorisation_requests').where({ paymentId: id }).first('id');
  await database('payment_authorisation_requests')
    .where({ id: open!.id })
    .update({ authorisedById: maker, authorisedAt: new Date(), contentDigest: 'as it was' });
  expect((await effectsOf(database, call(id, maker))).answer.errors).toBeUndefined();
  expect((await requestsOf(id)).every(({ authorisedById }) => authorisedById === null)).toBe(true);
});

test('only a user who could create the payment becomes its maker', async () => {
  const id = await newPayment(needsOne);
  for (const user of ['viewer', 'borealis', 'no-such-user']) {
    expect(await refusedEffects(database, call(id, user))).toEqual(refused('maker_not_permitted', 'userId'));
  }
  expect(await refusedEffects(database, call(id, 'maker'))).toEqual(refused('maker_unchanged', 'userId'));
  const absent = await refusedEffects(database, call(randomUUID(), 'treasurer'));
  expect(absent).toEqual(refused('payment_not_found', 'paymentId'));
  const maker = await anotherMaker();
  const seat = { user_id: maker, account_id: tradingAccount };
  await database('CurrencyCloudContacts').where(seat).update({ upper_fx_limit: '100' });
  expect(await refusedEffects(database, call(id, maker))).toEqual(refused('amount_above_limit', 'userId'));
  await database('CurrencyCloudContacts').where(seat).update({ upper_fx_limit: null });
  const sent = await as<{ createPayment: { id: string } }>('maker', createPayment, { payment: smallPayment() });
  const late = await refusedEffects(database, call(sent.data!.createPayment.id, maker));
  expect(late).toMatchObject({ code: 'payment_already_sent', rows: [], activity: [] });
});

test('a deleted payment gets no other maker', async () => {
  const id = await newPayment(needsOne);
  await database('payments').where({ id }).update({ status: 'deleted' });
  const effects = await refusedEffects(database, call(id, await anotherMaker()));
  expect(effects).toEqual(refused('payment_not_found', 'paymentId'));
});

test.each(['maker', 'orgadmin'])('%s has no such call', async (username) => {
  const id = await newPayment(needsOne);
  const { answer, rows } = await effectsOf(database, call(id, username, {}, username));
  expect([answer.errors?.length, rows]).toEqual([1, []]);
});
