import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import type { Session } from '../runtime/session';

/**
 * Refuses a caller who does not manage the organisation's favourites: an administrator of the organisation does, and a favourites admin while
 * they are switched on (`enable_favourites`). A super admin manages all.
 * @throws RuleError organisation_not_found, also for an organisation that the caller may not see
 */
export async function requireFavouritesAdmin(
  transaction: Knex.Transaction,
  { userId, role }: Session,
  orgId: string,
): Promise<void> {
  const organisation = isUuid(orgId)
    ? await transaction('organisations').where({ id: orgId }).first('enable_favourites')
    : undefined;
  if (!organisation) throw new RuleError('organisation_not_found', 'orgId');
  if (role === 'admin') return;
  const person = await transaction('users').where({ id: userId, enabled: true }).first('id');
  const link = await transaction('users_organisations')
    .where({ user_id: userId, org_id: orgId })
    .first('can_user_admin_org', 'can_manage_favourites');
  const isManager = link?.can_user_admin_org ?? false;
  const isFavouritesAdmin = organisation.enable_favourites && (link?.can_manage_favourites ?? false);
  if (!person || !(isManager || isFavouritesAdmin)) throw new RuleError('organisation_not_found', 'orgId');
}
