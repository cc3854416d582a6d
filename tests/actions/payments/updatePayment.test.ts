import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId } from '../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { acknowledgedNotice, withNoticesDemanded } from '../../support/fraudNotices';
import { ruleOfOne, whileMakersApprove } from '../../support/paymentRules';
import { as, authorisePayment, newPayment, providerBooks, smallPayment, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';
import { whileChanged } from '../../support/whileChanged';

const query = `mutation ($paymentId: uuid!, $payment: PaymentInput!, $fraudNoticeId: uuid) {
  updatePayment(paymentId: $paymentId, payment: $payment, fraudNoticeId: $fraudNoticeId) { id status authorisationsRequired }
}`;

const needsOne = { amount: '5000.00' };
const needsTwo = { amount: '20000.00' };
const yearsFromNow = (years: number) => `${new Date().getUTCFullYear() + years}-01-15`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

interface Given {
  readonly username?: string;
  readonly selected?: string;
  readonly fraudNoticeId?: string;
}

const call = (paymentId: string, changes: Record<string, unknown> = {}, given: Given = {}) => ({
  username: given.username ?? 'maker',
  selected: given.selected ?? tradingAccount,
  query,
  variables: { paymentId, payment: smallPayment(changes), fraudNoticeId: given.fraudNoticeId },
});
const edited = (paymentId: string, changes: Record<string, unknown>) => effectsOf(database, call(paymentId, changes));
const refusal = (paymentId: string, changes: Record<string, unknown> = {}, given: Given = {}) =>
  refusedEffects(database, call(paymentId, changes, given));
const rowOf = async (id: string) => (await database('payments').where({ id }).first())!;
const givenTo = (paymentId: string) =>
  database('payment_authorisation_requests').where({ paymentId }).pluck('authorisedById');
const feesOf = (id: string) => database('charges').where({ payment_id: id }).pluck('narrative');
const sentUnder = async (key: string) =>
  (await providerBooks()).payments.filter(({ unique_request_id }) => unique_request_id === key);
test('an edit replaces the content, asks for the approvals again and tells the approvers; the editor is its maker', async () => {
  const id = await newPayment(needsTwo);
  await as('approver', authorisePayment, { paymentId: id });
  const { uniqueRequestId } = await rowOf(id);
  const changes = { amount: '21000.00', reference: 'EDITED', invoiceNumber: 'RE7', invoiceDate: '2026-11-01' };
  const { answer, ...effects } = await effectsOf(database, call(id, changes, { username: 'treasurer' }));
  expect(answer.data).toEqual({ updatePayment: { id, status: 'awaiting_authorisation', authorisationsRequired: 2 } });
  expect(effects).toEqual({
    rows: [
      'delete charges',
      'delete payment_authorisation_requests',
      'insert charges',
      'insert payment_authorisation_requests',
      'update payments',
    ],
    activity: ['A008'],
    provider: [],
  });
  const authorisationAmount = changes.amount;
  const row = await rowOf(id);
  expect(row).toMatchObject({ ...changes, authorisationAmount, createdById: 'treasurer', version: 2, uniqueRequestId });
  expect(await givenTo(id)).toEqual([null, null]);
  expect(await feesOf(id)).toEqual(['Payment fee EDITED']);
  const told = database('notices')
    .where({ subject: `${id}:2`, kind: 'approval_wanted' })
    .orderBy('user_id');
  expect(await told.pluck('user_id')).toEqual(['approver', 'approver2']);
  expect(await database('activity').where({ paymentId: id, eventCode: 'A008' })).toMatchObject([
    { userId: 'treasurer', accountId: tradingAccount },
  ]);
});

describe('an edit of the note alone', () => {
  test('leaves version, approvals and maker unchanged, also when another user edits', async () => {
    const id = await newPayment({ ...needsTwo, purposeNote: 'First of two.' });
    await as('approver', authorisePayment, { paymentId: id });
    const [before, given] = [await rowOf(id), await givenTo(id)];
    const note = { ...needsTwo, purposeNote: 'Second of two.' };
    const { answer, ...effects } = await effectsOf(database, call(id, note, { username: 'treasurer' }));
    expect(answer.data).toMatchObject({ updatePayment: { id, status: 'awaiting_authorisation' } });
    expect(effects).toEqual({ rows: ['update payments'], activity: ['A008'], provider: [] });
    const { updatedAt } = await rowOf(id);
    expect(await rowOf(id)).toEqual({ ...before, purposeNote: 'Second of two.', updatedAt });
    expect(await givenTo(id)).toEqual(given);
    expect(given.filter(Boolean)).toEqual(['approver']);
    expect(await database('activity').where({ paymentId: id, eventCode: 'A008' })).toMatchObject([
      { userId: 'treasurer', details: 'Internal note' },
    ]);
    expect((await as('approver2', authorisePayment, { paymentId: id })).errors).toBeUndefined();
  });

  test('with a change of the content asks for the approvals again', async () => {
    const id = await newPayment({ ...needsTwo, purposeNote: 'First of two.' });
    await as('approver', authorisePayment, { paymentId: id });
    await edited(id, { ...needsTwo, purposeNote: null, reference: 'OTHER' });
    expect(await rowOf(id)).toMatchObject({ purposeNote: null, reference: 'OTHER', version: 2 });
    expect(await givenTo(id)).toEqual([null, null]);
  });

  test('of a payment that failed tries it again', async () => {
    const id = await newPayment(needsOne);
    await database('payments').where({ id }).update({ status: 'failed', errorCode: 'provider_rejected' });
    await edited(id, { ...needsOne, purposeNote: 'Now with the right code.' });
    expect(await rowOf(id)).toMatchObject({ status: 'awaiting_authorisation', errorCode: null });
  });
});

test('one that needs no approval any more is sent at once, under the key that it had', async () => {
  const id = await newPayment(needsOne);
  const { uniqueRequestId } = await rowOf(id);
  const { answer, ...effects } = await edited(id, { amount: '100.00' });
  expect(answer.data).toMatchObject({ updatePayment: { status: 'ready_to_send', authorisationsRequired: 0 } });
  expect(effects).toEqual({
    rows: [
      'delete charges',
      'delete payment_authorisation_requests',
      'insert charges',
      'insert provider_intents',
      'update payments',
    ],
    activity: ['A008'],
    provider: ['/payments/create'],
  });
  expect(await sentUnder(uniqueRequestId)).toMatchObject([{ amount: '100.00' }]);
  expect(await rowOf(id)).toMatchObject({ authRuleId: null, status: 'ready_to_send', uniqueRequestId });
});

test('where the edit itself gives the approval, it is sent at once', async () => {
  const id = await newPayment(needsOne);
  await whileMakersApprove(database, () => edited(id, { amount: '6000.00' }));
  expect(await rowOf(id)).toMatchObject({ status: 'ready_to_send', authRuleId: ruleOfOne });
  expect(await givenTo(id)).toEqual(['maker']);
});

test.each([
  ['waits for an approval', needsOne, 'awaiting_authorisation'],
  ['is sent at once', { amount: '100.00' }, 'ready_to_send'],
])('after a rejection by the provider it %s under a new key, without the error', async (_what, changes, status) => {
  const id = await newPayment(needsOne);
  const { uniqueRequestId } = await rowOf(id);
  await database('payments')
    .where({ id })
    .update({ status: 'failed', errorCode: 'provider_rejected', errorMessage: 'No.' });
  await edited(id, changes);
  const row = await rowOf(id);
  expect(row).toMatchObject({ status, errorCode: null, errorMessage: null });
  expect(row.uniqueRequestId).not.toBe(uniqueRequestId);
  expect(await sentUnder(uniqueRequestId)).toEqual([]);
});

test.each<[what: string, changes: Record<string, unknown>, code: string, field: string]>([
  ['an amount that is none', { amount: '1e3' }, 'invalid_input', 'amount'],
  ['a day in the past', { paymentDate: '2020-01-02' }, 'invalid_input', 'paymentDate'],
  ['a day three years ahead', { paymentDate: yearsFromNow(3) }, 'invalid_input', 'paymentDate'],
  ['an invoice of another century', { invoiceNumber: 'A1', invoiceDate: '1999-12-31' }, 'invalid_input', 'invoiceDate'],
  ['an unknown field of the form', { reference: '' }, 'invalid_input', 'reference'],
  ['another currency than the payee', { currency: 'USD' }, 'currency_mismatch', 'currency'],
  [
    'another tenant’s beneficiary',
    { beneficiaryId: demoId('beneficiary milano-ceramica') },
    'beneficiary_not_found',
    'beneficiaryId',
  ],
  ['an absent conversion', { conversionId: randomUUID() }, 'conversion_not_found', 'conversionId'],
  ['more than the seat allows', { amount: '900000.00' }, 'amount_above_limit', 'amount'],
])('refuses %s', async (_what, changes, code, field) => {
  const id = await newPayment(needsOne);
  expect(await refusal(id, changes)).toEqual(refused(code, field));
  expect(await rowOf(id)).toMatchObject({ ...needsOne, version: 1 });
});

test.each<[what: string, given: Given, code: string, field: string]>([
  [
    'another tenant',
    { username: 'borealis', selected: accountId('borealis-imports') },
    'payment_not_found',
    'paymentId',
  ],
  ['another tenant with our account', { username: 'borealis' }, 'payment_not_found', 'paymentId'],
  ['its maker on another account', { selected: accountId('aldgate-europe') }, 'payment_not_found', 'paymentId'],
  ['a role that may create nothing', { username: 'approver' }, 'role_may_not_create_payments', 'accountId'],
])('refuses %s', async (_who, given, code, field) => {
  expect(await refusal(await newPayment(needsOne), {}, given)).toEqual(refused(code, field));
});

test.each([randomUUID(), 'nonsense'])('an id like %s is absent', async (id) => {
  expect(await refusal(id)).toEqual(refused('payment_not_found', 'paymentId'));
});

test.each<[what: string, change: Readonly<Record<string, string | null>>]>([
  ['is being sent', { status: 'processing' }],
  ['was deleted', { status: 'deleted' }],
  ['failed after the provider had it', { status: 'failed', tccPaymentId: randomUUID() }],
])('refuses one that %s', async (_what, change) => {
  const id = await newPayment(needsOne);
  const answer = whileChanged(database, { table: 'payments', where: { id }, change }, () => refusal(id));
  expect(await answer).toEqual(refused('payment_already_sent', 'paymentId'));
});

test('refuses one that was sent', async () => {
  expect(await refusal(await newPayment())).toEqual(refused('payment_already_sent', 'paymentId'));
});

test('refuses a missing or unknown purpose code where the table demands one', async () => {
  const listed = { code: 'goods', currency: 'EUR', bankCountry: 'DE', entityType: 'company' as const };
  const hansa = { beneficiaryId: demoId('beneficiary hansa-metall'), currency: 'EUR' };
  const priority = { ...needsOne, ...hansa, paymentType: 'priority' };
  const id = await newPayment(priority);
  await database('payment_purpose_codes').insert({ ...listed, description: 'Goods' });
  try {
    for (const purposeCode of [null, 'gift']) {
      expect(await refusal(id, { ...priority, purposeCode })).toEqual(refused('invalid_input', 'purposeCode'));
    }
  } finally {
    await database('payment_purpose_codes').where(listed).delete();
  }
});

test('a demanded fraud notice must be one of this payment; it stands with the payment and serves once', async () => {
  const id = await newPayment(needsOne);
  const changed = smallPayment(needsTwo);
  await withNoticesDemanded(database, { paymentTypes: ['regular'] }, async () => {
    expect(await refusal(id, needsTwo)).toEqual(refused('fraud_notice_required', 'fraudNoticeId'));
    const ofNone = await acknowledgedNotice(database, 'maker', changed);
    const absent = refused('fraud_notice_not_found', 'fraudNoticeId');
    expect(await refusal(id, needsTwo, { fraudNoticeId: ofNone })).toEqual(absent);
    const fraudNoticeId = await acknowledgedNotice(database, 'maker', changed, { paymentId: id });
    const { answer } = await effectsOf(database, call(id, needsTwo, { fraudNoticeId }));
    expect(answer.errors).toBeUndefined();
    expect(await rowOf(id)).toMatchObject({ ...needsTwo, fraudNoticeId });
    const again = await refusal(id, needsTwo, { fraudNoticeId });
    expect(again).toEqual(refused('fraud_notice_used', 'fraudNoticeId'));
  });
});
