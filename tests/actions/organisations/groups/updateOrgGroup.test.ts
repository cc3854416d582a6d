import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../../seeds/demo/demoId';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { accountsOf, deleteTestGroups, groupInput, newGroup, usersOf } from '../../../support/groups';
import { administer, administration, deleteTestOrganisations } from '../../../support/organisations';
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

const call = (groupId: string, group: object, username = 'orgadmin') =>
  administration(username, 'updateOrgGroup', { groupId, group });
const detailsOf = async () =>
  (await database('activity').where({ userId: 'orgadmin' }).orderBy('createdAt', 'desc').first())?.details;

afterEach(() => deleteTestGroups(database));

test('renames the group and replaces its accounts and people', async () => {
  const id = await newGroup({ accountIds: [tradingAccount], userIds: ['maker', 'approver'] });
  const group = groupInput({ userIds: ['viewer', 'maker'] });
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(id, group));
  expect(answer.data?.result.id).toBe(id);
  expect(effects).toEqual({
    rows: ['delete accounts_to_groups', 'delete users_to_groups', 'insert users_to_groups', 'update groups'],
    activity: ['A032'],
    provider: [],
  });
  expect([await usersOf(database, id), await accountsOf(database, id)]).toEqual([['maker', 'viewer'], []]);
  expect(await detailsOf()).toBe(`Aldgate Trading: group ${group.name} changed`);
});

test('keeps its own name, and takes no other’s', async () => {
  const [id, other] = [await newGroup(), groupInput()];
  await administer('orgadmin', 'createOrgGroup', { orgId: aldgate, group: other });
  expect(await refusedEffects(database, call(id, other))).toEqual(refused('group_name_taken', 'name'));
  const [{ name } = { name: '' }] = await database('groups').where({ id });
  expect((await effectsOf(database, call(id, groupInput({ name })))).answer.errors).toBeUndefined();
});

test.each([
  ['another organisation’s user', { userIds: ['borealis'] }, 'colleague_not_found', 'userIds'],
  ['an absent account', { accountIds: [randomUUID()] }, 'account_not_found', 'accountIds'],
  ['a blank name', { name: ' ' }, 'invalid_input', 'name'],
])('refuses %s', async (_what, change, code, field) => {
  const id = await newGroup({ userIds: ['maker'] });
  expect(await refusedEffects(database, call(id, groupInput(change)))).toEqual(refused(code, field));
  expect(await usersOf(database, id)).toEqual(['maker']);
});

test('refuses a group that the caller does not administer, and an absent one', async () => {
  const id = await newGroup();
  for (const [groupId, username] of [
    [id, 'borealisadmin'],
    [randomUUID(), 'orgadmin'],
  ] as const) {
    const effects = await refusedEffects(database, call(groupId, groupInput(), username));
    expect(effects).toEqual(refused('group_not_found', 'groupId'));
  }
  expect(await database('groups').where({ id })).toHaveLength(1);
});
