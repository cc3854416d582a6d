import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { maxTemplates } from '../../../../domain/payments/templateLimits';
import { demoId } from '../../../../seeds/demo/demoId';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { as, tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';
import { rent, storedTemplate, testTemplates } from '../../../support/templates';

const query = `mutation ($name: String!, $template: PaymentTemplateInput!) {
  createPaymentTemplate(name: $name, template: $template) { id }
}`;
const list = `query ($accountId: uuid!) {
  payment_templates(where: { account_id: { _eq: $accountId } }) { id name amount chargeType }
}`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => testTemplates(database).delete());
afterAll(() => database.destroy());

interface Answer {
  readonly createPaymentTemplate: { readonly id: string };
}

const call = (change: object = {}, name = 'Test rent', username = 'maker', selected = tradingAccount) => ({
  username,
  query,
  variables: { name, template: { ...rent, ...change } },
  selected,
});
const seenBy = async (user: string) =>
  (await as<{ payment_templates: { id: string }[] }>(user, list, { accountId: tradingAccount })).data
    ?.payment_templates;

test('a template is stored and said so; all users with a seat on the account read it, and no others do', async () => {
  const { answer, ...effects } = await effectsOf<Answer>(database, call());
  expect(effects).toEqual({ rows: ['insert payment_templates'], activity: ['A037'], provider: [] });
  const { id } = answer.data!.createPaymentTemplate;
  const stored = { id, name: 'Test rent', amount: '900.50', chargeType: null };
  for (const user of ['maker', 'viewer']) expect(await seenBy(user)).toContainEqual(stored);
  expect(await seenBy('borealis')).toEqual([]);
  const details = 'Payment template “Test rent” saved';
  expect(await database('activity').where({ details })).toContainEqual(
    expect.objectContaining({ userId: 'maker', accountId: tradingAccount, activityName: 'Favourite Changed' }),
  );
});

test('the amount may be left open', async () => {
  await effectsOf(database, call({ amount: null }));
  expect(await testTemplates(database).first('amount')).toEqual({ amount: null });
});

test('a name is free once in an account, however it is capitalised', async () => {
  await storedTemplate(database);
  expect(await refusedEffects(database, call({}, 'test RENT'))).toEqual(refused('template_name_taken', 'name'));
  const gdansk = { beneficiaryId: demoId('beneficiary gdansk-marine') };
  const elsewhere = call(gdansk, 'Test rent', 'maker', accountId('aldgate-europe'));
  expect((await effectsOf(database, elsewhere)).answer.errors).toBeUndefined();
});

test('of simultaneous calls with one name one wins', async () => {
  const { variables } = call();
  const answers = await Promise.all([1, 2, 3].map(() => as<Answer>('maker', query, variables)));
  expect(answers.filter(({ data }) => data)).toHaveLength(1);
  expect(await testTemplates(database)).toHaveLength(1);
});

test.each([
  ['another account’s beneficiary', { beneficiaryId: demoId('beneficiary milano-ceramica') }, 'beneficiary_not_found'],
  ['an absent beneficiary', { beneficiaryId: randomUUID() }, 'beneficiary_not_found'],
  ['another currency', { currency: 'GBP' }, 'currency_mismatch'],
  ['an amount of nothing', { amount: '0' }, 'invalid_input'],
  ['too many decimals', { amount: '1.234' }, 'invalid_input'],
  ['a charge type of a regular payment', { chargeType: 'ours' }, 'invalid_input'],
  ['no reference', { reference: '' }, 'invalid_input'],
])('%s is refused', async (_what, change, code) => {
  expect(await refusedEffects(database, call(change))).toMatchObject({ code, rows: [], activity: [], provider: [] });
  expect(await testTemplates(database)).toEqual([]);
});

test('who may not create payments, and another tenant, store none', async () => {
  const viewer = await refusedEffects(database, call({}, 'Test viewer', 'viewer'));
  expect(viewer).toEqual(refused('role_may_not_create_payments', 'accountId'));
  const foreign = await refusedEffects(database, call({}, 'Test foreign', 'borealis'));
  expect(foreign).toEqual(refused('account_not_found', 'accountId'));
});

test('there are at most two hundred in an account', async () => {
  const { count } = (await database('payment_templates').where({ account_id: tradingAccount }).count().first())!;
  const { beneficiaryId: beneficiary_id, ...content } = rent;
  const owner = { account_id: tradingAccount, createdById: 'maker' };
  const rows = Array.from({ length: maxTemplates - Number(count) - 1 }, (_, index) => ({
    ...content,
    ...owner,
    beneficiary_id,
    name: `Test ${index}`,
  }));
  await database('payment_templates').insert(rows);
  expect((await effectsOf(database, call({}, 'Test last'))).answer.errors).toBeUndefined();
  expect(await refusedEffects(database, call({}, 'Test more'))).toEqual(refused('invalid_input', 'name'));
});
