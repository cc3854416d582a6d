import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { administer } from './organisations';
import { aldgate } from './users';

/** A group as it is asked for. */
export const groupInput = (change: Record<string, unknown> = {}) => ({
  name: `Group ${randomUUID()}`,
  accountIds: [],
  userIds: [],
  ...change,
});

/** Creates a group of Aldgate as its administrator and gives its id. */
export const newGroup = async (change: Record<string, unknown> = {}) =>
  (await administer('orgadmin', 'createOrgGroup', { orgId: aldgate, group: groupInput(change) })).data!.result.id;

/** The people of a group. */
export const usersOf = (database: Knex, id: string) =>
  database('users_to_groups').where({ group_id: id }).orderBy('user_id').pluck<string[]>('user_id');

/** The accounts of a group. */
export const accountsOf = (database: Knex, id: string) =>
  database('accounts_to_groups').where({ group_id: id }).pluck<string[]>('account_id');

/** Deletes the groups that tests made. */
export const deleteTestGroups = (database: Knex) => database('groups').where('name', 'like', 'Group %').delete();
