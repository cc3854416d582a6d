import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { attach, filesKept, pdf, uploaded } from '../../support/documents';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { as, authorisePayment, deletePayment as query, newPayment, tradingAccount } from '../../support/portal';
import { withCallsSpent } from '../../support/providerCalls';
import { control, stackDatabase } from '../../support/stack';
import { whileChanged } from '../../support/whileChanged';

const needsOne = { amount: '5000.00' };
const needsTwo = { amount: '20000.00' };

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const call = (paymentId: string, username = 'maker', selected = tradingAccount) => ({
  username,
  selected,
  query,
  variables: { paymentId },
});
const refusal = (id: string, username?: string, selected?: string) =>
  refusedEffects(database, call(id, username, selected));
const statusOf = async (id: string) => (await database('payments').where({ id }).first('status'))?.status;
const feesOf = (id: string) => database('charges').where({ payment_id: id }).pluck('amount');
const entriesOf = (paymentId: string) =>
  database('activity').where({ paymentId, eventCode: 'A009' }).select('userId', 'accountId');

test('a payment that waits is deleted with its fee and its open approvals; those that were given stay', async () => {
  const id = await newPayment(needsTwo);
  await as('approver', authorisePayment, { paymentId: id });
  const { answer, ...effects } = await effectsOf(database, call(id, 'treasurer'));
  expect(answer.data).toEqual({ deletePayment: { id, status: 'deleted' } });
  expect(effects).toEqual({
    rows: ['delete charges', 'delete payment_authorisation_requests', 'update payments'],
    activity: ['A009'],
    provider: [],
  });
  const requests = database('payment_authorisation_requests').where({ paymentId: id });
  expect(await requests.pluck('authorisedById')).toEqual(['approver']);
  expect(await feesOf(id)).toEqual([]);
  expect(await entriesOf(id)).toEqual([{ userId: 'treasurer', accountId: tradingAccount }]);
});

test('its documents are deleted with it, rows and files', async () => {
  const before = await filesKept();
  const paymentId = await newPayment(needsOne);
  await attach(paymentId, [await uploaded(pdf('gone'))]);
  expect(await filesKept()).toBe(before + 1);
  expect((await effectsOf(database, call(paymentId))).answer.errors).toBeUndefined();
  expect(await database('assets').where({ paymentId })).toEqual([]);
  expect(await filesKept()).toBe(before);
});

test('one that was sent is deleted at the provider, and keeps its fee and its documents', async () => {
  const id = await newPayment();
  const { answer, ...effects } = await effectsOf(database, call(id));
  expect(answer.data).toEqual({ deletePayment: { id, status: 'deleted' } });
  expect(effects).toEqual({ rows: ['update payments'], activity: ['A009'], provider: ['/payments/…/delete'] });
  expect(await feesOf(id)).toHaveLength(1);
  expect(await entriesOf(id)).toEqual([{ userId: 'maker', accountId: tradingAccount }]);
});

test.each(['drop_after_commit', 'http_500'])(
  'what the provider says of the payment afterwards counts, not its answer to the deletion: %s',
  async (fault) => {
    const id = await newPayment();
    await control('faults', { seed: 1, rules: [{ path: '/payments/{id}/delete', fault, times: 1 }] });
    const { answer } = await effectsOf(database, call(id));
    const isDeleted = fault === 'drop_after_commit';
    expect(answer.errors?.[0]?.extensions.code).toBe(isDeleted ? undefined : 'provider_unavailable');
    expect(await statusOf(id)).toBe(isDeleted ? 'deleted' : 'ready_to_send');
    // Who deleted it is not known: it may have been another attempt.
    expect(await entriesOf(id)).toEqual([]);
  },
);

test('one that has left the provider is kept, with the provider’s words', async () => {
  const sent = (await database('payments').where({ accountId: tradingAccount, status: 'completed' }).first())!;
  const change = { table: 'payments', where: { id: sent.id }, change: { status: 'ready_to_send' } };
  await whileChanged(database, change, async () => {
    const { answer, activity } = await effectsOf(database, call(sent.id));
    expect(answer.errors).toMatchObject([{ extensions: { code: 'payment_already_sent', field: 'paymentId' } }]);
    expect(answer.errors?.[0]?.message).toMatch(/./);
    expect([activity, await statusOf(sent.id)]).toEqual([[], 'completed']);
  });
});

test('a user with no provider calls left in this minute is refused, and the provider is not called', async () => {
  const [id, other] = [await newPayment(), await newPayment()];
  await as('maker', query, { paymentId: other });
  await withCallsSpent(database, 'maker', async () => {
    expect(await refusal(id)).toEqual(refused('too_many_requests'));
  });
  expect(await statusOf(id)).toBe('ready_to_send');
});

test.each([
  ['another tenant', 'borealis', accountId('borealis-imports'), 'payment_not_found', 'paymentId'],
  ['another tenant with our account', 'borealis', tradingAccount, 'payment_not_found', 'paymentId'],
  ['its maker on another account', 'maker', accountId('aldgate-europe'), 'payment_not_found', 'paymentId'],
  ['a role that may create nothing', 'approver', tradingAccount, 'role_may_not_create_payments', 'accountId'],
])('refuses %s', async (_who, username, selected, code, field) => {
  expect(await refusal(await newPayment(needsOne), username, selected)).toEqual(refused(code, field));
});

test.each([randomUUID(), 'nonsense'])('an id like %s is absent', async (id) => {
  expect(await refusal(id)).toEqual(refused('payment_not_found', 'paymentId'));
});

test('a deleted one is gone', async () => {
  const id = await newPayment(needsOne);
  await as('maker', query, { paymentId: id });
  expect(await refusal(id)).toEqual(refused('payment_not_found', 'paymentId'));
});

test.each([
  ['being sent', 'processing'],
  ['released', 'released'],
])('refuses one that is %s', async (_what, status) => {
  const id = await newPayment(status === 'processing' ? needsOne : {});
  const change = { table: 'payments', where: { id }, change: { status } };
  const answer = whileChanged(database, change, () => refusal(id));
  expect(await answer).toEqual(refused('payment_already_sent', 'paymentId'));
});

test.each([
  ['a closed account', 'accounts', { id: tradingAccount }, { is_closed: true }, 'account_closed'],
  [
    'a seat without a contact at the provider',
    'CurrencyCloudContacts',
    { account_id: tradingAccount, user_id: 'maker' },
    { tcc_contact_id: null },
    'seat_waiting',
  ],
])('one that was sent is not deleted for %s', async (_what, table, where, change, code) => {
  const id = await newPayment();
  const answer = whileChanged(database, { table, where, change }, () => refusal(id));
  expect(await answer).toEqual(refused(code, 'accountId'));
});
