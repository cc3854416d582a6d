/** @ownPortal This file moves the clock and disables people. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { issueApiKey } from '../../../actions/apiKeys/issueApiKey';
import { moveAccount } from '../../../actions/accounts/moveAccount';
import { decidePendingChange } from '../../../actions/changes/decidePendingChange';
import { createDelegation } from '../../../actions/delegations/createDelegation';
import { createRole } from '../../../actions/organisations/roles/createRole';
import { cloneRolesFromOrg } from '../../../actions/organisations/roles/cloneRolesFromOrg';
import { deleteRole } from '../../../actions/organisations/roles/deleteRole';
import { updateRole } from '../../../actions/organisations/roles/updateRole';
import { archivePaymentAuthRule } from '../../../actions/organisations/rules/archivePaymentAuthRule';
import { createPaymentAuthRule } from '../../../actions/organisations/rules/createPaymentAuthRule';
import { deletePaymentAuthRule } from '../../../actions/organisations/rules/deletePaymentAuthRule';
import { updatePaymentAuthRule } from '../../../actions/organisations/rules/updatePaymentAuthRule';
import { setOrganisationFourEyes } from '../../../actions/organisations/setOrganisationFourEyes';
import { createWebhookEndpoint } from '../../../actions/organisations/webhooks/createWebhookEndpoint';
import { rotateWebhookSecret } from '../../../actions/organisations/webhooks/rotateWebhookSecret';
import { updateWebhookEndpoint } from '../../../actions/organisations/webhooks/updateWebhookEndpoint';
import { authorisePayment } from '../../../actions/payments/authorisePayment';
import { rejectPayment } from '../../../actions/payments/rejectPayment';
import type { Context } from '../../../actions/context';
import { upsertSettings } from '../../../actions/settings/upsertSettings';
import { adminResetUserPassword } from '../../../actions/users/adminResetUserPassword';
import { assignUserToAccount } from '../../../actions/users/assignUserToAccount';
import { changeApiAccess } from '../../../actions/users/changeApiAccess';
import { createContact } from '../../../actions/users/createContact';
import { createUser } from '../../../actions/users/createUser';
import { deleteContact } from '../../../actions/users/deleteContact';
import { disableMFAOnUser } from '../../../actions/users/disableMFAOnUser';
import { disableUser } from '../../../actions/users/disableUser';
import { editUser } from '../../../actions/users/editUser';
import { enableUser } from '../../../actions/users/enableUser';
import { finishOperations } from '../../../actions/users/finishOperations';
import { setFavouritesAdmin } from '../../../actions/users/setFavouritesAdmin';
import { setManageNewAccount } from '../../../actions/users/setManageNewAccount';
import { setUserAsOrgAdmin } from '../../../actions/users/setUserAsOrgAdmin';
import { unassignUserFromAccount } from '../../../actions/users/unassignUserFromAccount';
import { updateContact } from '../../../actions/users/updateContact';
import { updateUser } from '../../../actions/users/updateUser';
import { upsertUserOrganisation } from '../../../actions/users/upsertUserOrganisation';
import { houseSwitches, organisationSwitches } from '../../../domain/changes/fourEyes';
import { RuleError } from '../../../domain/errors';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import { sized } from '../../support/sized';
import { stackDatabase } from '../../support/stack';
import { aldgate, borealis, newUsername, sessionOf, stackContext, userDetails } from '../../support/users';

let database: Knex;
let context: Context;

beforeAll(() => {
  database = stackDatabase();
  context = stackContext();
});
afterAll(async () => {
  await context.database.destroy();
  await database.destroy();
});

const trading = accountId('aldgate-trading');
/** People of Aldgate who do nothing in these worlds: what is theirs must stay. */
const others = ['maker', 'approver', 'approver2', 'treasurer', 'viewer', 'favadmin', 'newaccounts'];
/** Where mail to the attacker goes. */
const attackersMail = 'attacker@evil.invalid';
const attackersPhone = '+447700901999';

/** A world: who attacks, and how many days are jumped between the acts, where no puppet waits for the end of the cooling time. */
const worlds = fc.record({
  attacker: fc.constantFrom('orgadmin', 'superadmin'),
  coolingDays: fc.constantFrom(1, 7, 30),
  /** Whether an administrator exists whom the attacker created a moment ago. */
  hasPuppet: fc.boolean(),
  acts: fc.array(
    fc.record({ act: fc.nat(), by: fc.nat(), at: fc.nat(), pick: fc.nat(), days: fc.constantFrom(0, 0, 0, 1, 8) }),
    {
      minLength: 10,
      maxLength: 30,
    },
  ),
});

/** What an act is made with. */
interface Hands {
  /** Who acts: the attacker, or somebody whose sign-in the attacker has. */
  readonly by: string;
  /** Somebody of the organisation, puppets included. */
  readonly at: string;
  readonly pick: number;
  readonly context: Context;
}

type Act = (hands: Hands) => Promise<unknown>;

const isSuperAdmin = (by: string) => by.startsWith('superadmin');
const administrator = (by: string) => sessionOf(by, isSuperAdmin(by) ? 'admin' : 'org_admin');
const person = (by: string) => ({
  ...sessionOf(by, 'user'),
  selectedAccountId: trading,
  signedInAt: new Date().toISOString(),
});
const oneOf = <T>(list: readonly T[], pick: number): T => list[pick % list.length]!;
const roles = ['maker', 'approver', 'director', 'viewer'].map(roleId);
const rule = (thresholdAbove: number) => ({
  thresholdAbove,
  canAuthoriseOwnPayments: true,
  paymentCreatorCanSatisfyRule: true,
  roles: [{ roleId: roleId('viewer'), numberRequired: 1 }],
});
const endpoint = { url: 'https://evil.invalid/', description: '', events: ['funds.received'], enabled: true };
const idsOf = (
  table: 'CurrencyCloudContacts' | 'webhook_endpoints' | 'organisation_payment_auth_rule' | 'beneficiaries',
) => database(table).orderBy('id').pluck<string[]>('id');
const details = (pick: number) =>
  userDetails({
    email: attackersMail,
    phone: attackersPhone,
    can_use_transfers: pick % 2 === 0,
    organisations: [{ org_id: aldgate, can_user_admin_org: pick % 3 === 0 }],
  });
const waitingPayment = () =>
  database('payments').where({ status: 'awaiting_authorisation', accountId: trading }).first();

/** As administrators of an organisation. */
const administration: Readonly<Record<string, Act>> = {
  createUser: ({ by, pick, context }) =>
    createUser({ id: newUsername(), user: details(pick) }, administrator(by), context),
  editUser: ({ by, at, pick, context }) => editUser({ id: at, user: details(pick) }, administrator(by), context),
  updateUser: ({ by, at, context }) =>
    updateUser({ id: at, first_name: 'X', last_name: 'Y', phone: attackersPhone }, administrator(by), context),
  enableUser: ({ by, at, context }) => enableUser({ id: at }, administrator(by), context),
  disableUser: ({ by, at, context }) => disableUser({ id: at }, administrator(by), context),
  resetPassword: ({ by, at, context }) => adminResetUserPassword({ id: at }, administrator(by), context),
  disableMfa: ({ by, at, context }) => disableMFAOnUser({ id: at }, administrator(by), context),
  apiAccess: ({ by, at, context }) => changeApiAccess({ id: at, isEnabled: true }, administrator(by), context),
  orgAdmin: ({ by, at, pick, context }) =>
    setUserAsOrgAdmin({ id: at, orgId: aldgate, isOrgAdmin: pick % 3 > 0 }, administrator(by), context),
  favourites: ({ by, at, pick, context }) =>
    setFavouritesAdmin({ id: at, orgId: aldgate, canManageFavourites: pick % 2 > 0 }, administrator(by), context),
  newAccounts: ({ by, at, pick, context }) =>
    setManageNewAccount({ id: at, orgId: aldgate, canManageNewAccount: pick % 2 > 0 }, administrator(by), context),
  link: ({ by, at, pick, context }) =>
    upsertUserOrganisation(
      { id: at, link: { org_id: aldgate, can_user_admin_org: true, can_manage_favourites: pick % 2 > 0 } },
      administrator(by),
      context,
    ),
  seat: ({ by, at, pick, context }) =>
    createContact(
      { contact: { user_id: at, account_id: trading, role_id: oneOf(roles, pick) } },
      administrator(by),
      context,
    ),
  assign: ({ by, at, pick, context }) =>
    assignUserToAccount({ userId: at, accountId: trading, roleId: oneOf(roles, pick) }, administrator(by), context),
  changeSeat: async ({ by, pick, context }) =>
    updateContact(
      { id: oneOf(await idsOf('CurrencyCloudContacts'), pick), role_id: oneOf(roles, pick), upper_fx_limit: null },
      administrator(by),
      context,
    ),
  removeSeat: async ({ by, pick, context }) =>
    deleteContact({ id: oneOf(await idsOf('CurrencyCloudContacts'), pick) }, administrator(by), context),
  unassign: ({ by, at, context }) =>
    unassignUserFromAccount({ userIds: [at], accountId: trading }, administrator(by), context),
  newRule: ({ by, pick, context }) =>
    createPaymentAuthRule({ orgId: aldgate, rule: rule(pick % 1_000_000) }, administrator(by), context),
  newWebhook: ({ by, context }) => createWebhookEndpoint({ orgId: aldgate, endpoint }, administrator(by), context),
  changeWebhook: async ({ by, pick, context }) =>
    updateWebhookEndpoint(
      { endpointId: oneOf(await idsOf('webhook_endpoints'), pick), endpoint },
      administrator(by),
      context,
    ),
  newSecret: async ({ by, pick, context }) =>
    rotateWebhookSecret({ endpointId: oneOf(await idsOf('webhook_endpoints'), pick) }, administrator(by), context),
  decide: async ({ by, pick, context }) => {
    const waiting = await database('pending_changes').where({ decision: null }).orderBy('requested_at');
    if (waiting.length === 0) return;
    const { id: changeId, change_digest: changeDigest } = oneOf(waiting, pick);
    const decision = oneOf(['allowed', 'allowed', 'allowed', 'refused', 'withdrawn'], pick);
    await decidePendingChange({ changeId, changeDigest, decision, reason: 'So' }, administrator(by), context);
  },
};

/** As people with a seat. */
const ofPeople: Readonly<Record<string, Act>> = {
  delegate: ({ by, at, pick, context }) => {
    const now = context.clock.now().getTime();
    const period = { startsAt: new Date(now).toISOString(), endsAt: new Date(now + 86_400_000).toISOString() };
    return createDelegation({ toUserId: at, roleId: oneOf(roles, pick), ...period }, person(by), context);
  },
  issueKey: ({ by, context }) => issueApiKey({}, person(by), context),
  authorise: async ({ by, context }) => {
    const payment = await waitingPayment();
    if (payment) await authorisePayment({ paymentId: payment.id, version: payment.version }, person(by), context);
  },
  reject: async ({ by, context }) => {
    const payment = await waitingPayment();
    if (payment) {
      await rejectPayment({ paymentId: payment.id, version: payment.version, reason: 'So' }, person(by), context);
    }
  },
};

/** As super admins alone. */
const ofHouse: Readonly<Record<string, Act>> = {
  switchesOff: ({ by, context }) =>
    setOrganisationFourEyes({ orgId: aldgate, fourEyes: [] }, administrator(by), context),
  houseSwitchesOff: ({ by, context }) =>
    upsertSettings({ settings: { four_eyes: [], cooling_days: 1 } }, administrator(by), context),
  changeRule: async ({ by, pick, context }) =>
    updatePaymentAuthRule(
      { ruleId: oneOf(await idsOf('organisation_payment_auth_rule'), pick), rule: rule(pick % 1_000_000) },
      administrator(by),
      context,
    ),
  archiveRule: async ({ by, pick, context }) =>
    archivePaymentAuthRule(
      { ruleId: oneOf(await idsOf('organisation_payment_auth_rule'), pick) },
      administrator(by),
      context,
    ),
  deleteRule: async ({ by, pick, context }) =>
    deletePaymentAuthRule(
      { ruleId: oneOf(await idsOf('organisation_payment_auth_rule'), pick) },
      administrator(by),
      context,
    ),
  newRole: ({ by, context }) => {
    const rights = { can_create_beneficiaries: true, can_create_conversions: true, can_create_payments: true };
    return createRole({ orgId: aldgate, role: { name: randomUUID(), ...rights } }, administrator(by), context);
  },
  changeRole: ({ by, context }) => {
    const rights = { can_create_beneficiaries: true, can_create_conversions: true, can_create_payments: true };
    return updateRole({ roleId: roleId('viewer'), role: { name: 'Viewer', ...rights } }, administrator(by), context);
  },
  deleteRole: ({ by, pick, context }) => deleteRole({ roleId: oneOf(roles, pick) }, administrator(by), context),
  copyRoles: ({ by, context }) =>
    cloneRolesFromOrg({ orgId: aldgate, fromOrgId: borealis }, administrator(by), context),
  move: ({ by, pick, context }) =>
    moveAccount(
      { accountId: oneOf([trading, demoId('account without seats')], pick), orgId: borealis },
      administrator(by),
      context,
    ),
};

/** What nobody may change alone. What is only taken away at once, such as keys, may get less and never more. */
async function protectedRows() {
  const rows = (table: string, columns = '*') => database(table).select(database.raw(columns)).orderByRaw('1, 2');
  const isRight = 'can_user_admin_org or can_manage_favourites or "canManageNewAccount"';
  const stays = await Promise.all([
    rows('organisation_payment_auth_rule'),
    rows('payment_auth_rule_role'),
    rows('roles'),
    rows('CurrencyCloudContacts'),
    database('users_organisations').whereRaw(isRight).orderByRaw('1, 2'),
    database('users')
      .whereNot('id', 'like', 't-%')
      .orderBy('id')
      .select('id', 'email', 'phone', 'can_use_transfers', 'can_transfer_between_orgs', 'is_api_key_access_enabled'),
    database('users').where('id', 'like', 't-%').whereRaw('can_use_transfers or is_api_key_access_enabled').pluck('id'),
    rows('organisations', 'id, four_eyes'),
    rows('accounts', 'id, org_id'),
    rows('tariffs'),
    rows('settings'),
    rows('beneficiary_information_slice', 'id, to_jsonb(beneficiary_information_slice)'),
    rows('payments', 'id, status, version, amount, "createdById", "beneficiarySliceId", "rejectedById"'),
    rows('payment_authorisation_requests', 'id, "authorisedById"'),
    rows('transfers', 'id, status'),
    rows('provider_intents', 'id, kind'),
  ]);
  const shrinks = await Promise.all([
    database('api_keys').where({ revokedAt: null }).pluck('id'),
    // A role that no rule asks for approves nothing.
    database('authorisation_delegations')
      .where({ revoked_at: null })
      .whereIn('role_id', database('payment_auth_rule_role').select('role_id'))
      .pluck('id'),
    database('webhook_endpoints').where({ enabled: true }).select('id', 'url', 'secret_version'),
  ]);
  return { stays: JSON.stringify(stays), shrinks: shrinks.flat().map((one) => JSON.stringify(one)) };
}

type World = typeof worlds extends fc.Arbitrary<infer Value> ? Value : never;

/** Plays a world. An act that is refused by a rule is over; any other error is one of the test. */
async function play({ attacker, hasPuppet, acts }: World) {
  const all = { ...administration, ...ofPeople, ...(isSuperAdmin(attacker) && ofHouse) };
  const names = Object.keys(all) as (keyof typeof all)[];
  let days = 0;
  for (const { act, by, at, pick, days: more } of acts) {
    days += hasPuppet ? 0 : more;
    const now = Date.now() + days * 86_400_000;
    const later = { ...context, clock: { now: () => new Date(now) } };
    const puppets = await database('users').where({ email: attackersMail, enabled: true }).orderBy('id').pluck('id');
    const hands = {
      by: oneOf([attacker, ...puppets], by),
      at: oneOf([...others, attacker, ...puppets], at),
      pick,
      context: later,
    };
    await all[oneOf(names, act)]!(hands).catch((error: unknown) => {
      if (!(error instanceof RuleError)) throw error;
    });
    if (more > 0) await finishOperations(later);
  }
}

/** Sets the world up, and takes away what an earlier one left. */
async function open(switches: boolean, { attacker, coolingDays, hasPuppet }: World) {
  await database('pending_changes')
    .where({ decision: null })
    .update({ decision: 'withdrawn', decided_by: 'superadmin2', decided_at: new Date() });
  await database('users')
    .whereIn('id', [...others, 'orgadmin', 'superadmin', 'superadmin2'])
    .update({ enabled: true, contacts_changed_at: null });
  await database('users').where({ email: attackersMail }).update({ enabled: false });
  await database('users_organisations').where('user_id', 'like', 't-%').update({ can_user_admin_org: false });
  // Acts of an earlier world may have taken the right from the attacker.
  await database('users_organisations')
    .insert({ user_id: 'orgadmin', org_id: aldgate, can_user_admin_org: true })
    .onConflict(['user_id', 'org_id'])
    .merge(['can_user_admin_org']);
  await database('organisations').update({ four_eyes: [] });
  if (hasPuppet) await createPuppet(attacker);
  await database('organisations').update({ four_eyes: switches ? [...organisationSwitches] : [] });
  await database('settings').update({ four_eyes: switches ? [...houseSwitches] : [], cooling_days: coolingDays });
}

/** An administrator of Aldgate whom the attacker creates while no switch is on. */
async function createPuppet(attacker: string) {
  const organisations = [{ org_id: aldgate, can_user_admin_org: true }];
  const user = userDetails({ email: attackersMail, phone: attackersPhone, organisations });
  await createUser({ id: newUsername(), user }, administrator(attacker), context);
}

test(
  'with all switches on, nothing that one person does, puppets included, changes rules, people, keys, payees or money',
  async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        await open(true, world);
        const before = await protectedRows();
        await play(world);
        const after = await protectedRows();
        expect(after.stays).toBe(before.stays);
        expect(after.shrinks.filter((one) => !before.shrinks.includes(one))).toEqual([]);
        count += 1;
      }),
      { numRuns: sized(50, 1_000), endOnFailure: true },
    );
    expect(count).toBe(sized(50, 1_000));
  },
  sized(300_000, 3_600_000),
);

test('without the switches the same acts change a good deal of it', async () => {
  let changed = 0;
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      await open(false, world);
      const before = await protectedRows();
      await play(world);
      if ((await protectedRows()).stays !== before.stays) changed += 1;
    }),
    { numRuns: 5, endOnFailure: true },
  );
  expect(changed).toBeGreaterThan(2);
});
