import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';
import { storedTemplate, testTemplates } from '../../../support/templates';

const query = `mutation ($templateId: uuid!, $isArchived: Boolean!) { archiveTemplate(templateId: $templateId, isArchived: $isArchived) { id } }`;

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => testTemplates(database).delete());
afterAll(() => database.destroy());

const call = (templateId: string, isArchived = true, username = 'maker', selected = tradingAccount) => ({
  username,
  query,
  variables: { templateId, isArchived },
  selected,
});
const archived = async () => (await testTemplates(database).whereNotNull('archivedAt').pluck('name')) as string[];
const recorded = (details: string) => database('activity').where({ details, userId: 'treasurer' });

test('every user who may create payments archives a template and takes it back; both are said', async () => {
  const templateId = await storedTemplate(database);
  const { answer, ...effects } = await effectsOf(database, call(templateId, true, 'treasurer'));
  expect(answer.data).toEqual({ archiveTemplate: { id: templateId } });
  expect(effects).toEqual({ rows: ['update payment_templates'], activity: ['A037'], provider: [] });
  expect(await archived()).toEqual(['Test rent']);
  expect(await recorded('Payment template “Test rent” archived')).toHaveLength(1);

  const back = await effectsOf(database, call(templateId, false, 'treasurer'));
  expect(back).toMatchObject({ rows: ['update payment_templates'], activity: ['A037'] });
  expect(await archived()).toEqual([]);
  expect(await recorded('Payment template “Test rent” taken back into use')).toHaveLength(1);
});

test.each([true, false])('a template that is so already is left as it is (archived: %s)', async (isArchived) => {
  const templateId = await storedTemplate(database);
  if (isArchived) await effectsOf(database, call(templateId));
  const { answer, ...effects } = await effectsOf(database, call(templateId, isArchived));
  expect(answer.errors).toBeUndefined();
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
});

test('the name of an archived template is free; one whose name is taken does not come back', async () => {
  const first = await storedTemplate(database);
  await effectsOf(database, call(first));
  await storedTemplate(database, 'Test RENT');
  expect(await refusedEffects(database, call(first, false))).toEqual(refused('template_name_taken', 'name'));
  expect(await archived()).toEqual(['Test rent']);
});

test.each([
  ['who may not create payments', 'viewer', tradingAccount, 'role_may_not_create_payments', 'accountId'],
  ['another tenant', 'borealis', accountId('borealis-imports'), 'template_not_found', 'templateId'],
  ['another account', 'maker', accountId('aldgate-europe'), 'template_not_found', 'templateId'],
])('%s archives none', async (_who, username, selected, code, field) => {
  const templateId = await storedTemplate(database);
  expect(await refusedEffects(database, call(templateId, true, username, selected))).toEqual(refused(code, field));
  expect(await archived()).toEqual([]);
});

test('an absent template is refused', async () => {
  expect(await refusedEffects(database, call(randomUUID()))).toEqual(refused('template_not_found', 'templateId'));
});
