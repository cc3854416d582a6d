import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { as, refusalOf, smallPayment, tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

const own = () => database('payment_drafts').where({ user_id: 'maker' });
beforeEach(() => own().insert({ user_id: 'maker', account_id: tradingAccount, search: 'a=1', content: '{}' }));
afterEach(() => own().delete());
afterAll(() => database.destroy());

const call = (search: string, username = 'maker') => ({
  username,
  query: `mutation ($search: String! = "") { discardPaymentDraft(search: $search) { id } }`,
  variables: { search },
});

test('the draft of a form is deleted, and a second call finds none', async () => {
  for (let time = 0; time < 2; time += 1) {
    const { answer, ...effects } = await effectsOf(database, call('a=1'));
    expect(answer.errors).toBeUndefined();
    expect(effects).toEqual({ rows: [], activity: [], provider: [] });
    expect(await own()).toEqual([]);
  }
});

test('the draft of another form, and that of another user, stay', async () => {
  await effectsOf(database, call('b=1'));
  await effectsOf(database, call('a=1', 'treasurer'));
  expect(await own()).toHaveLength(1);
});

test('another tenant’s account is absent', async () => {
  expect(await refusedEffects(database, call('a=1', 'borealis'))).toEqual(refused('account_not_found', 'accountId'));
});

const create = `mutation ($payment: PaymentInput!, $draftSearch: String) {
  createPayment(payment: $payment, draftSearch: $draftSearch) { id }
}`;

test('the draft goes with the payment that is created of it, in one transaction', async () => {
  const other = { payment: smallPayment(), draftSearch: '' };
  expect((await as('maker', create, other)).errors).toBeUndefined();
  expect(await own()).toHaveLength(1);
  const refusedPayment = { payment: smallPayment({ currency: 'EUR' }), draftSearch: 'a=1' };
  expect(refusalOf(await as('maker', create, refusedPayment)).code).toBe('currency_mismatch');
  expect(await own()).toHaveLength(1);
  await as('maker', create, { ...other, draftSearch: 'a=1' });
  expect(await own()).toEqual([]);
});

test('a colleague’s payment leaves the draft', async () => {
  await as('treasurer', create, { payment: smallPayment(), draftSearch: 'a=1' });
  expect(await own()).toHaveLength(1);
});
