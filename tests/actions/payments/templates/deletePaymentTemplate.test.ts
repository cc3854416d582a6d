import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';
import { storedTemplate, testTemplates } from '../../../support/templates';

const query = `mutation ($templateId: uuid!) { deletePaymentTemplate(templateId: $templateId) { id } }`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => testTemplates(database).delete());
afterAll(() => database.destroy());

const call = (templateId: string, username = 'maker', selected = tradingAccount) => ({
  username,
  query,
  variables: { templateId },
  selected,
});
const names = () => testTemplates(database).orderBy('name').pluck('name');

test('every user who may create payments deletes a template, not its creator alone, and that is said', async () => {
  const templateId = await storedTemplate(database);
  const { answer, ...effects } = await effectsOf(database, call(templateId, 'treasurer'));
  expect(answer.data).toEqual({ deletePaymentTemplate: { id: templateId } });
  expect(effects).toEqual({ rows: ['delete payment_templates'], activity: ['A037'], provider: [] });
  expect(await names()).toEqual([]);
  const details = 'Payment template “Test rent” deleted';
  expect(await database('activity').where({ details, userId: 'treasurer' })).toHaveLength(1);
  expect(await refusedEffects(database, call(templateId))).toEqual(refused('template_not_found', 'templateId'));
});

test.each([
  ['who may not create payments', 'viewer', tradingAccount, 'role_may_not_create_payments', 'accountId'],
  ['another tenant', 'borealis', accountId('borealis-imports'), 'template_not_found', 'templateId'],
  ['another account', 'maker', accountId('aldgate-europe'), 'template_not_found', 'templateId'],
])('%s deletes none', async (_who, username, selected, code, field) => {
  const templateId = await storedTemplate(database);
  expect(await refusedEffects(database, call(templateId, username, selected))).toEqual(refused(code, field));
  expect(await names()).toEqual(['Test rent']);
});

test('an absent template is refused', async () => {
  expect(await refusedEffects(database, call(randomUUID()))).toEqual(refused('template_not_found', 'templateId'));
});
