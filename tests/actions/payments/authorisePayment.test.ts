import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { acknowledgedNotice, withNoticesDemanded } from '../../support/fraudNotices';
import { bankHoliday, ruleOfOne } from '../../support/paymentRules';
import {
  as,
  deletePayment,
  newPayment,
  providerBooks,
  smallPayment,
  tradingAccount,
  updatePayment,
} from '../../support/portal';
import { stackDatabase } from '../../support/stack';
import { whileChanged, type Change } from '../../support/whileChanged';

const query = `mutation ($paymentId: uuid!, $version: Int! = 1, $fraudNoticeId: uuid) {
  authorisePayment(paymentId: $paymentId, version: $version, fraudNoticeId: $fraudNoticeId) {
    paymentId status tccStatus authorisationsRequired requestsAdded errorCode errorMessage
  }
}`;

interface Authorised {
  readonly authorisePayment: {
    readonly status: string;
    readonly authorisationsRequired: number;
    readonly requestsAdded: number;
    readonly errorCode: string | null;
  };
}

const needsOne = { amount: '5000.00' };
const needsTwo = { amount: '20000.00' };
const seatOf = (userId: string) => ({
  table: 'CurrencyCloudContacts',
  where: { account_id: tradingAccount, user_id: userId },
});

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

interface Given {
  readonly selected?: string;
  readonly version?: number;
  readonly fraudNoticeId?: string;
}

const call = (username: string, paymentId: string, { selected = tradingAccount, ...given }: Given = {}) => ({
  username,
  selected,
  query,
  variables: { paymentId, ...given },
});
const approve = (username: string, paymentId: string, given?: Given) =>
  effectsOf<Authorised>(database, call(username, paymentId, given));
const refusal = (username: string, paymentId: string, given?: Given) =>
  refusedEffects(database, call(username, paymentId, given));
const rowOf = async (id: string) => (await database('payments').where({ id }).first())!;
const requestsOf = (paymentId: string) =>
  database('payment_authorisation_requests').where({ paymentId }).orderBy('authorisedAt');
const given = { rows: ['update payment_authorisation_requests'], activity: ['A010'], provider: [] };

test('the first of two approvals is kept with the content that it was given for, and the maker is told', async () => {
  const id = await newPayment(needsTwo);
  const { answer, ...effects } = await approve('approver', id);
  expect(answer.data?.authorisePayment).toEqual({
    paymentId: id,
    status: 'awaiting_authorisation',
    tccStatus: null,
    authorisationsRequired: 1,
    requestsAdded: 0,
    errorCode: null,
    errorMessage: null,
  });
  expect(effects).toEqual(given);
  expect(await requestsOf(id)).toMatchObject([
    { authorisedById: 'approver', roleIdRequired: roleId('approver'), contentDigest: expect.any(String) as string },
    { authorisedById: null, roleIdRequired: roleId('director'), contentDigest: null },
  ]);
  const told = database('notices').where({ user_id: 'maker', kind: 'approval_given' });
  const [notice] = await told.whereRaw(`content ->> 'paymentId' = ?`, [id]);
  expect(notice?.content).toMatchObject({ by: 'Adrian Prowse', open: 1 });
});

test('the last one sends the payment at once', async () => {
  const id = await newPayment(needsTwo);
  await approve('approver2', id);
  const { answer, ...effects } = await approve('approver', id);
  const sent = { status: 'ready_to_send', tccStatus: 'ready_to_send', authorisationsRequired: 0, errorCode: null };
  expect(answer.data?.authorisePayment).toMatchObject(sent);
  expect(effects).toEqual({
    rows: ['insert provider_intents', 'update payment_authorisation_requests', 'update payments'],
    activity: ['A010'],
    provider: ['/payments/create'],
  });
  const { uniqueRequestId, tccPaymentId } = await rowOf(id);
  const held = (await providerBooks()).payments.filter(({ unique_request_id: key }) => key === uniqueRequestId);
  expect(held).toMatchObject([{ id: tccPaymentId, amount: needsTwo.amount }]);
});

test('what the provider rejects is the answer, not an error', async () => {
  const id = await newPayment({ ...needsOne, paymentDate: bankHoliday() });
  const { answer, activity } = await approve('approver', id);
  expect(answer.data?.authorisePayment).toMatchObject({
    status: 'failed',
    errorCode: 'payment_create_failed',
    errorMessage: expect.stringMatching(/./) as string,
  });
  expect(activity).toEqual(['A010']);
});

test.each<[what: string, username: string, changes: Record<string, unknown>, given: Given, code: string]>([
  ['a role that approves nothing', 'viewer', needsOne, {}, 'role_may_not_authorise'],
  ['a role that the rule does not name', 'approver2', needsOne, {}, 'role_may_not_authorise'],
  ['its maker', 'maker', needsOne, {}, 'cannot_authorise_own_payment'],
  ['another version than was shown', 'approver', needsOne, { version: 2 }, 'content_changed'],
  ['one that was sent', 'approver', {}, {}, 'payment_already_sent'],
  ['another tenant', 'borealis', needsOne, { selected: accountId('borealis-imports') }, 'payment_not_found'],
  ['another tenant with our account', 'borealis', needsOne, {}, 'payment_not_found'],
  [
    'another account than is selected',
    'approver',
    needsOne,
    { selected: accountId('aldgate-europe') },
    'payment_not_found',
  ],
])('refuses %s', async (_what, username, changes, with_, code) => {
  expect(await refusal(username, await newPayment(changes), with_)).toEqual(refused(code, 'paymentId'));
});

test('of a payment that was edited only the edited version is approved, and that is sent', async () => {
  const id = await newPayment(needsOne);
  await as('maker', updatePayment, { paymentId: id, payment: smallPayment({ amount: '9999.99' }) });
  expect(await refusal('approver', id)).toEqual(refused('content_changed', 'paymentId'));
  const { answer } = await approve('approver', id, { version: 2 });
  expect(answer.data?.authorisePayment.status).toBe('ready_to_send');
  const { uniqueRequestId } = await rowOf(id);
  const held = (await providerBooks()).payments.filter(({ unique_request_id: key }) => key === uniqueRequestId);
  expect(held).toMatchObject([{ amount: '9999.99' }]);
});

test.each([randomUUID(), 'nonsense'])('an id like %s is absent', async (id) => {
  expect(await refusal('approver', id)).toEqual(refused('payment_not_found', 'paymentId'));
});

test('refuses the same approver twice', async () => {
  const id = await newPayment(needsTwo);
  await approve('approver', id);
  expect(await refusal('approver', id)).toEqual(refused('already_authorised_by_you', 'paymentId'));
});

test('refuses one that was deleted', async () => {
  const id = await newPayment(needsOne);
  await as('maker', deletePayment, { paymentId: id });
  expect(await refusal('approver', id)).toEqual(refused('no_authorisation_due', 'paymentId'));
});

test('content that was changed behind an approval is refused, not sent', async () => {
  const id = await newPayment(needsTwo);
  await approve('approver', id);
  await database('payments').where({ id }).update({ amount: '99000.00' });
  const answer = refused('content_changed', 'paymentId');
  expect(await refusal('approver2', id, { version: 2 })).toEqual(answer);
  const change = { table: 'payments', where: { id }, change: { version: 1 } };
  expect(await whileChanged(database, change, () => refusal('approver2', id))).toEqual(answer);
});

const thames = { table: 'beneficiary_information_slice', where: { id: demoId('slice thames-logistics') } };
const rateOfEuro = { table: 'exchange_rates', where: { currencyPair: 'EURGBP' }, change: { updatedAt: new Date(0) } };

test.each<[what: string, change: Change, code: string]>([
  ['a payee whose details changed', { ...thames, change: { is_most_recent: false } }, 'beneficiary_changed'],
  [
    'a payee that was deleted',
    { table: 'beneficiaries', where: { id: demoId('beneficiary thames-logistics') }, change: { enabled: false } },
    'beneficiary_changed',
  ],
  ['a country that is not permitted any more', { ...thames, change: { bankCountry: 'KP' } }, 'country_not_permitted'],
  [
    'more than the seat may approve',
    { ...seatOf('approver'), change: { upper_fx_limit: '4999.99' } },
    'amount_above_limit',
  ],
])('refuses %s', async (_what, change, code) => {
  const id = await newPayment(needsOne);
  const answer = await whileChanged(database, change, () => refusal('approver', id));
  expect(answer).toEqual(refused(code, 'paymentId'));
});

test('with a limit it needs a current rate', async () => {
  const id = await newPayment({ ...needsOne, beneficiaryId: demoId('beneficiary hansa-metall'), currency: 'EUR' });
  const limit = { ...seatOf('approver'), change: { upper_fx_limit: '900000' } };
  // Without a rate the rule for two approvals applies.
  const answer = await whileChanged(database, limit, () =>
    whileChanged(database, rateOfEuro, () => refusal('approver', id)),
  );
  expect(answer).toMatchObject({ code: 'authorisation_rate_missing', field: 'paymentId', activity: [], provider: [] });
});

test.each<[what: string, change: Change, code: string, field: string]>([
  [
    'has no seat any more',
    { ...seatOf('maker'), change: { user_id: 'noaccount' } },
    'account_not_connected',
    'paymentId',
  ],
  [
    'has no contact at the provider',
    { ...seatOf('maker'), change: { tcc_contact_id: null } },
    'seat_waiting',
    'accountId',
  ],
  [
    'works on an account that was closed',
    { table: 'accounts', where: { id: tradingAccount }, change: { is_closed: true } },
    'account_closed',
    'accountId',
  ],
])('the last approval is refused where the maker %s', async (_what, change, code, field) => {
  const id = await newPayment(needsOne);
  const answer = await whileChanged(database, change, () => refusal('approver', id));
  expect(answer).toEqual(refused(code, field));
});

test('a demanded fraud notice must be one of this approver; it stands with the approval', async () => {
  const id = await newPayment(needsTwo);
  await withNoticesDemanded(database, { paymentTypes: ['regular'] }, async () => {
    expect(await refusal('approver', id)).toEqual(refused('fraud_notice_required', 'fraudNoticeId'));
    const makers = await acknowledgedNotice(database, 'maker', smallPayment(needsTwo), { paymentId: id });
    const absent = refused('fraud_notice_not_found', 'fraudNoticeId');
    expect(await refusal('approver', id, { fraudNoticeId: makers })).toEqual(absent);
    const own = await acknowledgedNotice(database, 'approver', smallPayment(needsTwo), { paymentId: id });
    const { answer } = await approve('approver', id, { fraudNoticeId: own });
    expect(answer.errors).toBeUndefined();
    expect((await requestsOf(id))[0]).toMatchObject({ authorisedById: 'approver', fraudNoticeId: own });
    expect(await database('fraud_notices').where({ id: own }).whereNotNull('usedAt')).toHaveLength(1);
  });
});

describe('the rules in force', () => {
  const approvers = {
    table: 'payment_auth_rule_role',
    where: { auth_rule_id: ruleOfOne },
    change: { number_required: 2 },
  };

  test('a rule that was tightened reaches a payment that waits, and the answer says so', async () => {
    const id = await newPayment(needsOne);
    const { answer, provider } = await whileChanged(database, approvers, () => approve('approver', id));
    expect(answer.data?.authorisePayment).toMatchObject({
      status: 'awaiting_authorisation',
      authorisationsRequired: 1,
      requestsAdded: 1,
    });
    expect(provider).toEqual([]);
  });

  test('an approver without a part in it is refused, and the new requests stay for the others', async () => {
    const id = await newPayment(needsOne);
    const answer = await whileChanged(database, approvers, () => refusal('viewer', id));
    expect(answer).toMatchObject({ code: 'role_may_not_authorise', activity: [], provider: [] });
    const open = await requestsOf(id).pluck('roleIdRequired');
    expect(open).toEqual([roleId('approver'), roleId('approver')]);
  });

  test('a rule that was loosened leaves what was requested', async () => {
    const id = await whileChanged(database, approvers, () => newPayment(needsOne));
    expect((await approve('approver', id)).answer.data?.authorisePayment).toMatchObject({
      status: 'awaiting_authorisation',
      authorisationsRequired: 1,
      requestsAdded: 0,
    });
  });
});
