import type { Knex } from 'knex';
import { paymentDraftLifeMs } from '../../../domain/payments/draftLimits';
import { accountId } from '../../../seeds/demo/organisations';
import { as, refusalOf, smallPayment, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const save = `mutation ($search: String! = "", $savedAt: timestamptz!, $draft: PaymentDraftInput!) {
  savePaymentDraft(search: $search, savedAt: $savedAt, draft: $draft) { id }
}`;
const discard = `mutation ($search: String! = "") { discardPaymentDraft(search: $search) { id } }`;
const read = `query { payment_drafts(order_by: [{ savedAt: desc }]) { account_id search content } }`;
const create = `mutation ($payment: PaymentInput!, $draftSearch: String) {
  createPayment(payment: $payment, draftSearch: $draftSearch) { id }
}`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

const own = () => database('payment_drafts').whereIn('user_id', ['maker', 'borealis']);
afterEach(() => own().delete());
afterAll(() => database.destroy());

const saveAs = (user: string, draft: object, change: object = {}, account = tradingAccount) =>
  as<{ savePaymentDraft: { id: string } }>(
    user,
    save,
    { savedAt: new Date().toISOString(), draft, ...change },
    account,
  );
const draftsOf = async (user: string, account = tradingAccount) =>
  (await as<{ payment_drafts: object[] }>(user, read, {}, account)).data?.payment_drafts;
const kept = (content: object, search = '') => ({ account_id: tradingAccount, search, content });

test('a user has one draft on an account, the last that was saved, and no other user reads it', async () => {
  await saveAs('maker', { amount: '12', reason: 'Rent' });
  await saveAs('maker', { amount: '12,5' }, { search: 'paymentReason=Rent' });
  expect(await draftsOf('maker')).toEqual([kept({ amount: '12,5' }, 'paymentReason=Rent')]);
  for (const user of ['treasurer', 'approver', 'borealis']) {
    expect(await draftsOf(user)).not.toContainEqual(expect.objectContaining({ content: { amount: '12,5' } }));
  }
});

test('another account has its own', async () => {
  const europe = accountId('aldgate-europe');
  await saveAs('maker', { amount: '1' });
  await saveAs('maker', { amount: '2' }, {}, europe);
  expect(await own().orderBy('savedAt').pluck('account_id')).toEqual([tradingAccount, europe]);
});

test('simultaneous saves leave one draft', async () => {
  await Promise.all([1, 2, 3, 4].map((amount) => saveAs('maker', { amount: String(amount) })));
  expect(await own()).toHaveLength(1);
});

test('discarding deletes the draft of the form, and no other form’s', async () => {
  await saveAs('maker', { amount: '12' }, { search: 'a=1' });
  await as('maker', discard, { search: 'b=1' });
  expect(await own()).toHaveLength(1);
  await as('maker', discard, { search: 'a=1' });
  await as('maker', discard, { search: 'a=1' });
  expect(await own()).toEqual([]);
});

test('the draft goes with the payment that is created of it, in one transaction', async () => {
  await saveAs('maker', { amount: '12' }, { search: 'a=1' });
  const other = { payment: smallPayment(), draftSearch: '' };
  expect((await as('maker', create, other)).errors).toBeUndefined();
  expect(await own()).toHaveLength(1);
  const refused = { payment: smallPayment({ currency: 'EUR' }), draftSearch: 'a=1' };
  expect(refusalOf(await as('maker', create, refused)).code).toBe('currency_mismatch');
  expect(await own()).toHaveLength(1);
  await as('maker', create, { ...other, draftSearch: 'a=1' });
  expect(await own()).toEqual([]);
});

test('a colleague’s payment leaves the draft', async () => {
  await saveAs('maker', { amount: '12' });
  await as('treasurer', create, { payment: smallPayment(), draftSearch: '' });
  expect(await own()).toHaveLength(1);
});

test('a time of the future is taken for now; a draft past its time goes with the next save of anybody', async () => {
  await saveAs('maker', { amount: '12' }, { savedAt: '2099-01-01T00:00:00Z' });
  const { savedAt } = (await own().first('savedAt'))!;
  expect(savedAt.getTime()).toBeLessThan(Date.now() + 3_600_000 * 24 * 120);
  await own().update({ savedAt: new Date(Date.now() - paymentDraftLifeMs - 60_000) });
  await saveAs('borealis', { amount: '1' }, {}, accountId('borealis-imports'));
  expect(await own().pluck('user_id')).toEqual(['borealis']);
});

test.each([
  ['a long text', { reason: 'x'.repeat(301) }, {}, 'invalid_input'],
  ['a long query', {}, { search: 'x'.repeat(2001) }, 'invalid_input'],
  ['no time', {}, { savedAt: 'now' }, 'invalid_input'],
])('%s is refused', async (_what, draft, change, code) => {
  expect(refusalOf(await saveAs('maker', draft, change)).code).toBe(code);
  expect(await own()).toEqual([]);
});

test('who may create no payments keeps no drafts; another tenant’s account is absent', async () => {
  expect(refusalOf(await saveAs('viewer', {})).code).toBe('role_may_not_create_payments');
  expect(refusalOf(await saveAs('borealis', {})).code).toBe('account_not_found');
  expect(refusalOf(await as('borealis', discard, {})).code).toBe('account_not_found');
});
