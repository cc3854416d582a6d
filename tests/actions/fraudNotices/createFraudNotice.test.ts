import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { noticed, setNoticeSettings, showCall, type ShownNotice } from '../../support/fraudNotices';
import { refusalOf, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
beforeEach(() => setNoticeSettings(database, { paymentThreshold: '2000' }));
afterEach(() => setNoticeSettings(database, {}));
afterAll(() => database.destroy());

/** A payment of the account that waits for its approvals. */
const paymentId = demoId('payment open 0');
const noticeOf = (id: string) => database('fraud_notices').where({ id }).first();

test('records where a notice was shown, for what, and why', async () => {
  const { answer, ...effects } = await effectsOf<ShownNotice>(database, showCall('maker'));
  expect(effects).toEqual({ rows: ['insert fraud_notices'], activity: [], provider: [] });
  const { id, text, presentedAt } = answer.data!.result;
  expect(text).toMatch(/Criminals pretend to be suppliers/);
  expect(await noticeOf(id)).toMatchObject({
    presentedTo: 'maker',
    presentedAt: new Date(presentedAt),
    accountId: tradingAccount,
    paymentId: null,
    ip: expect.stringMatching(/127\.0\.0\.1|::1/) as string,
    browser: expect.stringMatching(/./) as string,
    details: { ...noticed, reasons: ['amount_above_threshold'] },
    acknowledgedAt: null,
    usedAt: null,
  });
});

test('the account is the payment’s, where there is one', async () => {
  const { answer } = await effectsOf<ShownNotice>(database, showCall('approver', { paymentId }));
  expect(await noticeOf(answer.data!.result.id)).toMatchObject({ paymentId, accountId: tradingAccount });
});

test('the text is that of the settings, where they have one', async () => {
  await database('settings').update({ fraud_notices: JSON.stringify({ text: 'Call your supplier.' }) });
  try {
    const { answer } = await effectsOf<ShownNotice>(database, showCall('maker'));
    expect(answer.data?.result.text).toBe('Call your supplier.');
  } finally {
    await database('settings').update({ fraud_notices: '{}' });
  }
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
  expect(await refusedEffects(database, showCall('maker', changes))).toEqual(refused(code, field));
});

test('another tenant is shown none', async () => {
  expect(await refusedEffects(database, showCall('borealis'))).toEqual(refused('account_not_found', 'accountId'));
  const ofPayment = await refusedEffects(database, showCall('borealis', { paymentId }));
  expect(ofPayment).toEqual(refused('payment_not_found', 'paymentId'));
});

test('a user is shown three hundred within ten minutes', async () => {
  const { answer } = await effectsOf<ShownNotice>(database, showCall('treasurer'));
  const row = (await noticeOf(answer.data!.result.id))!;
  const copies = Array.from({ length: 299 }, () => ({
    ...row,
    details: JSON.stringify(row.details),
    id: randomUUID(),
  }));
  await database('fraud_notices').insert(copies);
  expect(refusalOf((await effectsOf(database, showCall('treasurer'))).answer).code).toBe('too_many_requests');
  await database('fraud_notices')
    .whereIn(
      'id',
      copies.map(({ id }) => id),
    )
    .delete();
  expect((await effectsOf(database, showCall('treasurer'))).answer.errors).toBeUndefined();
});
