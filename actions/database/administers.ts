import type { Knex } from 'knex';
import type { RuntimeContext } from '../runtime/context';
import type { Session } from '../runtime/session';

/** Whether the caller administers the organisation. Hasura gives the role `admin` to super admins alone, who administer all. */
export async function administers(
  database: Knex,
  { role, userId }: Pick<Session, 'role' | 'userId'>,
  orgId: string,
): Promise<boolean> {
  if (role === 'admin') return true;
  const link = await database('users_organisations as link')
    .join('users as person', 'person.id', 'link.user_id')
    .where({ 'link.user_id': userId, 'link.org_id': orgId, 'link.can_user_admin_org': true, 'person.enabled': true })
    .first<{ user_id: string } | undefined>('link.user_id');
  return link !== undefined;
}

/**
 * Whether the user is a super admin and enabled now, for work that is done after the request. The identity provider counts users that are
 * disabled to its super admins, too.
 */
export async function isSuperAdminNow(
  database: Knex,
  { identity }: Pick<RuntimeContext, 'identity'>,
  userId: string,
): Promise<boolean> {
  const enabled = await database('users').where({ id: userId, enabled: true }).first('id');
  return enabled !== undefined && identity.administration.isSuperAdmin(userId);
}
