import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../../seeds/demo/demoId';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { accountsOf, deleteTestGroups, groupInput, usersOf } from '../../../support/groups';
import { administer, administration, deleteTestOrganisations, newOrganisation } from '../../../support/organisations';
import { tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';

const aldgate = demoId('organisation aldgate');

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestOrganisations(database);
  await database.destroy();
});

const call = (group: object, orgId = aldgate, username = 'orgadmin') =>
  administration(username, 'createOrgGroup', { orgId, group });
const detailsOf = async () =>
  (await database('activity').where({ userId: 'orgadmin' }).orderBy('createdAt', 'desc').first())?.details;

afterEach(() => deleteTestGroups(database));

test('stores the group with its accounts and people', async () => {
  const group = groupInput({ accountIds: [tradingAccount], userIds: ['maker', 'approver'] });
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(group));
  expect(effects).toEqual({
    rows: ['insert accounts_to_groups', 'insert groups', 'insert users_to_groups'],
    activity: ['A032'],
    provider: [],
  });
  const { id } = answer.data!.result;
  expect(await database('groups').where({ id })).toMatchObject([{ name: group.name, org_id: aldgate }]);
  expect([await usersOf(database, id), await accountsOf(database, id)]).toEqual([
    ['approver', 'maker'],
    [tradingAccount],
  ]);
  expect(await detailsOf()).toBe(`Aldgate Trading: group ${group.name} created`);
});

test('refuses a name that is taken, and a blank one', async () => {
  const group = groupInput();
  await administer('orgadmin', 'createOrgGroup', { orgId: aldgate, group });
  expect(await refusedEffects(database, call(group))).toEqual(refused('group_name_taken', 'name'));
  const shouted = { ...group, name: group.name.toUpperCase() };
  expect(await refusedEffects(database, call(shouted))).toEqual(refused('group_name_taken', 'name'));
  expect(await refusedEffects(database, call(groupInput({ name: ' ' })))).toEqual(refused('invalid_input', 'name'));
});

test.each([
  ['another organisation’s account', { accountIds: [tradingAccount] }, 'account_not_found', 'accountIds'],
  ['another organisation’s user', { userIds: ['maker'] }, 'colleague_not_found', 'userIds'],
  ['a user twice', { userIds: ['maker', 'maker'] }, 'invalid_input', 'userIds'],
])('refuses %s', async (_what, change, code, field) => {
  const orgId = await newOrganisation();
  const effects = await refusedEffects(database, call(groupInput(change), orgId, 'superadmin'));
  expect(effects).toEqual(refused(code, field));
  expect(await database('groups').where({ org_id: orgId })).toEqual([]);
});

test('refuses an organisation that the caller does not administer, and an absent one', async () => {
  for (const [orgId, username] of [
    [aldgate, 'borealisadmin'],
    [randomUUID(), 'orgadmin'],
  ] as const) {
    const effects = await refusedEffects(database, call(groupInput(), orgId, username));
    expect(effects).toEqual(refused('organisation_not_found', 'orgId'));
  }
});
