import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId } from '../../../seeds/demo/organisations';
import {
  as,
  authorisePayment as authorise,
  createPayment as create,
  deletePayment as remove,
  newPayment as newPaymentOf,
  refusalOf as refusal,
  smallPayment,
  tradingAccount,
  updatePayment as update,
} from '../../support/portal';
import { control, graphql, stackDatabase, stackUrl } from '../../support/stack';

const hansa = demoId('beneficiary hansa-metall');
const euros = { beneficiaryId: hansa, amount: '120.50', currency: 'EUR' };

/** Euros, for which a rate is needed. */
const payment = (changes: Record<string, unknown> = {}) => smallPayment({ ...euros, ...changes });
const newPayment = (changes: Record<string, unknown> = {}) => newPaymentOf({ ...euros, ...changes });

const yearsFromNow = (years: number) => `${new Date().getUTCFullYear() + years}-01-15`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(async () => {
  await database.destroy();
});

/** Everything that a refused call must leave as it was. */
async function footprint(): Promise<string> {
  const tables = ['payments', 'payment_authorisation_requests', 'provider_intents', 'beneficiaries'];
  const counts = await Promise.all(
    tables.map((table) =>
      database(table)
        .count<{ count: string }[]>()
        .then(([row]) => `${table} ${row?.count}`),
    ),
  );
  const { payments } = await control<{ payments: unknown[] }>('books');
  return [...counts, `provider ${payments.length}`].join(', ');
}

describe('creating a payment', () => {
  const missing = randomUUID();
  const foreign = demoId('beneficiary milano-ceramica');
  const cases: readonly (readonly [what: string, changes: Record<string, unknown>, code: string, field: string])[] = [
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
    [
      'an invoice of another century',
      { invoiceNumber: 'A1', invoiceDate: '1999-12-31' },
      'invalid_input',
      'invoiceDate',
    ],
    [
      'an invoice three years ahead',
      { invoiceNumber: 'A1', invoiceDate: yearsFromNow(3) },
      'invalid_input',
      'invoiceDate',
    ],
    ['an invoice number alone', { invoiceNumber: 'A1' }, 'invalid_input', 'invoiceDate'],
    ['another tenant’s beneficiary', { beneficiaryId: foreign }, 'beneficiary_not_found', 'beneficiaryId'],
    ['an absent beneficiary', { beneficiaryId: missing }, 'beneficiary_not_found', 'beneficiaryId'],
    ['more than the seat allows', { amount: '900000.00' }, 'amount_above_limit', 'amount'],
  ];

  test.each(cases)('%s', async (_what, changes, code, field) => {
    const before = await footprint();
    expect(refusal(await as('maker', create, { payment: payment(changes) }))).toEqual({ code, field });
    expect(await footprint()).toBe(before);
  });

  test.each([
    ['another tenant’s account', accountId('borealis-imports')],
    ['an absent account', randomUUID()],
    ['no account', ''],
  ])('%s', async (_what, selected) => {
    const before = await footprint();
    const answer = await as('maker', create, { payment: payment() }, selected);
    expect(refusal(answer)).toEqual({ code: 'account_not_found', field: 'accountId' });
    expect(await footprint()).toBe(before);
  });

  test('a role that may create nothing', async () => {
    const answer = await as('viewer', create, { payment: payment() });
    expect(refusal(answer)).toEqual({ code: 'role_may_not_create_payments', field: 'accountId' });
  });

  test('a stale rate: refused where a limit cannot be measured, approved by the highest rule where there is none', async () => {
    await database('exchange_rates').where({ currencyPair: 'JPYGBP' }).delete();
    const yen = { beneficiaryId: demoId('beneficiary osaka-bearings'), currency: 'JPY', paymentType: 'priority' };
    const limited = await as('maker', create, { payment: payment({ ...yen, amount: '1000' }) });
    expect(refusal(limited)).toEqual({ code: 'authorisation_rate_missing', field: 'currency' });
    const unlimited = await as('treasurer', create, { payment: payment({ ...yen, amount: '1000' }) });
    expect(unlimited.data).toMatchObject({
      createPayment: {
        status: 'awaiting_authorisation',
        authorisationsRequired: 2,
      },
    });
  });

  test('a missing or unknown purpose code where the table demands one, also when a payment is changed', async () => {
    const listed = { code: 'goods', currency: 'EUR', bankCountry: 'DE', entityType: 'company' as const };
    const priority = { amount: '5000.00', paymentType: 'priority' };
    const paymentId = await newPayment(priority);
    await database('payment_purpose_codes').insert({ ...listed, description: 'Goods' });
    const refused = { code: 'invalid_input', field: 'purposeCode' };
    for (const purposeCode of [null, 'gift']) {
      const changed = payment({ ...priority, purposeCode });
      expect(refusal(await as('maker', create, { payment: changed }))).toEqual(refused);
      expect(refusal(await as('maker', update, { paymentId, payment: changed }))).toEqual(refused);
    }
    const stated = await newPayment({ ...priority, purposeCode: 'goods' });
    expect(await database('payments').where({ id: stated }).pluck('purposeCode')).toEqual(['goods']);
    await newPayment();
    await database('payment_purpose_codes').where(listed).delete();
  });

  test('the same client key with other content, and again with the same', async () => {
    const clientRequestId = randomUUID();
    const id = await newPayment({ clientRequestId });
    expect(await newPayment({ clientRequestId })).toBe(id);
    const other = await as('maker', create, { payment: payment({ clientRequestId, amount: '121.00' }) });
    expect(refusal(other)).toEqual({ code: 'request_id_reused', field: 'clientRequestId' });
  });

  test('the same client key a hundred times at once makes one payment', async () => {
    const clientRequestId = randomUUID();
    const ids = await Promise.all(Array.from({ length: 100 }, () => newPayment({ clientRequestId })));
    expect(new Set(ids).size).toBe(1);
    expect(await database('payments').where({ clientRequestId }).count()).toEqual([{ count: '1' }]);
  });
});

describe('a payment that exists', () => {
  const awaiting = { amount: '5000.00' };

  test('sent: no edit, no second authorisation', async () => {
    const paymentId = await newPayment();
    const edit = await as('maker', update, { paymentId, payment: payment({ amount: '130.00' }) });
    expect(refusal(edit)).toEqual({ code: 'payment_already_sent', field: 'paymentId' });
    expect(refusal(await as('approver', authorise, { paymentId }))).toEqual({
      code: 'payment_already_sent',
      field: 'paymentId',
    });
  });

  test('an approver without the role, and the maker', async () => {
    const paymentId = await newPayment(awaiting);
    expect(refusal(await as('viewer', authorise, { paymentId })).code).toBe('role_may_not_authorise');
    expect(refusal(await as('approver2', authorise, { paymentId })).code).toBe('role_may_not_authorise');
    expect(refusal(await as('maker', authorise, { paymentId })).code).toBe('cannot_authorise_own_payment');
  });

  test('the same approver twice', async () => {
    const paymentId = await newPayment({ amount: '20000.00' });
    expect((await as('approver', authorise, { paymentId })).data).toBeDefined();
    expect(refusal(await as('approver', authorise, { paymentId })).code).toBe('already_authorised_by_you');
  });

  test('an edit voids the authorisations that were given', async () => {
    const paymentId = await newPayment({ amount: '20000.00' });
    await as('approver', authorise, { paymentId });
    await as('maker', update, { paymentId, payment: payment({ amount: '21000.00' }) });
    const requests = await database('payment_authorisation_requests').where({ paymentId });
    expect(requests.map((request: { authorisedById: string | null }) => request.authorisedById)).toEqual([null, null]);
  });

  test('content changed behind the actions’ back after an authorisation is refused, not sent', async () => {
    const paymentId = await newPayment({ amount: '20000.00' });
    await as('approver', authorise, { paymentId });
    await database('payments').where({ id: paymentId }).update({ amount: '99000.00' });
    expect(refusal(await as('approver2', authorise, { paymentId }))).toEqual({
      code: 'content_changed',
      field: 'paymentId',
    });
  });

  test('a beneficiary whose details changed meanwhile', async () => {
    const paymentId = await newPayment(awaiting);
    const slice = { beneficiaryId: hansa, is_most_recent: true };
    const { id, ...details } = (await database('beneficiary_information_slice').where(slice).first())!;
    await database.transaction(async (transaction) => {
      await transaction('beneficiary_information_slice').where({ id }).update({ is_most_recent: false });
      await transaction('beneficiary_information_slice').insert({ ...details, id: randomUUID() });
    });
    expect(refusal(await as('approver', authorise, { paymentId }))).toEqual({
      code: 'beneficiary_changed',
      field: 'paymentId',
    });
  });

  test.each([
    ['authorise', authorise],
    ['delete', remove],
  ])('%s: a foreign id, an absent id and nonsense read the same', async (_what, document) => {
    const paymentId = await newPayment(awaiting);
    const selected = accountId('borealis-imports');
    const answers = await Promise.all(
      [paymentId, randomUUID(), 'nonsense'].map((id) => as('borealis', document, { paymentId: id }, selected)),
    );
    expect(answers.map((answer) => JSON.stringify(answer))).toEqual(Array(3).fill(JSON.stringify(answers[0])));
    expect(refusal(answers[0]!)).toEqual({ code: 'payment_not_found', field: 'paymentId' });
  });

  test('deleted: gone for every further action', async () => {
    const paymentId = await newPayment(awaiting);
    expect((await as('maker', remove, { paymentId })).data).toMatchObject({ deletePayment: { status: 'deleted' } });
    expect(refusal(await as('approver', authorise, { paymentId })).code).toBe('no_authorisation_due');
    expect(refusal(await as('maker', remove, { paymentId })).code).toBe('payment_not_found');
  });
});

describe('hidden characters in any action', () => {
  const activity = `mutation ($details: String, $activityName: String!) {
    createActivity(details: $details, activityName: $activityName, eventCode: "A002", eventType: "A") { id }
  }`;

  test.each([
    ['a null character', { details: 'a\u0000b', activityName: 'Login' }, 'details'],
    ['a zero-width joiner', { details: 'a\u200db', activityName: 'Login' }, 'details'],
    ['an isolate', { details: null, activityName: 'Log\u2066in' }, 'activityName'],
  ])('%s is bad input and never an internal error', async (_what, variables, field) => {
    expect(refusal(await as('maker', activity, variables))).toEqual({ code: 'invalid_input', field });
  });

  test('several lines are kept where a field may have them', async () => {
    const { errors } = await as('maker', activity, { details: 'two\n\tlines שלום', activityName: 'Login' });
    expect(errors).toBeUndefined();
  });

  test('a failed sign-in that is reported with one is refused', async () => {
    const report = { username: 'mak\u0000er', activityName: 'Failed Login', eventCode: 'E001' };
    const body = JSON.stringify(report);
    const response = await fetch(`${stackUrl()}/activity-log`, { method: 'POST', body });
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ extensions: { code: 'invalid_input', field: 'username' } }),
    ]);
  });
});

describe('who calls', () => {
  test('nobody', async () => {
    const answer = await graphql(undefined, create, { payment: payment() });
    expect(answer.errors?.[0]?.extensions.code).toBe('validation-failed');
  });

  test('a client that sends another secret for the actions: Hasura’s goes to the action', async () => {
    const headers = { 'x-account-id': tradingAccount, 'x-corridor-actions-secret': 'guessed' };
    const answer = await graphql('maker', create, { payment: payment({ amount: '0' }) }, headers);
    expect(refusal(answer)).toEqual({ code: 'invalid_input', field: 'amount' });
  });

  test('the actions’ own address without Hasura’s secret', async () => {
    const response = await fetch(`${process.env.STACK_ACTIONS_URL}/actions/payments`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(401);
  });
});
