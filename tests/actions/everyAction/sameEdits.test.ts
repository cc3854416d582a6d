import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountDetails, deleteTestAccounts, newAccount } from '../../support/accounts';
import { effectsOf, type ObservedCall } from '../../support/effects';
import { deleteTestGroups, groupInput, newGroup } from '../../support/groups';
import {
  administration,
  deleteTestOrganisations,
  made,
  newOrganisation,
  newRole,
  roleInput,
  ruleInput,
} from '../../support/organisations';
import { stackDatabase } from '../../support/stack';
import { callTariff, incoming, removeTariffs, tariffCall } from '../../support/tariffs';
import { aldgate, createdUser, deleteTestUsers, userCall } from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await deleteTestGroups(database);
  await deleteTestAccounts(database);
  await deleteTestOrganisations(database);
  await removeTariffs(database);
  await database('favourites_entities').where('name', 'like', 'Same %').delete();
  await database.destroy();
});

const call = (action: string, variables: Record<string, unknown>) => administration('superadmin', action, variables);

/** Edits that each make a difference the first time. */
const edits: Readonly<Record<string, () => Promise<ObservedCall>>> = {
  updateUser: async () => userCall('superadmin', 'update', { id: await createdUser(), phone: '+447700900199' }),
  upsertUserOrganisation: async () =>
    userCall('superadmin', 'link', { id: await createdUser(), link: { org_id: aldgate, canManageNewAccount: true } }),
  setFavouritesAdmin: async () =>
    userCall('superadmin', 'favouritesAdmin', { id: await createdUser(), orgId: aldgate, is: true }),
  changeApiAccess: async () =>
    userCall('superadmin', 'apiAccess', { id: await createdUser(), isEnabled: true, scopes: ['read'], networks: [] }),
  updateRole: async () => {
    const roleId = await newRole(await newOrganisation(), 'Clerk');
    return call('updateRole', { roleId, role: roleInput('Boss') });
  },
  reorderRoles: async () => {
    const orgId = await newOrganisation();
    const roleIds = [await newRole(orgId, 'Clerk'), await newRole(orgId, 'Boss')];
    return call('reorderRoles', { orgId, roleIds: roleIds.toReversed() });
  },
  updatePaymentAuthRule: async () => {
    const orgId = await newOrganisation();
    const roleId = await newRole(orgId, 'Boss');
    const ruleId = await made('createPaymentAuthRule', { orgId, rule: ruleInput([roleId]) });
    return call('updatePaymentAuthRule', { ruleId, rule: ruleInput([roleId], { thresholdAbove: 200 }) });
  },
  updateOrganisation: async () =>
    call('updateOrganisation', { orgId: await newOrganisation(), organisation: { enable_dip: true } }),
  setOrganisationFourEyes: async () =>
    call('setOrganisationFourEyes', { orgId: await newOrganisation(), fourEyes: ['role_rights'] }),
  updateOrgGroup: async () =>
    call('updateOrgGroup', { groupId: await newGroup(), group: groupInput({ userIds: ['maker'] }) }),
  addUsersToGroup: async () => call('addUsersToGroup', { groupId: await newGroup(), userIds: ['maker', 'approver'] }),
  updateAccount: async () =>
    call('updateAccount', {
      accountId: await newAccount(),
      account: { street: '2 Test Lane', process_charges: false },
    }),
  bulkUpdateAccounts: async () =>
    call('bulkUpdateAccounts', {
      orgId: aldgate,
      accountIds: [await newAccount(), await newAccount({ street: '3 Test Lane' })],
      address: { street: '3 Test Lane' },
    }),
  updateFavouriteEntity: async () => {
    const favourite = { name: `Same ${randomUUID()}` };
    const favouriteId = await made('createFavouriteEntity', { orgId: aldgate, favourite });
    return call('updateFavouriteEntity', { favouriteId, favourite: { ...favourite, email: 'same@demo.invalid' } });
  },
  editTariff: async () => {
    const tariff = incoming();
    const tariffId = (await callTariff('create', { tariff })).data!.saved.id;
    return tariffCall('edit', { tariffId, tariff: { ...tariff, amount: '2.5' } });
  },
};

test.each(Object.keys(edits))('%s writes once what it is asked for twice', async (action) => {
  const edit = await edits[action]!();
  const first = await effectsOf(database, edit);
  expect([first.answer.errors, first.activity.length > 0, first.rows.length > 0]).toEqual([undefined, true, true]);
  const { answer, ...second } = await effectsOf(database, edit);
  expect(answer.errors).toBeUndefined();
  expect(second).toEqual({ rows: [], activity: [], provider: [] });
});

test('an edit of several accounts is recorded for those that it changes', async () => {
  const [same, changed] = [await newAccount(), await newAccount({ street: '3 Test Lane' })];
  const address = { street: accountDetails.street };
  await effectsOf(database, call('bulkUpdateAccounts', { orgId: aldgate, accountIds: [same, changed], address }));
  const entries = await database('activity')
    .whereIn('accountId', [same, changed])
    .where('details', 'like', '%: street')
    .pluck('accountId');
  expect(entries).toEqual([changed]);
});
