import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { FraudNoticesRow, PaymentsRow } from '../../../actions/database/generated/tables';
import { demoId } from '../../../seeds/demo/demoId';
import { acknowledged as acknowledgedNotice, setNoticeSettings, shown } from '../../support/fraudNotices';
import { as, refusalOf, smallPayment, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const hansa = demoId('beneficiary hansa-metall');
const large = smallPayment({ beneficiaryId: hansa, amount: '3000.00', currency: 'EUR' });

const createPayment = `mutation ($payment: PaymentInput!, $fraudNoticeId: uuid) {
  result: createPayment(payment: $payment, fraudNoticeId: $fraudNoticeId) { id status }
}`;
const updatePayment = `mutation ($paymentId: uuid!, $payment: PaymentInput!, $fraudNoticeId: uuid) {
  result: updatePayment(paymentId: $paymentId, payment: $payment, fraudNoticeId: $fraudNoticeId) { id }
}`;
const authorisePayment = `mutation ($paymentId: uuid!, $version: Int! = 1, $fraudNoticeId: uuid) {
  result: authorisePayment(paymentId: $paymentId, version: $version, fraudNoticeId: $fraudNoticeId) { status }
}`;
const batch = `mutation ($payments: [ShownPayment!]!) {
  result: batchAuthorisePayments(payments: $payments) { paymentId errorCode errorMessage status }
}`;
interface Result<Data> {
  readonly result: Data;
}

let database: Knex;

const setSettings = (settings: object) => setNoticeSettings(database, settings);

beforeAll(() => {
  database = stackDatabase();
});
beforeEach(() => setSettings({ paymentThreshold: '2000' }));
afterEach(() => setSettings({}));
afterAll(() => database.destroy());

const noticeOf = (id: string) => database('fraud_notices').where({ id }).first<FraudNoticesRow>();
const paymentOf = (id: string) => database('payments').where({ id }).first<PaymentsRow>();
const acknowledged = (username: string, changes: object = {}) => acknowledgedNotice(database, username, changes);
const create = (fraudNoticeId?: string, changes: object = {}) =>
  as<Result<{ id: string; status: string }>>('maker', createPayment, {
    payment: { ...large, ...changes },
    fraudNoticeId,
  });
async function waiting(): Promise<string> {
  const { data, errors } = await create(await acknowledged('maker'));
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result.id;
}
const authorise = (paymentId: string, fraudNoticeId?: string) =>
  as<Result<{ status: string }>>('approver', authorisePayment, { paymentId, fraudNoticeId });

/** A new beneficiary with the bank details of one that was paid. Its names are its own, because uploads tell beneficiaries by them. */
async function neverPaid(): Promise<string> {
  const [id, sliceId] = [randomUUID(), randomUUID()];
  await database('beneficiaries').insert({ id, account_id: tradingAccount, createdById: 'maker' });
  const names = { name: 'Hansa Stahl GmbH', bankAccountHolderName: 'Hansa Stahl GmbH' };
  const copied = { ...names, id: sliceId, beneficiaryId: id, createdAt: new Date(), is_most_recent: true };
  const slice = await database('beneficiary_information_slice')
    .where({ id: demoId('slice hansa-metall') })
    .first();
  await database('beneficiary_information_slice').insert({ ...slice, ...copied });
  return id;
}

test('a payment above the threshold is created with an acknowledged notice only, which serves once', async () => {
  expect(refusalOf(await create())).toEqual({ code: 'fraud_notice_required', field: 'fraudNoticeId' });
  const unread = await shown('maker');
  expect(refusalOf(await create(unread)).code).toBe('fraud_notice_not_acknowledged');
  const notice = await acknowledged('maker');
  const { data } = await create(notice);
  const { id } = data!.result;
  expect(await paymentOf(id)).toMatchObject({ fraudNoticeId: notice, status: 'awaiting_authorisation' });
  expect(await noticeOf(notice)).toMatchObject({ paymentId: id, usedAt: expect.any(Date) as Date });
  expect(refusalOf(await create(notice)).code).toBe('fraud_notice_used');
});

test.each([
  ['for another amount', {}, { amount: '3000.01' }, 'fraud_notice_for_other_content'],
  ['for another type', {}, { paymentType: 'priority' }, 'fraud_notice_for_other_content'],
])('a notice %s does not serve', async (_what, shown, stated, code) => {
  const notice = await acknowledged('maker', shown);
  expect(refusalOf(await create(notice, stated)).code).toBe(code);
  expect((await noticeOf(notice)).usedAt).toBeNull();
});

test('a notice serves for fifteen minutes', async () => {
  const notice = await acknowledged('maker');
  const past = new Date(Date.now() - 16 * 60_000);
  await database('fraud_notices').where({ id: notice }).update({ acknowledgedAt: past });
  expect(refusalOf(await create(notice)).code).toBe('fraud_notice_expired');
});

test('a notice of a colleague, and one of another account, are answered as absent ones', async () => {
  expect(refusalOf(await create(await acknowledged('treasurer'))).code).toBe('fraud_notice_not_found');
  expect(refusalOf(await create(randomUUID())).code).toBe('fraud_notice_not_found');
  const notice = await acknowledged('maker');
  await database('fraud_notices')
    .where({ id: notice })
    .update({ accountId: demoId('account aldgate-payroll') });
  expect(refusalOf(await create(notice)).code).toBe('fraud_notice_not_found');
});

test('a small payment, and one of an organisation that opted out, demand none', async () => {
  expect((await create(undefined, { amount: '100.00' })).errors).toBeUndefined();
  await setSettings({ paymentThreshold: '2000', paymentTypes: ['regular'], beneficiary: true, optOut: true });
  expect((await create()).errors).toBeUndefined();
});

test('types, new beneficiaries and settings that cannot be read demand one too', async () => {
  await setSettings({ paymentTypes: ['regular'] });
  expect(refusalOf(await create(undefined, { amount: '100.00' })).code).toBe('fraud_notice_required');
  await setSettings({ paymentThreshold: 'a lot' });
  expect(refusalOf(await create(undefined, { amount: '100.00' })).code).toBe('fraud_notice_required');
  await setSettings({ beneficiary: true });
  expect((await create(undefined, { amount: '100.00' })).errors).toBeUndefined();
  const beneficiaryId = await neverPaid();
  expect(refusalOf(await create(undefined, { amount: '100.00', beneficiaryId })).code).toBe('fraud_notice_required');
});

test('two simultaneous calls with one key and one notice make one payment', async () => {
  const notice = await acknowledged('maker');
  const clientRequestId = randomUUID();
  const answers = await Promise.all([create(notice, { clientRequestId }), create(notice, { clientRequestId })]);
  expect(answers[0].data).toEqual(answers[1].data);
  expect(answers[0].data?.result.id).toBeDefined();
});

test('an edit demands a notice of its own, for this payment', async () => {
  const paymentId = await waiting();
  const edit = (fraudNoticeId?: string) => as('maker', updatePayment, { paymentId, payment: large, fraudNoticeId });
  expect(refusalOf(await edit()).code).toBe('fraud_notice_required');
  expect(refusalOf(await edit(await acknowledged('maker'))).code).toBe('fraud_notice_not_found');
  const notice = await acknowledged('maker', { paymentId });
  expect((await edit(notice)).errors).toBeUndefined();
  expect((await paymentOf(paymentId)).fraudNoticeId).toBe(notice);
  expect(refusalOf(await edit(notice)).code).toBe('fraud_notice_used');
});

test('an approver acknowledges a notice before authorising, and it stands with the authorisation', async () => {
  const paymentId = await waiting();
  expect(refusalOf(await authorise(paymentId))).toEqual({ code: 'fraud_notice_required', field: 'fraudNoticeId' });
  const makers = await acknowledged('maker', { paymentId });
  expect(refusalOf(await authorise(paymentId, makers)).code).toBe('fraud_notice_not_found');
  const notice = await acknowledged('approver', { paymentId });
  expect((await authorise(paymentId, notice)).errors).toBeUndefined();
  const [request] = await database('payment_authorisation_requests').where({ paymentId });
  expect(request).toMatchObject({ authorisedById: 'approver', fraudNoticeId: notice });
  expect((await noticeOf(notice)).usedAt).not.toBeNull();
});

test('who may not authorise is told so, not shown a notice', async () => {
  const paymentId = await waiting();
  expect(refusalOf(await as('viewer', authorisePayment, { paymentId })).code).toBe('role_may_not_authorise');
});

test('of a batch only the payments without a notice are refused', async () => {
  const [first, second] = [await waiting(), await waiting()];
  const small = (await create(undefined, { amount: '1500.00' })).data!.result.id;
  const fraudNoticeId = await acknowledged('approver', { paymentId: first });
  const { data } = await as<Result<{ paymentId: string; errorCode: string | null }[]>>('approver', batch, {
    payments: [
      { paymentId: first, version: 1, fraudNoticeId },
      { paymentId: second, version: 1 },
      { paymentId: small, version: 1 },
    ],
  });
  expect(data?.result.map(({ paymentId, errorCode }) => [paymentId, errorCode])).toEqual([
    [first, null],
    [second, 'fraud_notice_required'],
    [small, null],
  ]);
});
