import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { decidePendingChange } from '../../../actions/changes/decidePendingChange';
import { createPaymentAuthRule } from '../../../actions/organisations/rules/createPaymentAuthRule';
import { cloneRolesFromOrg } from '../../../actions/organisations/roles/cloneRolesFromOrg';
import type { Context } from '../../../actions/context';
import type { Session } from '../../../actions/runtime/session';
import { upsertSettings } from '../../../actions/settings/upsertSettings';
import { RuleError } from '../../../domain/errors';
import { roleId } from '../../../seeds/demo/organisations';
import { graphql, stackDatabase } from '../../support/stack';
import { aldgate, borealis, newUsername, sessionOf, stackContext } from '../../support/users';

let database: Knex;
let context: Context;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

beforeAll(async () => {
  database = stackDatabase();
  context = stackContext();
  await database('organisations')
    .where({ id: aldgate })
    .update({ four_eyes: ['authorisation_rules', 'role_rights'] });
});
afterEach(async () => {
  await database('identity_operations').where('user_id', 'like', 't-%').delete();
  await database('settings').update({ cooling_days: 7, four_eyes: [] });
});
afterAll(async () => {
  await database('organisations').where({ id: aldgate }).update({ four_eyes: [] });
  await database('organisation_payment_auth_rule').where('threshold', '>', 900_000).delete();
  await database('users').where('id', 'like', 't-%').update({ enabled: false });
  await context.database.destroy();
  await database.destroy();
});

/** An administrator of Aldgate, who is one since a time. */
async function administrator({ created = 100, since = 100 }: { created?: number; since?: number } = {}) {
  const id = newUsername();
  await database('users').insert({ id, first_name: 'Test', last_name: 'Admin', createdAt: daysAgo(created) });
  const link = { user_id: id, org_id: aldgate, can_user_admin_org: true, admin_since: daysAgo(since) };
  await database('users_organisations').insert(link);
  return id;
}

interface Operation {
  readonly kind: 'create' | 'enable' | 'disable_mfa' | 'update' | 'reset_password';
  readonly by: string;
  readonly of: string;
  readonly days?: number;
  readonly request?: object;
  readonly state?: 'undone';
}

/** What an administrator did to a user at the identity provider. */
const operation = ({ kind, by, of, days = 1, request = {}, state }: Operation) =>
  database('identity_operations').insert({
    id: randomUUID(),
    kind,
    user_id: of,
    requested_by: by,
    createdAt: daysAgo(days),
    request: JSON.stringify(request),
    state: state ?? 'done',
  });

let threshold = 900_000;
async function waitingRule(by: string, days = 0) {
  threshold += 1;
  const rule = {
    thresholdAbove: threshold,
    canAuthoriseOwnPayments: false,
    paymentCreatorCanSatisfyRule: false,
    roles: [{ roleId: roleId('approver'), numberRequired: 1 }],
  };
  const { pendingChangeId } = await createPaymentAuthRule({ orgId: aldgate, rule }, sessionOf(by), context);
  await database('pending_changes')
    .where({ id: pendingChangeId! })
    .update({ requested_at: daysAgo(days) });
  return pendingChangeId!;
}

/** What becomes of a decision: the code of its refusal, or the decision as it is stored. */
async function decide(id: string, by: string, decision: string, role: Session['role'] = 'org_admin') {
  const stored = await database('pending_changes').where({ id }).first();
  const input = { changeId: id, changeDigest: stored!.change_digest, decision, reason: 'A test' };
  try {
    await decidePendingChange(input, sessionOf(by, role), context);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return error.code;
  }
  return (await database('pending_changes').where({ id }).first('decision'))?.decision;
}

const contacts = (email: string) => ({ former: { columns: { email: 'a@b.invalid' } }, contacts: { email } });
const making = (asker: string, decider: string): Readonly<Record<string, readonly Operation[]>> => ({
  'who was created by the one who asked': [{ kind: 'create', by: asker, of: decider }],
  'who was enabled by the one who asked': [{ kind: 'enable', by: asker, of: decider }],
  'whose second factor the one who asked switched off': [{ kind: 'disable_mfa', by: asker, of: decider }],
  'whose address the one who asked changed': [
    { kind: 'update', by: asker, of: decider, request: contacts('c@d.invalid') },
  ],
  'who created the one who asked': [{ kind: 'create', by: decider, of: asker }],
  'who was created by somebody whom the one who asked created': [
    { kind: 'create', by: asker, of: 'viewer' },
    { kind: 'create', by: 'viewer', of: decider },
  ],
});

test.each(Object.keys(making('', '')))('an administrator %s neither allows nor refuses', async (what) => {
  const [asker, decider] = [await administrator(), await administrator()];
  for (const one of making(asker, decider)[what]!) await operation(one);
  const id = await waitingRule(asker);
  expect(await decide(id, decider, 'allowed')).toBe('decider_not_independent');
  expect(await decide(id, decider, 'refused')).toBe('decider_not_independent');
  await database('settings').update({ cooling_days: 1 });
  await database('identity_operations').update({ createdAt: daysAgo(1.01) });
  expect(await decide(id, decider, 'refused')).toBe('refused');
  await database('identity_operations').where({ user_id: 'viewer' }).delete();
});

test.each<[string, (asker: string, decider: string) => Operation]>([
  ['that the identity provider refused', (by, of) => ({ kind: 'create', by, of, state: 'undone' })],
  ['longer ago than the cooling time', (by, of) => ({ kind: 'create', by, of, days: 7.01 })],
  ['that reset the password', (by, of) => ({ kind: 'reset_password', by, of })],
  ['that changed the name', (by, of) => ({ kind: 'update', by, of, request: contacts('a@b.invalid') })],
  ['by another', (_by, of) => ({ kind: 'create', by: 'superadmin', of })],
])('an operation %s takes nobody’s decision', async (_what, operationOf) => {
  const [asker, decider] = [await administrator(), await administrator()];
  await operation(operationOf(asker, decider));
  expect(await decide(await waitingRule(asker), decider, 'allowed')).toBe('allowed');
});

test('who was created, or made an administrator, after the change was asked for does not decide', async () => {
  const id = await waitingRule('orgadmin', 1);
  expect(await decide(id, await administrator({ created: 100, since: 0.5 }), 'allowed')).toBe(
    'decider_later_than_change',
  );
  expect(await decide(id, await administrator({ created: 0.5 }), 'allowed')).toBe('decider_later_than_change');
  const newSuperAdmin = newUsername();
  await database('users').insert({ id: newSuperAdmin, first_name: 'New', last_name: 'Super', createdAt: new Date() });
  expect(await decide(id, newSuperAdmin, 'allowed', 'admin')).toBe('decider_later_than_change');
  expect(await decide(id, await administrator({ since: 1.5 }), 'allowed')).toBe('allowed');
});

test('a new administrator withdraws what was asked for as one', async () => {
  const asker = await administrator({ since: 0.1, created: 0.1 });
  await operation({ kind: 'create', by: 'orgadmin', of: asker });
  expect(await decide(await waitingRule(asker, 1), asker, 'withdrawn')).toBe('withdrawn');
});

test('changes of different settings wait beside each other, and each is allowed by itself', async () => {
  await database('settings').update({ four_eyes: ['settings'], balances: true, payments_wizard: true });
  const ask = async (settings: object) =>
    (await upsertSettings({ settings }, sessionOf('superadmin', 'admin'), context)).pendingChangeId!;
  const first = await ask({ balances: false });
  const second = await ask({ payments_wizard: false });
  await expect(ask({ balances: false, maintenance_banner: 'Soon' })).rejects.toMatchObject({ code: 'change_pending' });
  expect(await decide(second, 'superadmin2', 'allowed', 'admin')).toBe('allowed');
  expect(await decide(first, 'superadmin2', 'allowed', 'admin')).toBe('allowed');
  expect(await database('settings').first('balances', 'payments_wizard')).toEqual({
    balances: false,
    payments_wizard: false,
  });
  await database('settings').update({ balances: true, payments_wizard: true });
});

test('two who ask for the same at once leave one change', async () => {
  await database('settings').update({ four_eyes: ['settings'] });
  const ask = () => upsertSettings({ settings: { balances: false } }, sessionOf('superadmin', 'admin'), context);
  const answers = await Promise.allSettled([ask(), ask(), ask()]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a copy of another organisation’s roles is read by super admins alone, and nobody else reads what was sent', async () => {
  const { pendingChangeId: id } = await cloneRolesFromOrg(
    { orgId: aldgate, fromOrgId: borealis },
    sessionOf('superadmin', 'admin'),
    context,
  );
  const query = 'query ($id: uuid!) { pending_changes(where: { id: { _eq: $id } }) { id effect } }';
  const read = (by: string, role: string) =>
    graphql<{ pending_changes: object[] }>(by, query, { id }, { 'x-hasura-role': role });
  expect((await read('orgadmin', 'org_admin')).data?.pending_changes).toEqual([]);
  expect((await read('superadmin2', 'admin')).data?.pending_changes).toHaveLength(1);
  const sent = await graphql('orgadmin', '{ pending_changes { change } }', {}, { 'x-hasura-role': 'org_admin' });
  expect(sent.errors?.[0]?.extensions.code).toBe('validation-failed');
  expect(await decide(id!, 'superadmin', 'withdrawn', 'admin')).toBe('withdrawn');
});
