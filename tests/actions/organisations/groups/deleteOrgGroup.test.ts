import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { deleteTestGroups, newGroup } from '../../../support/groups';
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

const call = (groupId: string, username = 'orgadmin') => administration(username, 'deleteOrgGroup', { groupId });
const detailsOf = async () =>
  (await database('activity').where({ userId: 'orgadmin' }).orderBy('createdAt', 'desc').first())?.details;

afterEach(() => deleteTestGroups(database));

test('deletes the group; its accounts and people stay', async () => {
  const id = await newGroup({ accountIds: [tradingAccount], userIds: ['maker'] });
  const [{ name } = { name: '' }] = await database('groups').where({ id });
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(id));
  expect(answer.data?.result.id).toBe(id);
  expect(effects).toEqual({
    rows: ['delete accounts_to_groups', 'delete groups', 'delete users_to_groups'],
    activity: ['A032'],
    provider: [],
  });
  expect(await database('groups').where({ id })).toEqual([]);
  expect(await database('users').where({ id: 'maker' })).toHaveLength(1);
  expect(await detailsOf()).toBe(`Aldgate Trading: group ${name} deleted`);
  expect(await refusedEffects(database, call(id))).toEqual(refused('group_not_found', 'groupId'));
});

test('refuses a group that the caller does not administer, and an absent one', async () => {
  const id = await newGroup();
  for (const [groupId, username] of [
    [id, 'borealisadmin'],
    [randomUUID(), 'orgadmin'],
  ] as const) {
    const effects = await refusedEffects(database, call(groupId, username));
    expect(effects).toEqual(refused('group_not_found', 'groupId'));
  }
  expect(await database('groups').where({ id })).toHaveLength(1);
});
