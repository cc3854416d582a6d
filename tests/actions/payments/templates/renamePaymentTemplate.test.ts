import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';
import { storedTemplate, testTemplates } from '../../../support/templates';

const query = `mutation ($templateId: uuid!, $name: String!) { renamePaymentTemplate(templateId: $templateId, name: $name) { id } }`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => testTemplates(database).delete());
afterAll(() => database.destroy());

const call = (templateId: string, name = 'Test office', username = 'maker', selected = tradingAccount) => ({
  username,
  query,
  variables: { templateId, name },
  selected,
});
const names = () => testTemplates(database).orderBy('name').pluck('name');

test('every user who may create payments renames a template, not its creator alone, and that is said', async () => {
  const templateId = await storedTemplate(database);
  const { answer, ...effects } = await effectsOf(database, call(templateId, 'Test office', 'treasurer'));
  expect(answer.data).toEqual({ renamePaymentTemplate: { id: templateId } });
  expect(effects).toEqual({ rows: ['update payment_templates'], activity: ['A037'], provider: [] });
  expect(await names()).toEqual(['Test office']);
  const details = 'Payment template “Test rent” renamed to “Test office”';
  expect(await database('activity').where({ details, userId: 'treasurer' })).toHaveLength(1);
});

test('a name is free once in an account, however it is capitalised; its own may change its capitals', async () => {
  const templateId = await storedTemplate(database);
  const other = await storedTemplate(database, 'Test other');
  const taken = await refusedEffects(database, call(other, 'TEST rent'));
  expect(taken).toEqual(refused('template_name_taken', 'name'));
  expect((await effectsOf(database, call(templateId, 'Test Rent'))).answer.errors).toBeUndefined();
  expect(await names()).toEqual(['Test other', 'Test Rent'].toSorted());
});

test.each([
  ['who may not create payments', 'viewer', tradingAccount, 'role_may_not_create_payments', 'accountId'],
  ['another tenant', 'borealis', accountId('borealis-imports'), 'template_not_found', 'templateId'],
  ['another account', 'maker', accountId('aldgate-europe'), 'template_not_found', 'templateId'],
])('%s renames none', async (_who, username, selected, code, field) => {
  const templateId = await storedTemplate(database);
  const effects = await refusedEffects(database, call(templateId, 'Test x', username, selected));
  expect(effects).toEqual(refused(code, field));
  expect(await names()).toEqual(['Test rent']);
});

test.each([
  ['an absent template', randomUUID(), 'Test x', 'template_not_found', 'templateId'],
  ['no name', undefined, '', 'invalid_input', 'name'],
])('%s is refused', async (_what, id, name, code, field) => {
  const templateId = await storedTemplate(database);
  expect(await refusedEffects(database, call(id ?? templateId, name))).toEqual(refused(code, field));
});
