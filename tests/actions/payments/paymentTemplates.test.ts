import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { maxTemplates } from '../../../domain/payments/templateLimits';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId } from '../../../seeds/demo/organisations';
import { as, refusalOf, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

const create = `mutation ($name: String!, $template: PaymentTemplateInput!) {
  createPaymentTemplate(name: $name, template: $template) { id }
}`;
const rename = `mutation ($templateId: uuid!, $name: String!) { renamePaymentTemplate(templateId: $templateId, name: $name) { id } }`;
const remove = `mutation ($templateId: uuid!) { deletePaymentTemplate(templateId: $templateId) { id } }`;
const list = `query ($accountId: uuid!) {
  payment_templates(where: { account_id: { _eq: $accountId } }, order_by: [{ name: asc }]) { id name amount chargeType }
}`;

const rent = {
  beneficiaryId: demoId('beneficiary hansa-metall'),
  amount: '900.5',
  currency: 'EUR',
  paymentType: 'regular' as const,
  reason: 'Rent',
  reference: 'RENT',
};

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

const own = () => database('payment_templates').whereLike('name', 'Test %');
afterEach(() => own().delete());
afterAll(() => database.destroy());

const createAs = (user: string, change: object = {}, name = 'Test rent', account = tradingAccount) =>
  as<{ createPaymentTemplate: { id: string } }>(user, create, { name, template: { ...rent, ...change } }, account);

async function newTemplate(name = 'Test rent'): Promise<string> {
  const { data, errors } = await createAs('maker', {}, name);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.createPaymentTemplate.id;
}

const seenBy = async (user: string) =>
  (await as<{ payment_templates: { id: string }[] }>(user, list, { accountId: tradingAccount })).data
    ?.payment_templates;
const activityOf = (text: string) =>
  database('activity').where({ eventCode: 'A037', details: text }).select('userId', 'accountId', 'activityName');

test('all users with a seat on the account read a template, and no others do', async () => {
  const id = await newTemplate();
  const stored = { id, name: 'Test rent', amount: '900.50', chargeType: null };
  for (const user of ['maker', 'viewer']) expect(await seenBy(user)).toContainEqual(stored);
  expect(await seenBy('borealis')).toEqual([]);
  expect(await activityOf('Payment template “Test rent” saved')).toContainEqual({
    userId: 'maker',
    accountId: tradingAccount,
    activityName: 'Favourite Changed',
  });
  const audited = { table_name: 'payment_templates', row_id: id };
  expect(await database('audit_logged_actions').where(audited).first('action', 'user_id')).toEqual({
    action: 'I',
    user_id: 'maker',
  });
});

test('the amount may be left open', async () => {
  await createAs('maker', { amount: null });
  expect(await own().first('amount')).toEqual({ amount: null });
});

test('every user who may create payments can rename and delete a template, not its creator alone', async () => {
  const templateId = await newTemplate();
  expect((await as('treasurer', rename, { templateId, name: 'Test office' })).errors).toBeUndefined();
  expect(await own().pluck('name')).toEqual(['Test office']);
  expect(await activityOf('Payment template “Test rent” renamed to “Test office”')).not.toEqual([]);
  expect((await as('maker', remove, { templateId })).data).toEqual({ deletePaymentTemplate: { id: templateId } });
  expect(await own()).toEqual([]);
  expect(await activityOf('Payment template “Test office” deleted')).not.toEqual([]);
});

test('a name is free once in an account, however it is capitalised', async () => {
  const templateId = await newTemplate();
  const other = await newTemplate('Test other');
  const taken = { code: 'template_name_taken', field: 'name' };
  expect(refusalOf(await createAs('maker', {}, 'test RENT'))).toEqual(taken);
  expect(refusalOf(await as('maker', rename, { templateId: other, name: 'TEST rent' }))).toEqual(taken);
  expect((await as('maker', rename, { templateId, name: 'Test Rent' })).errors).toBeUndefined();
  const europe = accountId('aldgate-europe');
  const gdansk = { beneficiaryId: demoId('beneficiary gdansk-marine') };
  expect((await createAs('maker', gdansk, 'Test rent', europe)).errors).toBeUndefined();
});

test('of simultaneous calls with one name one wins', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => createAs('maker')));
  expect(answers.filter(({ data }) => data)).toHaveLength(1);
  expect(await own()).toHaveLength(1);
});

test('without the right to create payments nothing is written', async () => {
  const templateId = await newTemplate();
  const refused = { code: 'role_may_not_create_payments', field: 'accountId' };
  expect(refusalOf(await createAs('viewer', {}, 'Test viewer'))).toEqual(refused);
  expect(refusalOf(await as('viewer', rename, { templateId, name: 'Test x' }))).toEqual(refused);
  expect(refusalOf(await as('viewer', remove, { templateId }))).toEqual(refused);
  expect(await own().pluck('name')).toEqual(['Test rent']);
});

test('another account’s template is absent', async () => {
  const templateId = await newTemplate();
  const absent = { code: 'template_not_found', field: 'templateId' };
  for (const [user, account] of [
    ['borealis', accountId('borealis-imports')],
    ['maker', accountId('aldgate-europe')],
  ] as const) {
    expect(refusalOf(await as(user, rename, { templateId, name: 'Test x' }, account))).toEqual(absent);
    expect(refusalOf(await as(user, remove, { templateId }, account))).toEqual(absent);
  }
  expect(await own().pluck('name')).toEqual(['Test rent']);
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
  expect(refusalOf(await createAs('maker', change)).code).toBe(code);
  expect(await own()).toEqual([]);
});

test('there are at most two hundred in an account', async () => {
  const { count } = (await database('payment_templates').where({ account_id: tradingAccount }).count().first())!;
  const { beneficiaryId, amount, ...content } = rent;
  const rows = Array.from({ length: maxTemplates - Number(count) - 1 }, (_, index) => ({
    ...content,
    amount,
    beneficiary_id: beneficiaryId,
    account_id: tradingAccount,
    name: `Test ${index}`,
    createdById: 'maker',
  }));
  await database('payment_templates').insert(rows);
  expect((await createAs('maker', {}, 'Test last')).errors).toBeUndefined();
  expect(refusalOf(await createAs('maker', {}, 'Test more'))).toEqual({ code: 'invalid_input', field: 'name' });
});
