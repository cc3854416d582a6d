import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { unseal } from '../../../actions/provider/sealing';
import { demoId } from '../../../seeds/demo/demoId';
import { roleId } from '../../../seeds/demo/organisations';
import { administer } from '../../support/organisations';
import { as, authorisePayment, newPayment, refusalOf, tradingAccount } from '../../support/portal';
import { actionEnvironment, graphql, stackDatabase } from '../../support/stack';

const aldgate = demoId('organisation aldgate');
const rights = { can_create_beneficiaries: true, can_create_conversions: false, can_create_payments: true };
const role = (name: string) => ({ name, ...rights });
const rule = (roleIds: readonly string[], change: Record<string, unknown> = {}) => ({
  thresholdAbove: 100,
  canAuthoriseOwnPayments: false,
  paymentCreatorCanSatisfyRule: false,
  roles: roleIds.map((id) => ({ roleId: id, numberRequired: 1 })),
  ...change,
});
const organisation = (change: Record<string, unknown> = {}) => ({
  name: 'Stack Organisation',
  api_key: `key-${randomUUID()}`,
  tcc_login_id: `login-${randomUUID()}`,
  tcc_contact_id: randomUUID(),
  authorisation_currency: 'EUR',
  enable_dip: false,
  // The provider knows no such login.
  defaultToAdminCredentials: true,
  ...change,
});

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  const own = database('organisations').where('name', 'like', 'Stack %').select('id');
  await database('organisation_payment_auth_rule').whereIn('org_id', own.clone()).delete();
  await database('roles').whereIn('org_id', own.clone()).delete();
  await database('vault.provider_credentials').whereIn('org_id', own.clone()).delete();
  await own.clone().delete();
  await database.destroy();
});

const house = (action: string, variables: Record<string, unknown>) => administer('superadmin', action, variables);
const made = async (action: string, variables: Record<string, unknown>) => {
  const { data, errors } = await house(action, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result.id;
};
const newOrganisation = (change: Record<string, unknown> = {}) =>
  made('createOrganisation', { organisation: organisation(change) });
const newRole = (orgId: string, name: string) => made('createRole', { orgId, role: role(name) });
const rolesOf = async (orgId: string) =>
  (await database('roles').where({ org_id: orgId }).orderBy('order').select('name')).map(({ name }) => name as string);
const lastDetails = async (eventCode: string) =>
  (await database('activity').where({ eventCode, userId: 'superadmin' }).orderBy('createdAt', 'desc').first())?.details;

describe('an organisation', () => {
  test('is created with a sealed key, changed and deleted', async () => {
    const given = organisation();
    const id = await made('createOrganisation', { organisation: given });
    const stored = await database('vault.provider_credentials').where({ org_id: id }).first();
    expect(unseal(stored!.sealed_api_key, actionEnvironment().SEAL_KEY ?? '')).toBe(given.api_key);
    const row = await database('organisations').where({ id }).first();
    expect(row).toMatchObject({ authorisation_currency: 'EUR', tcc_login_id: given.tcc_login_id });
    expect(row!.api_key).toMatch(/^sha256:/);
    expect(JSON.stringify(row)).not.toContain(given.api_key);
    const changes = { name: 'Stack Renamed', idle_limit_minutes: 5, enable_favourites: true, api_key: 'another' };
    const fraud_notices = { paymentThreshold: '50.00', paymentTypes: ['regular'], beneficiary: true, optOut: false };
    await made('updateOrganisation', { orgId: id, organisation: { ...changes, fraud_notices } });
    expect(await database('organisations').where({ id }).first()).toMatchObject({
      name: 'Stack Renamed',
      idle_limit_minutes: 5,
      enable_favourites: true,
      enable_dip: false,
      fraud_notices,
    });
    expect(await lastDetails('A032')).toBe(
      'Stack Renamed: api_key, enable_favourites, fraud_notices, idle_limit_minutes, name',
    );
    await newRole(id, 'Clerk');
    await made('deleteOrganisation', { orgId: id });
    expect(await database('organisations').where({ id }).first()).toBeUndefined();
    expect(await database('vault.provider_credentials').where({ org_id: id })).toEqual([]);
    expect(refusalOf(await house('deleteOrganisation', { orgId: id })).code).toBe('organisation_not_found');
  });

  test('is not deleted while there are records', async () => {
    const id = await newOrganisation();
    const clerk = await newRole(id, 'Clerk');
    const ruleId = await made('createPaymentAuthRule', { orgId: id, rule: rule([clerk]) });
    const refused = () => house('deleteOrganisation', { orgId: id });
    expect(refusalOf(await refused())).toEqual({ code: 'organisation_has_records', field: 'orgId' });
    await made('deletePaymentAuthRule', { ruleId });
    const groupId = await made('createOrgGroup', { orgId: id, group: { name: 'All', accountIds: [], userIds: [] } });
    expect(refusalOf(await refused()).code).toBe('organisation_has_records');
    await made('deleteOrgGroup', { groupId });
    expect((await refused()).errors).toBeUndefined();
    expect(refusalOf(await house('deleteOrganisation', { orgId: aldgate })).code).toBe('organisation_has_records');
  });

  test.each([
    ['a blank name', { name: ' ' }, 'name'],
    ['no key', { api_key: '' }, 'api_key'],
    ['no login', { tcc_login_id: '' }, 'tcc_login_id'],
    ['an unknown currency', { authorisation_currency: 'XXA' }, 'authorisation_currency'],
  ])('is not created with %s', async (_case, change, field) => {
    const answer = await house('createOrganisation', { organisation: organisation(change) });
    expect(refusalOf(answer)).toEqual({ code: 'invalid_input', field });
  });

  test('has a login of its own, an idle limit of 5 to 55 minutes, and uses its login only where there is one', async () => {
    const first = organisation();
    await made('createOrganisation', { organisation: first });
    const second = { organisation: organisation({ tcc_login_id: first.tcc_login_id }) };
    expect(refusalOf(await house('createOrganisation', second))).toEqual({
      code: 'login_taken',
      field: 'tcc_login_id',
    });
    const id = await newOrganisation();
    const change = (changes: object) => house('updateOrganisation', { orgId: id, organisation: changes });
    for (const minutes of [4, 56]) {
      expect(refusalOf(await change({ idle_limit_minutes: minutes })).field).toBe('idle_limit_minutes');
    }
    const notices = { paymentThreshold: null, paymentTypes: [], beneficiary: false, optOut: false };
    expect(refusalOf(await change({ fraud_notices: { ...notices, paymentThreshold: '-1' } })).field).toBe(
      'fraud_notices.paymentThreshold',
    );
    expect(refusalOf(await change({ fraud_notices: { ...notices, paymentTypes: ['cheque'] } })).field).toBe(
      'fraud_notices.paymentTypes[0]',
    );
    expect(refusalOf(await change({})).field).toBe('organisation');
    expect(refusalOf(await change({ name: null })).field).toBe('name');
    const own = { orgId: aldgate, organisation: { defaultToAdminCredentials: false } };
    expect(refusalOf(await house('updateOrganisation', own))).toEqual({ code: 'invalid_input', field: 'tcc_login_id' });
  });
});

describe('roles', () => {
  test('are created, changed, put in order, copied and deleted', async () => {
    const orgId = await newOrganisation();
    const clerk = await newRole(orgId, 'Clerk');
    const boss = await newRole(orgId, 'Boss');
    expect(await rolesOf(orgId)).toEqual(['Clerk', 'Boss']);
    await made('reorderRoles', { orgId, roleIds: [boss, clerk] });
    expect(await rolesOf(orgId)).toEqual(['Boss', 'Clerk']);
    await made('updateRole', { roleId: boss, role: { ...role('Director'), can_create_payments: false } });
    expect(await database('roles').where({ id: boss }).first()).toMatchObject({
      name: 'Director',
      can_create_payments: false,
      can_create_beneficiaries: true,
    });
    const otherId = await newOrganisation();
    await newRole(otherId, 'Clerk');
    const { data } = await house('cloneRolesFromOrg', { fromOrgId: orgId, orgId: otherId });
    expect(data?.result.count).toBe(1);
    expect(await rolesOf(otherId)).toEqual(['Clerk', 'Director']);
    await made('deleteRole', { roleId: clerk });
    expect(await rolesOf(orgId)).toEqual(['Director']);
    expect(await lastDetails('A033')).toBe('Stack Organisation: Clerk deleted');
  });

  test('are refused: a name that is taken, an order that is not whole, a role with records, an absent one', async () => {
    const orgId = await newOrganisation();
    const clerk = await newRole(orgId, 'Clerk');
    const boss = await newRole(orgId, 'Boss');
    const refused = async (action: string, variables: object) => refusalOf(await house(action, { ...variables }));
    const taken = { code: 'role_name_taken', field: 'name' };
    expect(await refused('createRole', { orgId, role: role('Clerk') })).toEqual(taken);
    expect(await refused('updateRole', { roleId: boss, role: role('Clerk') })).toEqual(taken);
    for (const roleIds of [[clerk], [clerk, clerk], [clerk, boss, randomUUID()]]) {
      expect((await refused('reorderRoles', { orgId, roleIds })).field).toBe('roleIds');
    }
    await made('createPaymentAuthRule', { orgId, rule: rule([clerk]) });
    expect(await refused('deleteRole', { roleId: clerk })).toEqual({ code: 'role_has_records', field: 'roleId' });
    expect((await refused('deleteRole', { roleId: randomUUID() })).code).toBe('role_not_found');
    expect((await refused('cloneRolesFromOrg', { fromOrgId: randomUUID(), orgId })).code).toBe(
      'organisation_not_found',
    );
    expect((await refused('cloneRolesFromOrg', { fromOrgId: orgId, orgId })).field).toBe('fromOrgId');
  });
});

describe('groups', () => {
  const group = (change: Record<string, unknown> = {}) => ({
    name: `Group ${randomUUID()}`,
    accountIds: [],
    userIds: [],
    ...change,
  });
  const usersOf = async (id: string) =>
    (await database('users_to_groups').where({ group_id: id }).orderBy('user_id').pluck('user_id')) as string[];

  test('hold accounts and people of the organisation, which are replaced', async () => {
    const create = await administer('orgadmin', 'createOrgGroup', {
      orgId: aldgate,
      group: group({ accountIds: [tradingAccount], userIds: ['maker', 'approver'] }),
    });
    const groupId = create.data?.result.id ?? '';
    expect(await usersOf(groupId)).toEqual(['approver', 'maker']);
    expect(await database('accounts_to_groups').where({ group_id: groupId }).pluck('account_id')).toEqual([
      tradingAccount,
    ]);
    await administer('orgadmin', 'addUsersToGroup', { groupId, userIds: ['viewer', 'maker'] });
    expect(await usersOf(groupId)).toEqual(['maker', 'viewer']);
    const renamed = group({ userIds: ['viewer'] });
    expect((await administer('orgadmin', 'updateOrgGroup', { groupId, group: renamed })).errors).toBeUndefined();
    // The name of the group that is edited is no other group's.
    expect((await administer('orgadmin', 'updateOrgGroup', { groupId, group: renamed })).errors).toBeUndefined();
    expect(await usersOf(groupId)).toEqual(['viewer']);
    expect(await database('accounts_to_groups').where({ group_id: groupId })).toEqual([]);
    const second = await administer('orgadmin', 'createOrgGroup', {
      orgId: aldgate,
      group: { ...renamed, userIds: [] },
    });
    expect(refusalOf(second)).toEqual({ code: 'group_name_taken', field: 'name' });
    await administer('orgadmin', 'deleteOrgGroup', { groupId });
    expect(await database('groups').where({ id: groupId })).toEqual([]);
  });

  test('take nothing of another organisation', async () => {
    const orgId = await newOrganisation();
    const create = (change: object) => house('createOrgGroup', { orgId, group: group({ ...change }) });
    expect(refusalOf(await create({ accountIds: [tradingAccount] }))).toEqual({
      code: 'account_not_found',
      field: 'accountIds',
    });
    expect(refusalOf(await create({ userIds: ['maker'] }))).toEqual({ code: 'colleague_not_found', field: 'userIds' });
    expect(refusalOf(await create({ userIds: ['maker', 'maker'] })).field).toBe('userIds');
    expect(await database('groups').where({ org_id: orgId })).toEqual([]);
  });
});

describe('authorisation rules', () => {
  test('are created, changed, archived and deleted', async () => {
    const orgId = await newOrganisation();
    const [clerk, boss] = [await newRole(orgId, 'Clerk'), await newRole(orgId, 'Boss')];
    const ruleId = await made('createPaymentAuthRule', { orgId, rule: rule([clerk]) });
    const changed = rule([clerk, boss], { thresholdAbove: 250, canAuthoriseOwnPayments: true });
    await made('updatePaymentAuthRule', { ruleId, rule: changed });
    expect(await database('organisation_payment_auth_rule').where({ id: ruleId }).first()).toMatchObject({
      threshold: 250,
      can_authorise_own_payments: true,
      is_archived: false,
    });
    expect(await database('payment_auth_rule_role').where({ auth_rule_id: ruleId })).toHaveLength(2);
    await made('archivePaymentAuthRule', { ruleId });
    expect(await lastDetails('A034')).toBe('Stack Organisation: above 250 EUR archived');
    for (const action of ['archivePaymentAuthRule', 'updatePaymentAuthRule']) {
      expect(
        refusalOf(await house(action, { ruleId, ...(action.startsWith('u') ? { rule: changed } : {}) })).code,
      ).toBe('rule_not_found');
    }
    // The threshold of an archived rule is free.
    await made('createPaymentAuthRule', { orgId, rule: changed });
    await made('deletePaymentAuthRule', { ruleId });
    expect(await database('payment_auth_rule_role').where({ auth_rule_id: ruleId })).toEqual([]);
  });

  test('are refused: a threshold that is taken, a role of another organisation, values out of range', async () => {
    const orgId = await newOrganisation();
    const clerk = await newRole(orgId, 'Clerk');
    const refused = async (given: object) => refusalOf(await house('createPaymentAuthRule', { orgId, rule: given }));
    await made('createPaymentAuthRule', { orgId, rule: rule([clerk]) });
    expect(await refused(rule([clerk]))).toEqual({ code: 'threshold_taken', field: 'thresholdAbove' });
    expect(await refused(rule([roleId('approver')], { thresholdAbove: 7 }))).toEqual({
      code: 'role_not_found',
      field: 'roles',
    });
    expect((await refused(rule([], { thresholdAbove: 7 }))).field).toBe('roles');
    expect((await refused(rule([clerk, clerk], { thresholdAbove: 7 }))).field).toBe('roles');
    expect((await refused(rule([clerk], { thresholdAbove: -1 }))).field).toBe('thresholdAbove');
    const none = rule([], { thresholdAbove: 7, roles: [{ roleId: clerk, numberRequired: 0 }] });
    expect((await refused(none)).field).toBe('roles[0].numberRequired');
  });

  test('judge payments that wait at their next authorisation, and are kept while payments refer to them', async () => {
    const paymentId = await newPayment({ amount: '4200.00' });
    const tightened = rule([roleId('approver'), roleId('director')], { thresholdAbove: 4199 });
    const ruleId = await made('createPaymentAuthRule', { orgId: aldgate, rule: tightened });
    try {
      const given = await as<{ authorisePayment: object }>('approver', authorisePayment, { paymentId });
      expect(given.data?.authorisePayment).toMatchObject({ authorisationsRequired: 1, requestsAdded: 1 });
      expect(refusalOf(await house('deletePaymentAuthRule', { ruleId })).code).toBe('rule_has_records');
    } finally {
      await made('archivePaymentAuthRule', { ruleId });
    }
    // What the rule has requested stays required.
    const last = await as<{ authorisePayment: object }>('approver2', authorisePayment, { paymentId });
    expect(last.data?.authorisePayment).toMatchObject({ authorisationsRequired: 0 });
  });
});

describe('who administers', () => {
  const mayCreateRule = async (username: string, orgId: string, roles: readonly string[]) =>
    administer(username, 'createPaymentAuthRule', { orgId, rule: rule(roles, { thresholdAbove: 77 }) });

  test('an organisation admin creates rules and groups in their organisation, and changes no rule or role', async () => {
    const orgId = await newOrganisation();
    const clerk = await newRole(orgId, 'Clerk');
    const link = { user_id: 'orgadmin', org_id: orgId, can_user_admin_org: true };
    await database('users_organisations').insert(link);
    try {
      const { data } = await mayCreateRule('orgadmin', orgId, [clerk]);
      const ruleId = data?.result.id;
      expect(ruleId).toBeDefined();
      for (const [action, variables] of [
        ['updatePaymentAuthRule', { ruleId, rule: rule([clerk]) }],
        ['archivePaymentAuthRule', { ruleId }],
        ['deletePaymentAuthRule', { ruleId }],
        ['createRole', { orgId, role: role('Another') }],
        ['updateRole', { roleId: clerk, role: role('Another') }],
        ['deleteRole', { roleId: clerk }],
        ['reorderRoles', { orgId, roleIds: [clerk] }],
        ['cloneRolesFromOrg', { fromOrgId: aldgate, orgId }],
        ['createOrganisation', { organisation: organisation() }],
        ['updateOrganisation', { orgId, organisation: { name: 'Mine' } }],
        ['deleteOrganisation', { orgId }],
      ] as const) {
        expect([action, refusalOf(await administer('orgadmin', action, variables)).code]).toEqual([
          action,
          'validation-failed',
        ]);
      }
      await database('users_organisations').where({ org_id: orgId }).update({ can_user_admin_org: false });
      expect(refusalOf(await mayCreateRule('orgadmin', orgId, [clerk])).code).toBe('organisation_not_found');
    } finally {
      await database('users_organisations').where({ org_id: orgId }).delete();
    }
  });

  test('another organisation is answered as an absent one', async () => {
    const group = { name: 'Foreign', accountIds: [], userIds: [] };
    const [added] = await database('groups').insert({ name: randomUUID(), org_id: aldgate }).returning('id');
    const foreign = added!.id;
    const ask = (action: string, variables: Record<string, unknown>, id: string) =>
      administer('borealisadmin', action, variables).then((answer) => JSON.stringify(answer).replaceAll(id, 'the id'));
    for (const [action, of, absent] of [
      ['createOrgGroup', (orgId: string) => ({ orgId, group }), aldgate],
      ['createPaymentAuthRule', (orgId: string) => ({ orgId, rule: rule([roleId('owner')]) }), aldgate],
      ['updateOrgGroup', (groupId: string) => ({ groupId, group }), foreign],
      ['addUsersToGroup', (groupId: string) => ({ groupId, userIds: [] }), foreign],
      ['deleteOrgGroup', (groupId: string) => ({ groupId }), foreign],
    ] as const) {
      const other = randomUUID();
      const answer = await ask(action, of(String(absent)), String(absent));
      expect(answer).toContain('_not_found');
      expect(answer).toBe(await ask(action, of(other), other));
    }
    await database('groups').where({ id: foreign }).delete();
  });

  test('users without administration may call none of it', async () => {
    const variables = { orgId: aldgate, rule: rule([roleId('approver')]) };
    for (const username of ['maker', 'favadmin', 'newaccounts']) {
      expect((await administer(username, 'createPaymentAuthRule', variables)).errors).toHaveLength(1);
    }
    const { errors } = await graphql(
      'superadmin',
      'mutation { deleteOrganisation(orgId: "1") { id } }',
      {},
      {
        'x-hasura-role': 'user',
      },
    );
    expect(errors).toHaveLength(1);
  });
});
