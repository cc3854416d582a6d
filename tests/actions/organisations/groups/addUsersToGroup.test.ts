import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { accountsOf, deleteTestGroups, newGroup, usersOf } from '../../../support/groups';
import { administration, deleteTestOrganisations } from '../../../support/organisations';
import { tradingAccount } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestOrganisations(database);
  await database.destroy();
});

const call = (groupId: string, userIds: readonly string[], username = 'orgadmin') =>
  administration(username, 'addUsersToGroup', { groupId, userIds });
const detailsOf = async () =>
  (await database('activity').where({ userId: 'orgadmin' }).orderBy('createdAt', 'desc').first())?.details;

afterEach(() => deleteTestGroups(database));

test('replaces the people and keeps the accounts', async () => {
  const id = await newGroup({ accountIds: [tradingAccount], userIds: ['maker', 'approver'] });
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(id, ['viewer', 'maker']));
  expect(answer.data?.result.id).toBe(id);
  expect(effects).toEqual({
    rows: ['delete users_to_groups', 'insert users_to_groups'],
    activity: ['A032'],
    provider: [],
  });
  expect([await usersOf(database, id), await accountsOf(database, id)]).toEqual([
    ['maker', 'viewer'],
    [tradingAccount],
  ]);
  expect(await detailsOf()).toBe('Aldgate Trading: people of a group replaced');
});

test.each([
  ['another organisation’s user', ['borealis'], 'colleague_not_found'],
  ['a user twice', ['viewer', 'viewer'], 'invalid_input'],
])('refuses %s', async (_what, userIds, code) => {
  const id = await newGroup({ userIds: ['maker'] });
  expect(await refusedEffects(database, call(id, userIds))).toEqual(refused(code, 'userIds'));
  expect(await usersOf(database, id)).toEqual(['maker']);
});

test('refuses a group that the caller does not administer, and an absent one', async () => {
  const id = await newGroup();
  for (const [groupId, username] of [
    [id, 'borealisadmin'],
    [randomUUID(), 'orgadmin'],
  ] as const) {
    const effects = await refusedEffects(database, call(groupId, [], username));
    expect(effects).toEqual(refused('group_not_found', 'groupId'));
  }
  expect(await database('groups').where({ id })).toHaveLength(1);
});
