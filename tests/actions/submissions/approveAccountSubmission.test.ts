import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { roleId } from '../../../seeds/demo/organisations';
import { accountLog } from '../../support/accounts';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { administer, deleteTestOrganisations, newOrganisation, newRole } from '../../support/organisations';
import { refusalOf } from '../../support/portal';
import { decide } from '../../support/secondPerson';
import { stackDatabase } from '../../support/stack';
import {
  aldgate,
  callSubmission,
  form,
  removeRequests,
  started,
  type SubmissionAnswer,
  submissionCall,
  submitted,
} from '../../support/submissions';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await removeRequests(database);
  await deleteTestOrganisations(database);
  await database('organisation_payment_auth_rule').where({ org_id: aldgate, threshold: 30_000 }).delete();
  await database.destroy();
});

const rowOf = (id: string) => database('new_account_submissions').where({ id }).first();
const accountOf = async (id: string) => {
  const account = (await rowOf(id))?.account_id;
  return account ? database('accounts').where({ id: account }).first() : undefined;
};
const saidOf = async (userId: string) =>
  (await database('activity').where({ eventCode: 'A020', userId }).orderBy('createdAt', 'desc').first())?.details;
const approve = (id: string, role: string | null = null, username = 'superadmin') => {
  const call = submissionCall('approve', { id, roleId: role }, username);
  return username === 'superadmin2' ? { ...call, role: 'admin' } : call;
};
const asking = (...rules: readonly (readonly [threshold: number, numberRequired: number])[]) => ({
  paymentAuthorisationRules: rules.map(([threshold, numberRequired]) => ({ threshold, numberRequired })),
});

/** A submitted request of an organisation that has no rules, with a role of it. */
async function ofNewOrganisation(change: Record<string, unknown> = {}) {
  const orgId = await newOrganisation();
  const boss = await newRole(orgId, 'Boss');
  const [request] = await database('new_account_submissions')
    .insert({
      account_name: 'Stack Nordics AB',
      organisation_id: orgId,
      form_data: JSON.stringify(form(change)),
      created_by: 'newaccounts',
    })
    .returning('id');
  const { id } = request!;
  await database('new_account_submissions')
    .where({ id })
    .update({ status_code: 'submitted', submitted_at: new Date() });
  return { id, orgId, boss };
}

const rulesOf = (orgId: string) =>
  database('organisation_payment_auth_rule as rule')
    .join('payment_auth_rule_role as required', 'required.auth_rule_id', 'rule.id')
    .where({ org_id: orgId })
    .orderBy('threshold')
    .select('threshold', 'role_id', 'number_required', 'can_authorise_own_payments');

test('an approved request has an account with its answers, which is not approved', async () => {
  const id = await submitted();
  const { answer, ...effects } = await effectsOf<SubmissionAnswer>(database, approve(id));
  expect(effects).toEqual({
    rows: ['insert accounts', 'update new_account_submissions'],
    activity: ['A020', 'A035'],
    provider: [],
  });
  const account = await accountOf(id);
  expect(answer.data?.result).toEqual({ id, status: 'approved', accountId: account?.id, pendingChangeId: null });
  expect(await rowOf(id)).toMatchObject({ status_code: 'approved', status_message: null });
  expect(account).toMatchObject({
    org_id: aldgate,
    name: 'Stack Nordics AB',
    legal_entity_type: 'company',
    country: 'SE',
    tccAccountId: null,
    is_approved: false,
    safeguarding_permitted: true,
  });
  expect(await saidOf('superadmin')).toBe('Approved: Stack Nordics AB');
  expect(await accountLog(database, account!.id)).toEqual(['Created: Stack Nordics AB']);
  expect(await refusedEffects(database, approve(id))).toEqual(refused('submission_not_editable', 'submissionId'));
});

test('the account is approved later as any other: its details and the provider are asked for', async () => {
  const id = await submitted();
  await effectsOf(database, approve(id));
  const answer = await administer('superadmin', 'approveAccount', { accountId: (await accountOf(id))?.id });
  expect(refusalOf(answer).code).toBe('account_details_incomplete');
});

test('the rules of the request are created with the chosen role', async () => {
  const { id, orgId, boss } = await ofNewOrganisation(asking([5000, 2], [1000, 1]));
  const effects = await effectsOf<SubmissionAnswer>(database, approve(id, boss));
  expect(effects.activity).toEqual(['A020', 'A034', 'A034', 'A035']);
  expect(effects.answer.data?.result.pendingChangeId).toBeNull();
  const ofBoss = { role_id: boss, can_authorise_own_payments: false };
  expect(await rulesOf(orgId)).toEqual([
    { threshold: 1000, number_required: 1, ...ofBoss },
    { threshold: 5000, number_required: 2, ...ofBoss },
  ]);
  expect(await accountOf(id)).toMatchObject({ org_id: orgId });
});

test('a rule that the organisation has is not repeated, and needs no role', async () => {
  const before = await rulesOf(aldgate);
  const id = await submitted(asking([1000, 1], [10_000, 2]));
  expect((await effectsOf(database, approve(id))).answer.errors).toBeUndefined();
  expect(await rulesOf(aldgate)).toEqual(before);
});

test.each([
  ['no role', null, asking([20_000, 2]), 'invalid_input', 'roleId'],
  ['a role of another organisation', roleId('owner'), asking([20_000, 2]), 'role_not_found', 'roleId'],
  ['a role that too few hold', roleId('director'), asking([20_000, 5]), 'rule_unsatisfiable', 'roleId'],
  ['a rule beside one that asks for less', roleId('approver'), asking([1000, 2]), 'threshold_taken', 'submissionId'],
])('%s is refused, and creates nothing', async (_what, role, change, code, field) => {
  const id = await submitted(change);
  const before = await rulesOf(aldgate);
  expect(await refusedEffects(database, approve(id, role))).toEqual(refused(code, field));
  expect(await rulesOf(aldgate)).toEqual(before);
  expect(await rowOf(id)).toMatchObject({ status_code: 'submitted', account_id: null });
});

test('the refusal says who is missing, or which rule stands in the way', async () => {
  const messageOf = async (change: Record<string, unknown>, role: string) =>
    (await callSubmission('approve', { id: await submitted(change), roleId: role }, 'superadmin')).errors?.[0]?.message;
  expect(await messageOf(asking([20_000, 5]), roleId('director'))).toMatch(/role Finance Director.*asks for 5/);
  expect(await messageOf(asking([1000, 3]), roleId('approver'))).toBe(
    'The organisation’s rule above 1000 GBP asks for 1 of the 3 approvals of the request. Change the rule first.',
  );
});

test('an approval by which payments need less waits for a second administrator, who creates the account', async () => {
  const id = await submitted(asking([30_000, 1]));
  const waiting = await effectsOf<SubmissionAnswer>(database, approve(id, roleId('approver')));
  const changeId = waiting.answer.data?.result.pendingChangeId ?? '';
  expect(changeId).not.toBe('');
  expect(await rowOf(id)).toMatchObject({ status_code: 'submitted', account_id: null });
  expect((await decide(database, changeId)).errors).toBeUndefined();
  expect(await rowOf(id)).toMatchObject({ status_code: 'approved' });
  expect((await accountOf(id))?.id).toBe(waiting.answer.data?.result.accountId);
  expect((await rulesOf(aldgate)).at(-1)).toMatchObject({ threshold: 30_000, role_id: roleId('approver') });
  await database('organisation_payment_auth_rule').where({ org_id: aldgate, threshold: 30_000 }).delete();
});

test('a request that was rejected while its approval waited creates no account', async () => {
  const id = await submitted(asking([30_000, 1]));
  const { data } = await callSubmission('approve', { id, roleId: roleId('approver') }, 'superadmin');
  await callSubmission('giveBack', { id, message: 'The owners are unknown.' }, 'superadmin');
  const answer = await decide(database, data?.result.pendingChangeId ?? '');
  expect(refusalOf(answer).code).toBe('change_not_applicable');
  expect(await rowOf(id)).toMatchObject({ status_code: 'rejected', account_id: null });
  await decide(database, data?.result.pendingChangeId ?? '', 'refused');
});

test('the switch of the organisation for its rules makes an approval with rules wait, and no other', async () => {
  const switches = (four_eyes: string[]) => database('organisations').where({ id: aldgate }).update({ four_eyes });
  const waits = async (id: string, role?: string) =>
    (await callSubmission('approve', { id, roleId: role }, 'superadmin')).data?.result.pendingChangeId;
  const [withRules, without] = [await submitted(asking([500, 1])), await submitted(asking())];
  await switches(['authorisation_rules']);
  const changeId = await waits(withRules, roleId('approver'));
  const other = await waits(without);
  await switches([]);
  expect([typeof changeId, other]).toEqual(['string', null]);
  await decide(database, changeId ?? '', 'refused');
  expect(await rowOf(withRules)).toMatchObject({ status_code: 'submitted', account_id: null });
});

test('two administrators at once create one account', async () => {
  const { id, orgId, boss } = await ofNewOrganisation(asking([1000, 1]));
  const answers = await Promise.all([
    administer('superadmin', 'approveAccountSubmission', { submissionId: id, roleId: boss }),
    administer('superadmin2', 'approveAccountSubmission', { submissionId: id, roleId: boss }),
  ]);
  expect(answers.map((answer) => refusalOf(answer).code).sort()).toEqual(['submission_not_editable', undefined]);
  expect(await database('accounts').where({ org_id: orgId }).pluck('id')).toEqual([(await rowOf(id))?.account_id]);
  expect(await rulesOf(orgId)).toHaveLength(1);
});

test('a draft and an absent request are refused', async () => {
  expect(await refusedEffects(database, approve(await started()))).toEqual(
    refused('submission_not_editable', 'submissionId'),
  );
  expect(await refusedEffects(database, approve(randomUUID()))).toEqual(
    refused('submission_not_found', 'submissionId'),
  );
});

test('nobody but the house approves', async () => {
  const id = await submitted();
  const { answer, rows } = await effectsOf(database, approve(id, null, 'newaccounts'));
  expect([answer.errors?.length, rows]).toEqual([1, []]);
});
