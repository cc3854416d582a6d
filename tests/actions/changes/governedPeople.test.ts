import type { Knex } from 'knex';
import { decidePendingChange } from '../../../actions/changes/decidePendingChange';
import type { Context } from '../../../actions/context';
import { unseal } from '../../../actions/provider/sealing';
import type { ChangeKind } from '../../../domain/changes/changeKinds';
import { organisationSwitches } from '../../../domain/changes/fourEyes';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import { delegateCall, director, endDelegations, setApproverRole } from '../../support/delegations';
import { administer } from '../../support/organisations';
import { refusalOf } from '../../support/portal';
import { actionEnvironment, graphql, stackDatabase } from '../../support/stack';
import {
  aldgate,
  borealis,
  createdUser,
  newUsername,
  poolUser,
  sessionOf,
  stackContext,
  userDetails,
} from '../../support/users';

let database: Knex;
let context: Context;
const setSwitches = (four_eyes: readonly string[]) =>
  database('organisations').where({ id: aldgate }).update({ four_eyes });

beforeAll(async () => {
  database = stackDatabase();
  context = stackContext();
  // So that both hold a seat with the role that is delegated.
  await setApproverRole(database, 'aldgate-payroll', 'director');
});
beforeEach(() => setSwitches(organisationSwitches));
afterEach(() => setSwitches([]));
afterAll(async () => {
  await setApproverRole(database, 'aldgate-payroll', 'approver');
  await context.database.destroy();
  await database.destroy();
});

/** A user who was created while no switch was on. */
async function person(changes: Record<string, unknown> = {}, by = 'orgadmin') {
  await setSwitches([]);
  const id = await createdUser(changes, by);
  await setSwitches(organisationSwitches);
  return id;
}

interface Asked {
  readonly id: string;
  readonly pendingChangeId: string | null;
  readonly secret?: string;
}

async function ask(kind: string, variables: Record<string, unknown>, by = 'orgadmin'): Promise<Asked> {
  const { data, errors } = await administer(by, kind, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result as unknown as Asked;
}

async function allow(changeId: string | null, by = 'superadmin') {
  const stored = await database('pending_changes').where({ id: changeId! }).first('change_digest');
  const variables = { changeId, changeDigest: stored!.change_digest, decision: 'allowed' };
  return administer(by, 'decidePendingChange', variables);
}

test.each<[string, ChangeKind, (id: string) => Record<string, unknown>]>([
  ['a user without rights', 'createUser', () => ({ id: newUsername(), user: userDetails() })],
  ['a new name', 'editUser', (id) => ({ id, user: userDetails({ first_name: 'Ursula' }) })],
  [
    'a new name alone',
    'updateUser',
    (id) => ({ id, first_name: 'Ursula', last_name: 'Tester', phone: '+447700901234' }),
  ],
  ['a link without rights', 'upsertUserOrganisation', (id) => ({ id, link: { org_id: aldgate } })],
  ['API access that is taken', 'changeApiAccess', (id) => ({ id, isEnabled: false })],
])('%s does not wait', async (_what, kind, variablesOf) => {
  const id = await person();
  await database('users').where({ id }).update({ is_api_key_access_enabled: true });
  expect((await ask(kind, variablesOf(id))).pendingChangeId).toBeNull();
});

test.each<[string, Record<string, unknown>]>([
  ['to administer an organisation', { organisations: [{ org_id: aldgate, can_user_admin_org: true }] }],
  ['to transfer', { can_use_transfers: true }],
])('a user with the right %s waits, and reaches the identity provider once allowed', async (_what, rights) => {
  const id = newUsername();
  const { pendingChangeId } = await ask('createUser', { id, user: userDetails(rights) });
  expect(await database('users').where({ id })).toEqual([]);
  expect(await poolUser(database, id)).toBeUndefined();
  expect((await allow(pendingChangeId)).errors).toBeUndefined();
  expect(await poolUser(database, id)).toMatchObject({ status: 'FORCE_CHANGE_PASSWORD' });
  const [done] = await database('identity_operations').where({ user_id: id });
  expect(done).toMatchObject({ kind: 'create', state: 'done', requested_by: 'orgadmin' });
});

test.each<[string, Record<string, unknown>]>([
  ['address', { email: 'una.new@demo.invalid' }],
  ['phone', { phone: '+447700901239' }],
  ['right to transfer', { can_use_transfers: true }],
  ['right for an organisation', { organisations: [{ org_id: aldgate, canManageNewAccount: true }] }],
])('a change of the %s waits', async (_what, change) => {
  const id = await person();
  const { pendingChangeId } = await ask('editUser', { id, user: userDetails(change) });
  expect(pendingChangeId).not.toBeNull();
  expect(await database('users').where({ id }).first('email', 'phone', 'can_use_transfers')).toEqual({
    email: 'una@demo.invalid',
    phone: '+447700901234',
    can_use_transfers: false,
  });
  expect((await allow(pendingChangeId)).errors).toBeUndefined();
});

test('the rights of a user of several organisations are decided by super admins, who alone read the change', async () => {
  const id = await person({ organisations: [{ org_id: aldgate }, { org_id: borealis }] }, 'superadmin');
  await database('users').where({ id }).update({ enabled: false });
  const asked = await ask('enableUser', { id }, 'superadmin');
  expect(await database('pending_changes').where({ id: asked.pendingChangeId! }).pluck('org_id')).toEqual([null]);
  expect(refusalOf(await allow(asked.pendingChangeId, 'orgadmin')).code).toBe('change_not_found');
  expect((await allow(asked.pendingChangeId, 'superadmin2')).errors).toBeUndefined();
});

test('nobody allows a change of their own user', async () => {
  await setSwitches([]);
  await database('users_organisations')
    .where({ user_id: 'favadmin', org_id: aldgate })
    .update({ can_user_admin_org: true });
  await setSwitches(organisationSwitches);
  try {
    const asked = await ask('setManageNewAccount', { id: 'favadmin', orgId: aldgate, canManageNewAccount: true });
    expect(refusalOf(await allow(asked.pendingChangeId, 'favadmin')).code).toBe('change_not_applicable');
  } finally {
    await database('users_organisations').where({ user_id: 'favadmin' }).update({ can_user_admin_org: false });
  }
});

test('the secret of a webhook is told to the one who asked, and is the one that signs once it is allowed', async () => {
  const endpoint = {
    url: 'https://receiver.invalid/secret',
    description: '',
    events: ['funds.received'],
    enabled: true,
  };
  const asked = await ask('createWebhookEndpoint', { orgId: aldgate, endpoint });
  expect(await database('webhook_endpoints').where({ id: asked.id })).toEqual([]);
  const answer = await allow(asked.pendingChangeId);
  expect(JSON.stringify(answer)).not.toContain('whsec_');
  const signing = async () => {
    const row = await database('vault.webhook_secrets').where({ endpoint_id: asked.id }).first('sealed_secret');
    return unseal(row!.sealed_secret, actionEnvironment().SEAL_KEY!);
  };
  expect(await signing()).toBe(asked.secret);
  const rotated = await ask('rotateWebhookSecret', { endpointId: asked.id });
  expect(await signing()).toBe(asked.secret);
  expect((await allow(rotated.pendingChangeId)).errors).toBeUndefined();
  expect(await signing()).toBe(rotated.secret);
  const off = { ...endpoint, enabled: false };
  expect((await ask('updateWebhookEndpoint', { endpointId: asked.id, endpoint: off })).pendingChangeId).toBeNull();
  expect((await ask('updateWebhookEndpoint', { endpointId: asked.id, endpoint })).pendingChangeId).not.toBeNull();
});

test('a delegation of a role that a rule asks for waits; its giver sees it, and its receiver does not allow it', async () => {
  const { query, variables } = delegateCall('approver2');
  const declared = query.replace('{ id }', '{ id pendingChangeId }');
  const answer = await graphql<{ result: Asked }>('approver2', declared, variables);
  const { pendingChangeId } = answer.data!.result;
  const own = '{ pending_changes(where: { decision: { _is_null: true } }) { id kind } }';
  const read = (by: string) => graphql<{ pending_changes: object[] }>(by, own, {});
  expect((await read('approver2')).data?.pending_changes).toEqual([{ id: pendingChangeId, kind: 'createDelegation' }]);
  expect((await read('approver')).data?.pending_changes).toEqual([]);
  const receiver = { user_id: 'approver', org_id: aldgate };
  await database('users_organisations').where(receiver).update({ can_user_admin_org: true });
  const stored = await database('pending_changes').where({ id: pendingChangeId! }).first();
  const decision = { changeId: pendingChangeId!, changeDigest: stored!.change_digest, decision: 'allowed' };
  const refusal = expect.objectContaining({ code: 'change_not_applicable' }) as object;
  await expect(decidePendingChange(decision, sessionOf('approver'), context)).rejects.toEqual(refusal);
  await database('users_organisations').where(receiver).update({ can_user_admin_org: false });
  expect((await allow(pendingChangeId, 'orgadmin')).errors).toBeUndefined();
  const [delegation] = await database('authorisation_delegations').where({
    from_user_id: 'approver2',
    revoked_at: null,
  });
  expect(delegation).toMatchObject({ to_user_id: 'approver', role_id: director });
  await endDelegations(database);
});

test('a delegation of a role that no rule asks for does not wait', async () => {
  const account = accountId('aldgate-trading');
  const seats = ['approver', 'approver2'].map((user_id) => ({ user_id, account_id: account }));
  const former = await database('CurrencyCloudContacts')
    .where({ account_id: account })
    .whereIn('user_id', ['approver', 'approver2']);
  for (const seat of seats) {
    await database('CurrencyCloudContacts')
      .where(seat)
      .update({ role_id: roleId('viewer') });
  }
  try {
    const { query, variables } = delegateCall('approver2', { roleId: roleId('viewer') });
    const answer = await graphql<{ result: Asked }>(
      'approver2',
      query.replace('{ id }', '{ id pendingChangeId }'),
      variables,
    );
    expect(answer.data?.result.pendingChangeId).toBeNull();
  } finally {
    for (const { id, role_id } of former) await database('CurrencyCloudContacts').where({ id }).update({ role_id });
    await endDelegations(database);
  }
});
