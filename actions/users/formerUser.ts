import type { Knex } from 'knex';
import type { UsersRow } from '../database/generated/tables';
import type { FormerUser } from './identityOperation';

/** What the columns, the links and the groups of a user are before a change. */
export async function formerUser(
  transaction: Knex.Transaction,
  user: UsersRow,
  changed: Partial<UsersRow>,
): Promise<FormerUser> {
  const names = Object.keys(changed) as (keyof UsersRow)[];
  const columns = Object.fromEntries(names.map((name) => [name, user[name]])) as Partial<UsersRow>;
  const links = await transaction('users_organisations').where({ user_id: user.id });
  return { columns, links, groups: await transaction('users_to_groups').where({ user_id: user.id }) };
}
