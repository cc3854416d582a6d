import type { Knex } from 'knex';
import { paymentDraftLifeMs } from '../../../../domain/payments/draftLimits';
import { accountId } from '../../../../seeds/demo/organisations';
import { refused, refusedEffects } from '../../../support/effects';
import { as, tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';

const save = `mutation ($search: String! = "", $savedAt: timestamptz!, $draft: PaymentDraftInput!) {
  savePaymentDraft(search: $search, savedAt: $savedAt, draft: $draft) { id }
}`;
const read = `query { payment_drafts(order_by: [{ savedAt: desc }]) { account_id search content } }`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

const own = () => database('payment_drafts').whereIn('user_id', ['maker', 'borealis']);
afterEach(() => own().delete());
afterAll(() => database.destroy());

const saveCall = (username: string, draft: object, change: object = {}, selected = tradingAccount) => ({
  username,
  query: save,
  variables: { savedAt: new Date().toISOString(), draft, ...change },
  selected,
});
const saveAs = (user: string, draft: object, change: object = {}, selected?: string) => {
  const call = saveCall(user, draft, change, selected);
  return as<{ savePaymentDraft: { id: string } }>(user, save, call.variables, call.selected);
};
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

test('a time of the future is taken for now; a draft past its time goes with the next save of anybody', async () => {
  await saveAs('maker', { amount: '12' }, { savedAt: '2099-01-01T00:00:00Z' });
  const { savedAt } = (await own().first('savedAt'))!;
  expect(savedAt.getTime()).toBeLessThan(Date.now() + 3_600_000 * 24 * 120);
  await own().update({ savedAt: new Date(Date.now() - paymentDraftLifeMs - 60_000) });
  await saveAs('borealis', { amount: '1' }, {}, accountId('borealis-imports'));
  expect(await own().pluck('user_id')).toEqual(['borealis']);
});

test.each([
  ['a long text', { reason: 'x'.repeat(546) }, {}, 'invalid_input', 'draft.reason'],
  ['a long query', {}, { search: 'x'.repeat(2001) }, 'invalid_input', 'search'],
  ['no time', {}, { savedAt: 'now' }, 'invalid_input', 'savedAt'],
])('%s is refused', async (_what, draft, change, code, field) => {
  expect(await refusedEffects(database, saveCall('maker', draft, change))).toMatchObject({ ...refused(code), field });
  expect(await own()).toEqual([]);
});

test.each([
  ['who may create no payments', 'viewer', 'role_may_not_create_payments'],
  ['who has no seat on the account', 'borealis', 'account_not_found'],
])('%s keeps no drafts', async (_who, username, code) => {
  expect(await refusedEffects(database, saveCall(username, {}))).toEqual(refused(code, 'accountId'));
});
