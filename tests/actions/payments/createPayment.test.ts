import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { maxDocuments } from '../../../domain/payments/documents';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId } from '../../../seeds/demo/organisations';
import { described, filesKept, pdf, uploaded } from '../../support/documents';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { acknowledgedNotice, withNoticesDemanded } from '../../support/fraudNotices';
import { heldUpAt } from '../../support/heldUp';
import { ruleOfOne, whileMakersApprove } from '../../support/paymentRules';
import { as, newPayment, providerBooks, smallPayment, tradingAccount } from '../../support/portal';
import { control, stackDatabase } from '../../support/stack';
import { whileChanged } from '../../support/whileChanged';

const query = `mutation ($payment: PaymentInput!, $assets: [PaymentAssetInput!], $fraudNoticeId: uuid, $draftSearch: String) {
  createPayment(payment: $payment, assets: $assets, fraudNoticeId: $fraudNoticeId, draftSearch: $draftSearch) {
    id status authorisationsRequired errorCode
  }
}`;

interface Created {
  readonly createPayment: { readonly id: string; readonly status: string };
}

/** Euros, for which a rate is needed. */
const euros = { beneficiaryId: demoId('beneficiary hansa-metall'), amount: '120.50', currency: 'EUR' };
const payment = (changes: Record<string, unknown> = {}) => smallPayment({ ...euros, ...changes });
const yearsFromNow = (years: number) => `${new Date().getUTCFullYear() + years}-01-15`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const create = (variables: object, username = 'maker', selected?: string) =>
  as<Created>(username, query, { payment: payment(), ...variables }, selected);
const refusal = (variables: object, username = 'maker', selected = tradingAccount) =>
  refusedEffects(database, { username, query, variables: { payment: payment(), ...variables }, selected });
const rowOf = (id: string) => database('payments').where({ id }).first();
const noticesOf = (id: string) =>
  database('notices')
    .where({ subject: `${id}:1` })
    .orderBy('user_id')
    .select('user_id', 'kind');

test.each([
  ['one approval', '5000.00', ['approver']],
  ['two approvals', '20000.00', ['approver', 'approver2']],
])(
  'a payment above the threshold of %s waits for it, with its fee, and the approvers are told',
  async (_what, amount, approvers) => {
    const given = smallPayment({
      amount,
      invoiceNumber: 'RE7',
      invoiceDate: '2026-11-01',
      ultimateBeneficiaryName: 'Grete Holm',
    });
    const { answer, ...effects } = await effectsOf<Created>(database, {
      username: 'maker',
      query,
      variables: { payment: given },
    });
    expect(effects).toEqual({
      rows: ['insert charges', 'insert payment_authorisation_requests', 'insert payments'],
      activity: ['A007'],
      provider: [],
    });
    const { id } = answer.data!.createPayment;
    expect(answer.data?.createPayment).toEqual({
      id,
      status: 'awaiting_authorisation',
      authorisationsRequired: approvers.length,
      errorCode: null,
    });
    const { currency, paymentDate, paymentType, reason, reference } = given;
    expect(await rowOf(id)).toMatchObject({
      amount,
      currency,
      paymentDate,
      paymentType,
      reason,
      reference,
      invoiceNumber: 'RE7',
      invoiceDate: '2026-11-01',
      ultimateBeneficiaryName: 'Grete Holm',
      accountId: tradingAccount,
      createdById: 'maker',
      beneficiarySliceId: demoId('slice thames-logistics'),
      chargeType: null,
      gbpEquivalent: amount,
      authorisationAmount: amount,
      authorisationCurrency: 'GBP',
      tccPaymentId: null,
      version: 1,
    });
    expect(await noticesOf(id)).toEqual(approvers.map((user_id) => ({ user_id, kind: 'approval_wanted' })));
  },
);

test('one that needs no approval is sent at once, with what was entered', async () => {
  const variables = { payment: payment({ paymentType: 'priority', chargeType: 'shared' }) };
  const { answer, ...effects } = await effectsOf<Created>(database, { username: 'maker', query, variables });
  expect(effects).toEqual({
    rows: ['insert charges', 'insert payments', 'insert provider_intents', 'update payments'],
    activity: ['A007'],
    provider: ['/payments/create'],
  });
  expect(answer.data?.createPayment).toMatchObject({ status: 'ready_to_send', authorisationsRequired: 0 });
  const row = await rowOf(answer.data!.createPayment.id);
  expect(row).toMatchObject({ authRuleId: null, chargeType: 'shared', status: 'ready_to_send' });
  const held = (await providerBooks()).payments.filter(({ unique_request_id: key }) => key === row?.uniqueRequestId);
  expect(held).toMatchObject([{ id: row?.tccPaymentId, amount: '120.50', payment_date: row?.paymentDate }]);
});

test('where creating it gives the approval, it is sent at once', async () => {
  const given = { payment: smallPayment({ amount: '5000.00' }) };
  const { data } = await whileMakersApprove(database, () => create(given));
  expect(await rowOf(data!.createPayment.id)).toMatchObject({ status: 'ready_to_send', authRuleId: ruleOfOne });
});

test('one that the provider cannot take now is answered as it is, and is sent later', async () => {
  await control('faults', { seed: 1, rules: [{ path: '/payments/create', fault: 'offline', times: 1 }] });
  const { data } = await create({});
  expect(data?.createPayment).toMatchObject({ status: 'processing', authorisationsRequired: 0 });
  expect(await database('provider_intents').where({ entity_id: data!.createPayment.id }).pluck('state')).toEqual([
    'pending',
  ]);
});

const foreign = demoId('beneficiary milano-ceramica');

test.each<[what: string, changes: Record<string, unknown>, code: string, field: string]>([
  ['an exponent', { amount: '1e3' }, 'invalid_input', 'amount'],
  ['a sign', { amount: '-1' }, 'invalid_input', 'amount'],
  ['a point that may group thousands', { amount: '12.450' }, 'invalid_input', 'amount'],
  ['too many decimals', { amount: '0.001' }, 'invalid_input', 'amount'],
  ['a decimal comma', { amount: '12,50' }, 'invalid_input', 'amount'],
  ['nothing', { amount: '0' }, 'invalid_input', 'amount'],
  ['an empty amount', { amount: '' }, 'invalid_input', 'amount'],
  ['blanks around it', { amount: ' 5 ' }, 'invalid_input', 'amount'],
  ['more digits than anybody has', { amount: '9'.repeat(30) }, 'invalid_input', 'amount'],
  ['an unknown currency', { currency: 'XTS' }, 'invalid_input', 'currency'],
  ['another currency than the payee', { currency: 'USD' }, 'currency_mismatch', 'currency'],
  ['a day that does not exist', { paymentDate: '2030-02-30' }, 'invalid_input', 'paymentDate'],
  ['a day three years ahead', { paymentDate: yearsFromNow(3) }, 'invalid_input', 'paymentDate'],
  ['a day in the past', { paymentDate: '2020-01-02' }, 'invalid_input', 'paymentDate'],
  ['an unknown type', { paymentType: 'express' }, 'invalid_input', 'paymentType'],
  ['a charge type on a regular payment', { chargeType: 'ours' }, 'invalid_input', 'chargeType'],
  ['two lines in a reference', { reference: 'a\nb' }, 'invalid_input', 'reference'],
  ['a null character in a reference', { reference: 'a\u0000b' }, 'invalid_input', 'reference'],
  ['a direction mark in a reason', { reason: 'a\u202eb' }, 'invalid_input', 'reason'],
  [
    'half a surrogate pair in a name',
    { ultimateBeneficiaryName: 'a\ud800' },
    'invalid_input',
    'ultimateBeneficiaryName',
  ],
  ['a null character in an id', { conversionId: 'a\u0000b' }, 'invalid_input', 'conversionId'],
  ['an absent conversion', { conversionId: randomUUID() }, 'conversion_not_found', 'conversionId'],
  ['an invoice of another century', { invoiceNumber: 'A1', invoiceDate: '1999-12-31' }, 'invalid_input', 'invoiceDate'],
  [
    'an invoice three years ahead',
    { invoiceNumber: 'A1', invoiceDate: yearsFromNow(3) },
    'invalid_input',
    'invoiceDate',
  ],
  ['an invoice number alone', { invoiceNumber: 'A1' }, 'invalid_input', 'invoiceDate'],
  ['another tenant’s beneficiary', { beneficiaryId: foreign }, 'beneficiary_not_found', 'beneficiaryId'],
  ['an absent beneficiary', { beneficiaryId: randomUUID() }, 'beneficiary_not_found', 'beneficiaryId'],
  ['more than the seat allows', { amount: '900000.00' }, 'amount_above_limit', 'amount'],
])('refuses %s', async (_what, changes, code, field) => {
  expect(await refusal({ payment: payment(changes) })).toEqual(refused(code, field));
});

const slice = { table: 'beneficiary_information_slice', where: { id: demoId('slice hansa-metall') } };
const account = { table: 'accounts', where: { id: tradingAccount } };
const seat = { table: 'CurrencyCloudContacts', where: { account_id: tradingAccount, user_id: 'maker' } };

test.each([
  ['a country that is not permitted', slice, { country: 'KP' }, 'country_not_permitted', 'beneficiaryId'],
  [
    'a payee that the provider does not know yet',
    slice,
    { tcc_beneficiary_id: null },
    'beneficiary_not_payable',
    'beneficiaryId',
  ],
  ['a payee that takes no regular payments', slice, { isRegular: false }, 'payment_type_not_available', 'paymentType'],
  ['a closed account', account, { is_closed: true }, 'account_closed', 'accountId'],
  ['an account that is not approved', account, { is_approved: false }, 'account_not_approved', 'accountId'],
  ['a seat that waits for its contact at the provider', seat, { tcc_contact_id: null }, 'seat_waiting', 'accountId'],
  [
    'a seat whose contact was refused',
    seat,
    { tcc_contact_id: null, contact_refusal: 'Not a name' },
    'seat_refused',
    'accountId',
  ],
])('refuses %s', async (_what, row, change, code, field) => {
  const answer = whileChanged(database, { ...row, change }, () => refusal({}));
  expect(await answer).toEqual(refused(code, field));
});

test.each([
  ['another tenant’s account', 'maker', accountId('borealis-imports'), 'account_not_found'],
  ['an absent account', 'maker', randomUUID(), 'account_not_found'],
  ['no account', 'maker', '', 'account_not_found'],
  ['our account to another tenant', 'borealis', tradingAccount, 'account_not_found'],
  ['a role that may create nothing', 'viewer', tradingAccount, 'role_may_not_create_payments'],
])('refuses %s', async (_what, username, selected, code) => {
  expect(await refusal({}, username, selected)).toEqual(refused(code, 'accountId'));
});

test('a stale rate: refused where a limit cannot be measured, approved by the highest rule where there is none', async () => {
  const osaka = { beneficiaryId: demoId('beneficiary osaka-bearings'), currency: 'JPY', paymentType: 'priority' };
  const yen = { payment: payment({ ...osaka, amount: '1000' }) };
  const rate = { table: 'exchange_rates', where: { currencyPair: 'JPYGBP' }, change: { updatedAt: new Date(0) } };
  await whileChanged(database, rate, async () => {
    expect(await refusal(yen)).toEqual(refused('authorisation_rate_missing', 'currency'));
    const unlimited = await create(yen, 'treasurer');
    expect(unlimited.data?.createPayment).toMatchObject({
      status: 'awaiting_authorisation',
      authorisationsRequired: 2,
    });
  });
});

test('a missing or unknown purpose code is refused where the table demands one', async () => {
  const listed = { code: 'goods', currency: 'EUR', bankCountry: 'DE', entityType: 'company' as const };
  const priority = { amount: '5000.00', paymentType: 'priority' };
  await database('payment_purpose_codes').insert({ ...listed, description: 'Goods' });
  try {
    for (const purposeCode of [null, 'gift']) {
      const given = { payment: payment({ ...priority, purposeCode }) };
      expect(await refusal(given)).toEqual(refused('invalid_input', 'purposeCode'));
    }
    const { data } = await create({ payment: payment({ ...priority, purposeCode: 'goods' }) });
    expect(await rowOf(data!.createPayment.id)).toMatchObject({ purposeCode: 'goods' });
    expect((await create({})).errors).toBeUndefined();
  } finally {
    await database('payment_purpose_codes').where(listed).delete();
  }
});

describe('a repeated call with the same key', () => {
  test('is one act; other content under the key is refused', async () => {
    const clientRequestId = randomUUID();
    const given = { payment: payment({ clientRequestId, amount: '5000.00' }) };
    const first = await create(given);
    const { answer, ...effects } = await effectsOf<Created>(database, { username: 'maker', query, variables: given });
    expect(answer.data).toEqual(first.data);
    expect(effects).toEqual({ rows: [], activity: [], provider: [] });
    const other = { payment: payment({ clientRequestId, amount: '121.00' }) };
    expect(await refusal(other)).toEqual(refused('request_id_reused', 'clientRequestId'));
  });

  test('a hundred times at once makes one payment', async () => {
    const clientRequestId = randomUUID();
    const payments = Array.from({ length: 100 }, () => newPayment({ ...euros, clientRequestId }));
    expect(new Set(await Promise.all(payments)).size).toBe(1);
    expect(await database('payments').where({ clientRequestId }).count()).toEqual([{ count: '1' }]);
  });

  test.each([
    ['alone', { table: 'payments', statement: 'insert into "payments"' }, {}],
    ['and one notice', { table: 'fraud_notices', statement: 'select "presentedTo"' }, { paymentTypes: ['regular'] }],
  ])('%s, both of which found no payment yet, makes one', async (_what, held, settings) => {
    await withNoticesDemanded(database, settings, async () => {
      const clientRequestId = randomUUID();
      const given = payment({ clientRequestId });
      const isDemanded = held.table === 'fraud_notices';
      const fraudNoticeId = isDemanded ? await acknowledgedNotice(database, 'maker', given) : null;
      const input = { payment: given, fraudNoticeId };
      const call = { area: 'payments', action: 'createPayment', username: 'maker', input };
      const [first, second] = await heldUpAt<Created['createPayment']>(database, held, [call, call]);
      expect(await database('payments').where({ clientRequestId }).pluck('id')).toEqual([first?.id]);
      expect(second?.id).toBe(first?.id);
    });
  });
});

describe('a fraud notice', () => {
  const demanded = { paymentTypes: ['regular'] };

  test('that is demanded must be acknowledged, and serves once', () =>
    withNoticesDemanded(database, demanded, async () => {
      expect(await refusal({})).toEqual(refused('fraud_notice_required', 'fraudNoticeId'));
      const fraudNoticeId = await acknowledgedNotice(database, 'maker', payment());
      const { data } = await create({ fraudNoticeId });
      expect(await rowOf(data!.createPayment.id)).toMatchObject({ fraudNoticeId });
      expect(await database('fraud_notices').where({ id: fraudNoticeId }).first()).toMatchObject({
        paymentId: data!.createPayment.id,
        usedAt: expect.any(Date) as Date,
      });
      const again = { fraudNoticeId, payment: payment({ clientRequestId: randomUUID() }) };
      expect(await refusal(again)).toEqual(refused('fraud_notice_used', 'fraudNoticeId'));
    }));
});

/** The maker's drafts on the account. */
const drafts = () => database('payment_drafts').where({ user_id: 'maker', account_id: tradingAccount });

test('the draft goes with the payment that is created of it, and with no other', async () => {
  await drafts().delete();
  await database('payment_drafts').insert({
    id: randomUUID(),
    user_id: 'maker',
    account_id: tradingAccount,
    search: 'a=1',
    content: '{}',
    savedAt: new Date(),
  });
  for (const draftSearch of [undefined, null, '']) {
    expect((await create({ draftSearch })).errors).toBeUndefined();
  }
  expect((await create({ draftSearch: 'a=1' }, 'treasurer')).errors).toBeUndefined();
  const mismatched = { payment: payment({ currency: 'USD' }), draftSearch: 'a=1' };
  expect(await refusal(mismatched)).toEqual(refused('currency_mismatch', 'currency'));
  expect(await drafts()).toHaveLength(1);
  expect((await create({ draftSearch: 'a=1' })).errors).toBeUndefined();
  expect(await drafts()).toEqual([]);
});

describe('documents', () => {
  const assetsOf = (paymentId: string) => database('assets').where({ paymentId }).orderBy('filename');

  test('are kept with the payment under other keys', async () => {
    const assets = [await uploaded(pdf('one'), 'Rechnung März.pdf'), await uploaded(pdf('two'), 'terms.pdf')];
    const { data } = await create({ assets, payment: payment({ amount: '5000.00' }) });
    const [first, second] = await assetsOf(data!.createPayment.id);
    expect(first).toMatchObject({ filename: 'Rechnung März.pdf', filetype: 'application/pdf', filesize: '19' });
    expect(first?.s3Key).toMatch(new RegExp(`^payments/${data!.createPayment.id}/[0-9a-f-]{36}$`));
    expect(first?.s3Key).not.toContain(first?.documentId);
    expect(first?.s3Key).not.toBe(second?.s3Key);
  });

  test('of a payment that is refused are not kept', async () => {
    const before = await filesKept();
    const given = { assets: [await uploaded(pdf('one'))], payment: payment({ currency: 'USD' }) };
    expect(await refusal(given)).toEqual(refused('currency_mismatch', 'currency'));
    expect(await filesKept()).toBe(before);
  });

  test.each<[what: string, assets: () => Promise<object[]>, code: string]>([
    [
      'one that was not uploaded',
      () => Promise.resolve([{ ...described(pdf('x')), documentId: randomUUID() }]),
      'document_not_found',
    ],
    [
      'a file that is not what it is called',
      async () => [await uploaded(Buffer.from('MZ, a program'))],
      'document_not_accepted',
    ],
    [
      'another size than was uploaded',
      async () => [{ ...(await uploaded(pdf('x'))), filesize: 99 }],
      'document_not_accepted',
    ],
    [
      'another type than was uploaded',
      async () => [{ ...(await uploaded(pdf('x'))), filename: 'x.png', filetype: 'image/png' }],
      'document_not_accepted',
    ],
    [
      'too many',
      () =>
        Promise.resolve(
          Array.from({ length: maxDocuments + 1 }, () => ({ ...described(pdf('x')), documentId: randomUUID() })),
        ),
      'invalid_input',
    ],
  ])('refuses %s', async (_what, assets, code) => {
    expect(await refusal({ assets: await assets() })).toEqual(refused(code, 'assets'));
  });

  test('refuses one of another account', async () => {
    const given = { assets: [await uploaded(pdf('ours'))], payment: smallPayment() };
    expect(await refusal(given, 'maker', accountId('aldgate-europe'))).toEqual(refused('document_not_found', 'assets'));
  });
});
