import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { changeKinds, type ChangeKind } from '../../../domain/changes/changeKinds';
import { organisationSwitches } from '../../../domain/changes/fourEyes';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import { newAccount } from '../../support/accounts';
import { house, newCharge, waive } from '../../support/charges';
import { forceStatus, withoutSafeguarded } from '../../support/clientMoney';
import { administer, administration, type Administered } from '../../support/organisations';
import { as, authorisePayment, newPayment, refusalOf } from '../../support/portal';
import { director, endDelegations, inDays, setApproverRole } from '../../support/delegations';
import { graphql, stackDatabase } from '../../support/stack';
import { removeRequests, submitted } from '../../support/submissions';
import { createdUser, letSignIn, newUsername, stackContext, userDetails } from '../../support/users';

const aldgate = demoId('organisation aldgate');
const ruleId = demoId('rule aldgate 10000');
const rights = { can_create_beneficiaries: true, can_create_conversions: false, can_create_payments: true };
const rule = (thresholdAbove: number) => ({
  thresholdAbove,
  canAuthoriseOwnPayments: false,
  paymentCreatorCanSatisfyRule: false,
  roles: [{ roleId: roleId('approver'), numberRequired: 1 }],
});
const incoming = (name: string) => ({ name, type: 'incoming_fund_fee', amount: '1.50', regular_overrides: [] });

let database: Knex;
const made = {
  role: randomUUID(),
  rule: randomUUID(),
  tariff: randomUUID(),
  source: randomUUID(),
  webhook: randomUUID(),
};
const trading = accountId('aldgate-trading');
const endpoint = (url: string) => ({ url, description: '', events: ['payment.status_changed'], enabled: true });

/** The kinds that change a person: each has a user of its own, who is in the hands of one change at a time. */
const ofPeople = [
  'deleteContact',
  'unassignUserFromAccount',
  'editUser',
  'updateUser',
  'enableUser',
  'disableMFAOnUser',
  'adminResetUserPassword',
  'changeApiAccess',
  'setUserAsOrgAdmin',
  'setFavouritesAdmin',
  'setManageNewAccount',
  'upsertUserOrganisation',
] as const;
const people = {} as Record<(typeof ofPeople)[number], { id: string; seat: string }>;
const invented = newUsername();
let account: string;
let pendingTransfers: readonly string[];
let putMoneyBack: () => Promise<void>;
let closed: string;
let payment: string;
let charge: string;
let request: string;
let seat: string;
let defaultTariff: string | undefined;

/** Each kind of change: what is asked for, here. */
const asked: Readonly<Record<ChangeKind, () => Record<string, unknown>>> = {
  createPaymentAuthRule: () => ({ orgId: aldgate, rule: rule(7770) }),
  updatePaymentAuthRule: () => ({ ruleId, rule: { ...rule(10_000), canAuthoriseOwnPayments: true } }),
  archivePaymentAuthRule: () => ({ ruleId: made.rule }),
  deletePaymentAuthRule: () => ({ ruleId: made.rule }),
  reassignPaymentCreator: () => ({ paymentId: payment, userId: 'treasurer', clearAuthorisations: true }),
  approveAccountSubmission: () => ({ submissionId: request, roleId: roleId('approver') }),
  createRole: () => ({ orgId: aldgate, role: { name: 'Waiting role', ...rights } }),
  updateRole: () => ({ roleId: made.role, role: { name: 'Test role', ...rights } }),
  cloneRolesFromOrg: () => ({ orgId: aldgate, fromOrgId: made.source }),
  deleteRole: () => ({ roleId: made.role }),
  createContact: () => ({
    contact: { user_id: 'noaccount', account_id: accountId('aldgate-trading'), role_id: roleId('viewer') },
  }),
  assignUserToAccount: () => ({ userId: 'noaccount', accountId: accountId('aldgate-europe'), roleId: roleId('maker') }),
  updateContact: () => ({ id: seat, role_id: roleId('viewer'), upper_fx_limit: '125.50' }),
  deleteContact: () => ({ id: people.deleteContact.seat }),
  unassignUserFromAccount: () => ({ userIds: [people.unassignUserFromAccount.id], accountId: trading }),
  moveControlAccount: () => ({ accountId: house }),
  moveAccount: () => ({ accountId: account, orgId: demoId('organisation borealis') }),
  reopenAccount: () => ({ accountId: closed }),
  reaimCharge: () => ({ chargeId: charge, houseAccountId: house }),
  setHouseAccount: () => ({ accountId: trading, isHouseAccount: true }),
  createUser: () => ({
    id: invented,
    user: userDetails({ organisations: [{ org_id: aldgate, can_user_admin_org: true }] }),
  }),
  editUser: () => ({ id: people.editUser.id, user: userDetails({ email: 'una.changed@demo.invalid' }) }),
  updateUser: () => ({ id: people.updateUser.id, first_name: 'Una', last_name: 'Tester', phone: '+447700909876' }),
  enableUser: () => ({ id: people.enableUser.id }),
  disableMFAOnUser: () => ({ id: people.disableMFAOnUser.id }),
  adminResetUserPassword: () => ({ id: people.adminResetUserPassword.id }),
  changeApiAccess: () => ({ id: people.changeApiAccess.id, isEnabled: true, scopes: ['read'] }),
  setUserAsOrgAdmin: () => ({ id: people.setUserAsOrgAdmin.id, orgId: aldgate, isOrgAdmin: true }),
  setFavouritesAdmin: () => ({ id: people.setFavouritesAdmin.id, orgId: aldgate, canManageFavourites: true }),
  setManageNewAccount: () => ({ id: people.setManageNewAccount.id, orgId: aldgate, canManageNewAccount: true }),
  upsertUserOrganisation: () => ({
    id: people.upsertUserOrganisation.id,
    link: { org_id: aldgate, can_manage_favourites: true },
  }),
  createWebhookEndpoint: () => ({ orgId: aldgate, endpoint: endpoint('https://receiver.invalid/new') }),
  updateWebhookEndpoint: () => ({ endpointId: made.webhook, endpoint: endpoint('https://receiver.invalid/changed') }),
  rotateWebhookSecret: () => ({ endpointId: made.webhook }),
  createDelegation: () => ({
    toUserId: 'approver',
    roleId: director,
    startsAt: inDays(1),
    endsAt: inDays(3),
  }),
  createTariff: () => ({ tariff: incoming('Waiting tariff') }),
  editTariff: () => ({ tariffId: made.tariff, tariff: incoming('Renamed tariff') }),
  makeTariffDefault: () => ({ tariffId: made.tariff }),
  upsertSettings: () => ({ settings: { balances: false } }),
  updateCurrencySettings: () => ({
    settings: { currency: 'THB', enabled: false, decimals: 2, safeguarded: false, balance_alarm: null },
  }),
  setOrganisationFourEyes: () => ({ orgId: aldgate, fourEyes: [] }),
  createSafeguardingAdjustment: () => ({
    accountId: accountId('aldgate-trading'),
    currency: 'USD',
    amount: '1.25',
    reason: 'Test',
  }),
  resolveBookDifference: () => ({
    differenceId: demoId('difference of the books'),
    digest: 'demo',
    resolution: 'explain',
    note: 'Test',
  }),
};
const kinds = Object.keys(changeKinds) as ChangeKind[];

const tables = ['organisations', 'roles', 'organisation_payment_auth_rule', 'payment_auth_rule_role'] as const;
const houseTables = [
  'new_account_submissions',
  'tariffs',
  'settings',
  'currency_settings',
  'CurrencyCloudContacts',
  'safeguarding_adjustments',
  'book_differences',
  'charges',
] as const;
const peopleTables = ['users_organisations', 'identity_operations', 'authorisation_delegations'] as const;
const paymentTables = ['payments', 'payment_authorisation_requests'] as const;
const webhookTables = ['webhook_endpoints', 'vault.webhook_secrets'] as const;

/** Every row that a governed change writes. */
async function governedRows() {
  const names = [...tables, ...houseTables, ...peopleTables, ...webhookTables, ...paymentTables];
  const rows = await Promise.all(names.map((table) => database(table as string).orderByRaw('1, 2')));
  const accounts = await database('accounts')
    .orderBy('id')
    .select('id', 'org_id', 'isHouseAccount', 'is_closed', 'safeguarded_amount_usd');
  // Not when they were seen.
  const users = await database('users')
    .orderBy('id')
    .select('id', 'email', 'phone', 'enabled', 'is_api_key_access_enabled');
  return JSON.stringify([rows, accounts, users]);
}

const turnOn = async (organisation: readonly string[], house: readonly string[]) => {
  await database('organisations').where({ id: aldgate }).update({ four_eyes: organisation });
  await database('settings').update({ four_eyes: house });
};

/** Who asks: a delegation is the giver's own, everything else the super admin's. */
const askerOf = (kind: ChangeKind) => (kind === 'createDelegation' ? 'approver2' : 'superadmin');
const call = (by: string, kind: ChangeKind, variables = asked[kind]()) => {
  const { query } = administration(by, kind, variables);
  return kind === 'createDelegation' ? graphql<Administered>(by, query, variables) : administer(by, kind, variables);
};

const ask = async (kind: ChangeKind, variables = asked[kind]()) => {
  const { data, errors } = await call(askerOf(kind), kind, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result.pendingChangeId ?? '';
};
const digestOf = async (id: string) =>
  (await database('pending_changes').where({ id }).first('change_digest'))?.change_digest ?? '';
const decide = async (id: string, by: string, decision: string, change: Record<string, unknown> = {}) =>
  administer(by, 'decidePendingChange', { changeId: id, changeDigest: await digestOf(id), decision, ...change });
/** The one who asked takes it back: for a delegation as a user. */
const withdraw = async (id: string, by = 'superadmin') => {
  const variables = { changeId: id, changeDigest: await digestOf(id), decision: 'withdrawn' };
  if (by.startsWith('superadmin')) return administer(by, 'decidePendingChange', variables);
  return graphql<Administered>(by, administration(by, 'decidePendingChange', variables).query, variables);
};
const codeOf = async (answer: ReturnType<typeof decide>) => refusalOf(await answer).code;

beforeAll(async () => {
  database = stackDatabase();
  await database('roles').insert({ id: made.role, org_id: aldgate, name: 'Test role', order: 50 });
  await database('organisation_payment_auth_rule').insert({ id: made.rule, org_id: aldgate, threshold: 555_000 });
  await database('tariffs').insert({ id: made.tariff, name: 'Test tariff', type: 'incoming_fund_fee', amount: '1' });
  const source = { id: made.source, name: 'Stack source', authorisation_currency: 'EUR' };
  await database('organisations').insert({ ...source, defaultToAdminCredentials: true });
  await database('roles').insert({ org_id: made.source, name: 'Copied role', order: 1 });
  for (const kind of ofPeople) people[kind] = await personWithSeat();
  await database('users').where({ id: people.enableUser.id }).update({ enabled: false });
  await letSignIn(database, people.adminResetUserPassword.id);
  // So that the control account moves without money.
  pendingTransfers = await database('safeguarding_transfers').where({ status: 'pending' }).pluck('id');
  await forceStatus(database, pendingTransfers, 'cancelled');
  putMoneyBack = await withoutSafeguarded(database);
  account = await newAccount();
  closed = await newAccount();
  await database('accounts').where({ id: closed }).update({ is_closed: true, closed_date: '2026-01-15' });
  const context = stackContext();
  charge = await newCharge(context, '0.31', { destinationAccountId: trading });
  await context.database.destroy();
  request = await submitted({ paymentAuthorisationRules: [{ threshold: 8880, numberRequired: 1 }] });
  payment = await newPayment({ amount: '60000.00' });
  await as('approver', authorisePayment, { paymentId: payment });
  // So that both hold a seat with the role that is delegated.
  await setApproverRole(database, 'aldgate-payroll', 'director');
  await database('webhook_endpoints').insert({
    ...endpoint('https://receiver.invalid/first'),
    id: made.webhook,
    org_id: aldgate,
    createdById: 'orgadmin',
  });
  const isDefault = { type: 'incoming_fund_fee', is_default: true };
  defaultTariff = (await database('tariffs').where(isDefault).first('id'))?.id;
  const viewer = { user_id: 'viewer', account_id: accountId('aldgate-trading') };
  seat = (await database('CurrencyCloudContacts').where(viewer).first('id'))?.id ?? '';
});
beforeEach(() => turnOn(organisationSwitches, ['tariffs', 'settings']));
afterEach(() => turnOn([], []));
afterAll(async () => {
  await removeRequests(database);
  await endDelegations(database);
  await waive(charge);
  await database('accounts').where({ id: trading }).update({ isHouseAccount: false });
  await putMoneyBack();
  await forceStatus(database, pendingTransfers, 'pending');
  await database('settings').update({ safeguarding_control_account_id: accountId('safeguarding') });
  await setApproverRole(database, 'aldgate-payroll', 'approver');
  await database('CurrencyCloudContacts').where({ user_id: 'noaccount' }).delete();
  await database('CurrencyCloudContacts').where({ id: seat }).update({ upper_fx_limit: null });
  await database('organisation_payment_auth_rule').whereIn('threshold', [7770, 8880, 555_000]).delete();
  await database('organisation_payment_auth_rule').where({ id: ruleId }).update({ can_authorise_own_payments: false });
  const director = { auth_rule_id: ruleId, role_id: roleId('director'), number_required: 1 };
  await database('payment_auth_rule_role').insert(director).onConflict().ignore();
  await database('roles').whereIn('name', ['Waiting role', 'Test role', 'Copied role']).delete();
  await database('organisations').where({ id: made.source }).delete();
  await database('settings').update({ balances: true });
  await database('currency_settings').where({ currency: 'THB' }).update({ enabled: true });
  await database('tariffs').where({ id: made.tariff }).delete();
  await database('tariffs').where({ name: 'Waiting tariff' }).delete();
  if (defaultTariff) await database('tariffs').where({ id: defaultTariff }).update({ is_default: true });
  await database.destroy();
});

async function personWithSeat() {
  const id = await createdUser();
  const [row] = await database('CurrencyCloudContacts')
    .insert({ user_id: id, account_id: trading, role_id: roleId('viewer'), lower_fx_limit: '1' })
    .returning('id');
  return { id, seat: row!.id };
}

describe.each(kinds)('%s', (kind) => {
  test('waits, and changes nothing before another administrator allows it', async () => {
    const before = await governedRows();
    const id = await ask(kind);
    expect(await governedRows()).toBe(before);
    const asker = askerOf(kind);
    const other = asker === 'approver2' ? asker : 'superadmin2';
    expect(refusalOf(await call(other, kind)).code).toBe('change_pending');
    if (asker === 'superadmin') expect(await codeOf(decide(id, asker, 'allowed'))).toBe('second_person_required');
    expect(await codeOf(decide(id, 'borealisadmin', 'allowed'))).toBe('change_not_found');
    expect(await codeOf(decide(id, 'superadmin2', 'allowed', { changeDigest: 'another' }))).toBe('content_changed');
    expect(await codeOf(decide(id, 'superadmin2', 'refused'))).toBe('invalid_input');
    expect(await codeOf(decide(id, 'superadmin2', 'withdrawn'))).toBe('change_of_another');
    expect(await governedRows()).toBe(before);
    expect((await decide(id, 'superadmin2', 'refused', { reason: 'Not today' })).errors).toBeUndefined();
    const withdrawn = await ask(kind);
    expect((await withdraw(withdrawn, asker)).errors).toBeUndefined();
    expect(await codeOf(decide(withdrawn, 'superadmin2', 'allowed'))).toBe('change_decided');
    expect(await governedRows()).toBe(before);
  });

  test('an administrator of the organisation decides where they could make it', async () => {
    const id = await ask(kind);
    const { isOpenToOrgAdmins } = changeKinds[kind];
    const isOfHouse = (await database('pending_changes').where({ id }).first('org_id'))?.org_id === null;
    const code = isOfHouse ? 'change_not_found' : isOpenToOrgAdmins ? undefined : 'super_admins_only';
    expect(await codeOf(decide(id, 'orgadmin', 'refused', { reason: 'Not ours' }))).toBe(code);
    if (code) await withdraw(id, askerOf(kind));
  });
});

describe('what is allowed', () => {
  const last: readonly ChangeKind[] = ['deletePaymentAuthRule', 'deleteRole'];
  // The rule that is changed asks for the role that is delegated.
  const first: readonly ChangeKind[] = ['createDelegation'];
  const others = kinds.filter((kind) => !first.includes(kind) && !last.includes(kind));

  test.each([...first, ...others, ...last])('%s is made once', async (kind) => {
    const id = await ask(kind);
    const before = await governedRows();
    const entries = () =>
      database('activity').where({ userId: 'superadmin2', eventCode: changeKinds[kind].eventCode }).pluck('id');
    const recorded = await entries();
    const answers = await Promise.all([1, 2].map(() => decide(id, 'superadmin2', 'allowed')));
    expect(answers.map((answer) => refusalOf(answer).code).sort()).toEqual(['change_decided', undefined]);
    expect(await governedRows()).not.toBe(before);
    const row = await database('pending_changes').where({ id }).first();
    expect(row).toMatchObject({ decision: 'allowed', decided_by: 'superadmin2', requested_by: askerOf(kind) });
    expect((await entries()).length).toBeGreaterThan(recorded.length);
  });

  test('is refused where it can no longer be made, and goes on waiting', async () => {
    const name = `Race ${randomUUID()}`;
    const id = await ask('createRole', { orgId: aldgate, role: { name, ...rights } });
    const [taken] = await database('roles').insert({ org_id: aldgate, name, order: 51 }).returning('id');
    expect(await codeOf(decide(id, 'superadmin2', 'allowed'))).toBe('change_not_applicable');
    await database('roles').where({ id: taken?.id }).delete();
    expect((await withdraw(id)).errors).toBeUndefined();
  });

  test('is refused where it would do something else than was shown', async () => {
    const id = await ask('updateContact', { id: seat, role_id: roleId('viewer'), upper_fx_limit: '999' });
    await database('CurrencyCloudContacts').where({ id: seat }).update({ upper_fx_limit: '10' });
    expect(await codeOf(decide(id, 'superadmin2', 'allowed'))).toBe('change_outdated');
    expect((await database('pending_changes').where({ id }).first())?.decision).toBeNull();
    expect((await withdraw(id)).errors).toBeUndefined();
  });
});

describe('a switch', () => {
  const four = (fourEyes: readonly string[]) => ({ orgId: aldgate, fourEyes });
  const house = (four_eyes: readonly string[]) => ({ settings: { four_eyes } });
  const superAdmins = (enabled: boolean) => database('users').where({ id: 'superadmin2' }).update({ enabled });

  test('is turned on by one, and off by two', async () => {
    await turnOn([], []);
    expect(await ask('setOrganisationFourEyes', four(['fx_limits']))).toBe('');
    const off = await ask('setOrganisationFourEyes', four([]));
    expect(off).not.toBe('');
    expect((await decide(off, 'superadmin2', 'allowed')).errors).toBeUndefined();
    expect(await ask('upsertSettings', house(['tariffs']))).toBe('');
    // The settings themselves do not wait, but turning a switch off does.
    expect(await ask('upsertSettings', { settings: { payments_wizard: true, maintenance_banner: null } })).toBe('');
    const houseOff = await ask('upsertSettings', house([]));
    expect(houseOff).not.toBe('');
    await withdraw(houseOff);
  });

  test('stays off while there is one super admin', async () => {
    await turnOn([], []);
    await superAdmins(false);
    const answers = [
      await administer('superadmin', 'setOrganisationFourEyes', four(['role_rights'])),
      await administer('superadmin', 'upsertSettings', house(['settings'])),
    ];
    await superAdmins(true);
    expect(answers.map(refusalOf)).toEqual([
      { code: 'too_few_deciders', field: 'fourEyes' },
      { code: 'too_few_deciders', field: 'four_eyes' },
    ]);
  });

  test.each([
    ['setOrganisationFourEyes', four(['payments'])],
    ['setOrganisationFourEyes', four(['fx_limits', 'fx_limits'])],
    ['upsertSettings', house(['role_rights'])],
  ] as const)('%s refuses %j', async (kind, variables) => {
    expect(refusalOf(await administer('superadmin', kind, variables)).code).toBe('invalid_input');
  });

  test('is out of reach for administrators of an organisation', async () => {
    const answer = await administer('orgadmin', 'setOrganisationFourEyes', four([]));
    expect(answer.errors?.[0]?.extensions.code).toBe('validation-failed');
  });
});

test('an administrator of the organisation reads its changes, and none of others', async () => {
  const id = await ask('updateContact', { id: seat, role_id: roleId('viewer'), upper_fx_limit: '77' });
  const read = async (by: string) => {
    const query = 'query ($id: uuid!) { pending_changes(where: { id: { _eq: $id } }) { id effect change_digest } }';
    const answer = await graphql<{ pending_changes: object[] }>(by, query, { id }, { 'x-hasura-role': 'org_admin' });
    return answer.data?.pending_changes.length;
  };
  expect([await read('orgadmin'), await read('borealisadmin')]).toEqual([1, 0]);
  await withdraw(id);
});
