import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { FraudNoticesRow, PaymentsRow } from '../../../actions/database/generated/tables';
import { demoId } from '../../../seeds/demo/demoId';
import { as, refusalOf, smallPayment, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const aldgate = demoId('organisation aldgate');
const hansa = demoId('beneficiary hansa-metall');
const large = smallPayment({ beneficiaryId: hansa, amount: '3000.00', currency: 'EUR' });
const content = { beneficiaryId: hansa, amount: '3000.00', currency: 'EUR', paymentType: 'regular' };

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
const present = `mutation ($notice: FraudNoticeInput!) { result: createFraudNotice(notice: $notice) { id text presentedAt } }`;
const acknowledge = `mutation ($fraudNoticeId: uuid!, $selectionBoxChoice: String!, $boxTickedAt: timestamptz!) {
  result: updateFraudNotice(
    fraudNoticeId: $fraudNoticeId, selectionBoxChoice: $selectionBoxChoice, boxTickedAt: $boxTickedAt
  ) { id acknowledgedAt }
}`;
const discard = `mutation ($fraudNoticeId: uuid!) { result: deleteFraudNotice(fraudNoticeId: $fraudNoticeId) { id } }`;

interface Result<Data> {
  readonly result: Data;
}
type Shown = Result<{ id: string; text: string; presentedAt: string }>;

let database: Knex;

const setSettings = (settings: object) =>
  database('organisations')
    .where({ id: aldgate })
    .update({ fraud_notices: JSON.stringify(settings) });

beforeAll(() => {
  database = stackDatabase();
});
beforeEach(() => setSettings({ paymentThreshold: '2000' }));
afterEach(() => setSettings({}));
afterAll(() => database.destroy());

const noticeOf = (id: string) => database('fraud_notices').where({ id }).first<FraudNoticesRow>();
const paymentOf = (id: string) => database('payments').where({ id }).first<PaymentsRow>();
const noticesShown = async () => (await database('fraud_notices').count<{ count: string }[]>())[0]?.count;
const show = async (username: string, changes: object = {}): Promise<string> => {
  const { data, errors } = await as<Shown>(username, present, { notice: { ...content, ...changes } });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result.id;
};
const answerTo = (username: string, fraudNoticeId: string, changes: object = {}) =>
  as<Result<{ acknowledgedAt: string }>>(username, acknowledge, {
    fraudNoticeId,
    selectionBoxChoice: 'invoice',
    boxTickedAt: new Date().toISOString(),
    ...changes,
  });

/** A notice that was read and acknowledged. */
async function acknowledged(username: string, changes: object = {}): Promise<string> {
  const id = await show(username, changes);
  const { presentedAt } = await noticeOf(id);
  await answerTo(username, id, { boxTickedAt: presentedAt.toISOString() });
  return id;
}
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

test('showing a notice records where it was shown, for what, and why', async () => {
  const { data } = await as<Shown>('maker', present, { notice: content });
  expect(data?.result.text).toMatch(/Criminals pretend to be suppliers/);
  expect(await noticeOf(data!.result.id)).toMatchObject({
    presentedTo: 'maker',
    accountId: tradingAccount,
    paymentId: null,
    ip: expect.stringMatching(/127\.0\.0\.1|::1/) as string,
    browser: expect.stringMatching(/./) as string,
    details: { ...content, reasons: ['amount_above_threshold'] },
    acknowledgedAt: null,
    usedAt: null,
  });
});

test('the text is that of the settings, where they have one', async () => {
  await database('settings').update({ fraud_notices: JSON.stringify({ text: 'Call your supplier.' }) });
  try {
    const { data } = await as<Shown>('maker', present, { notice: content });
    expect(data?.result.text).toBe('Call your supplier.');
  } finally {
    await database('settings').update({ fraud_notices: '{}' });
  }
});

test('acknowledging keeps the choice and when the box was ticked, and leaves an entry in the activity log', async () => {
  const id = await show('maker');
  const { presentedAt } = await noticeOf(id);
  const { data } = await answerTo('maker', id, { boxTickedAt: presentedAt.toISOString() });
  const row = await noticeOf(id);
  expect(row).toMatchObject({ acknowledgedBy: 'maker', selectionBoxChoice: 'invoice', boxTickedAt: presentedAt });
  expect(new Date(data!.result.acknowledgedAt)).toEqual(row.acknowledgedAt);
  const entry = await database('activity')
    .where({ eventCode: 'A019', userId: 'maker' })
    .orderBy('createdAt', 'desc')
    .first();
  expect(entry).toMatchObject({
    accountId: tradingAccount,
    details: 'I pay an invoice or a contract that I have checked',
    client_reported: false,
  });
  const again = await answerTo('maker', id, { selectionBoxChoice: 'other', boxTickedAt: presentedAt.toISOString() });
  expect(again.data).toEqual(data);
  expect((await noticeOf(id)).selectionBoxChoice).toBe('invoice');
});

test.each([
  ['another user', 'approver', {}, 'fraud_notice_not_found', 'fraudNoticeId'],
  ['another tenant', 'borealis', {}, 'fraud_notice_not_found', 'fraudNoticeId'],
  ['an answer that is not on the list', 'maker', { selectionBoxChoice: 'yes' }, 'invalid_input', 'selectionBoxChoice'],
  [
    'a box ticked before the notice was shown',
    'maker',
    { boxTickedAt: '2026-01-01T00:00:00Z' },
    'invalid_input',
    'boxTickedAt',
  ],
  [
    'a box ticked in an hour',
    'maker',
    { boxTickedAt: new Date(Date.now() + 3_600_000) },
    'invalid_input',
    'boxTickedAt',
  ],
])('%s does not acknowledge it', async (_what, username, changes, code, field) => {
  const id = await show('maker');
  const { presentedAt } = await noticeOf(id);
  const given = { boxTickedAt: presentedAt.toISOString(), ...changes };
  expect(refusalOf(await answerTo(username, id, given))).toEqual({ code, field });
  expect((await noticeOf(id)).acknowledgedAt).toBeNull();
});

test('a notice that was closed is deleted; an acknowledged one is kept', async () => {
  const id = await show('maker');
  expect(refusalOf(await as('approver', discard, { fraudNoticeId: id })).code).toBe('fraud_notice_not_found');
  expect((await as('maker', discard, { fraudNoticeId: id })).data).toEqual({ result: { id } });
  expect(await noticeOf(id)).toBeUndefined();
  const kept = await acknowledged('maker');
  expect(refusalOf(await as('maker', discard, { fraudNoticeId: kept })).code).toBe('fraud_notice_acknowledged');
  expect(await noticeOf(kept)).toBeDefined();
});

test.each([
  ['an unknown type', { paymentType: 'express' }, 'invalid_input', 'paymentType'],
  ['an amount that is none', { amount: '1e9' }, 'invalid_input', 'amount'],
  ['an unknown currency', { currency: 'XTS' }, 'invalid_input', 'currency'],
  ['an absent payment', { paymentId: randomUUID() }, 'payment_not_found', 'paymentId'],
  [
    'another tenant’s beneficiary',
    { beneficiaryId: demoId('beneficiary milano-ceramica') },
    'beneficiary_not_found',
    'beneficiaryId',
  ],
])('no notice is shown for %s', async (_what, changes, code, field) => {
  const before = await noticesShown();
  expect(refusalOf(await as('maker', present, { notice: { ...content, ...changes } }))).toEqual({ code, field });
  expect(await noticesShown()).toBe(before);
});

test('a payment above the threshold is created with an acknowledged notice only, which serves once', async () => {
  expect(refusalOf(await create())).toEqual({ code: 'fraud_notice_required', field: 'fraudNoticeId' });
  const unread = await show('maker');
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

test('the database keeps a notice from serving before it is acknowledged', async () => {
  const id = await show('maker');
  await expect(database('fraud_notices').where({ id }).update({ usedAt: new Date() })).rejects.toThrow(
    'fraud_notices_used_is_acknowledged',
  );
});
