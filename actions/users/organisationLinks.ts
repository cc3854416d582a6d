import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { administers, type Administrator } from '../../domain/users/administration';
import type { OrganisationLink } from '../../domain/users/userInput';

/**
 * Refuses organisations that do not exist or that the caller does not administer, in the same words.
 * @throws RuleError organisation_not_found
 */
export async function requireOrganisations(
  transaction: Knex.Transaction,
  administrator: Administrator,
  ids: readonly string[],
  field: string,
): Promise<void> {
  const known = await transaction('organisations')
    .whereIn('id', [...ids])
    .pluck('id');
  const isAllowed = (id: string) => known.includes(id) && administers(administrator, id);
  if (!ids.map((id) => id.toLowerCase()).every(isAllowed)) throw new RuleError('organisation_not_found', field);
}

/** Stores what a user may do for an organisation, and since when as its administrator. What is not given is not allowed. */
export async function putLink(
  transaction: Knex.Transaction,
  userId: string,
  link: OrganisationLink,
  now: Date,
): Promise<void> {
  const stays = 'users_organisations.can_user_admin_org and excluded.can_user_admin_org';
  await transaction('users_organisations')
    .insert({
      user_id: userId,
      org_id: link.org_id,
      can_user_admin_org: link.can_user_admin_org ?? false,
      can_manage_favourites: link.can_manage_favourites ?? false,
      canManageNewAccount: link.canManageNewAccount ?? false,
      admin_since: link.can_user_admin_org ? now : null,
    })
    .onConflict(['user_id', 'org_id'])
    .merge({
      can_user_admin_org: transaction.raw('excluded.can_user_admin_org'),
      can_manage_favourites: transaction.raw('excluded.can_manage_favourites'),
      canManageNewAccount: transaction.raw('excluded."canManageNewAccount"'),
      admin_since: transaction.raw(
        `case when ${stays} then users_organisations.admin_since else excluded.admin_since end`,
      ),
    });
}

/**
 * Replaces all links of a user. One that falls away takes the user's groups of that organisation with it.
 * @throws RuleError user_has_seats for an organisation that falls away while the user has seats there
 */
export async function replaceLinks(
  transaction: Knex.Transaction,
  {
    userId,
    seatedIn,
    linkedTo,
  }: { readonly userId: string; readonly seatedIn: readonly string[]; readonly linkedTo: readonly string[] },
  links: readonly OrganisationLink[],
  now: Date,
): Promise<void> {
  const kept = new Set(links.map(({ org_id }) => org_id.toLowerCase()));
  const removed = linkedTo.filter((id) => !kept.has(id));
  if (removed.some((id) => seatedIn.includes(id))) throw new RuleError('user_has_seats', 'user.organisations');
  await transaction('users_to_groups')
    .where({ user_id: userId })
    .whereIn('group_id', transaction('groups').whereIn('org_id', removed).select('id'))
    .delete();
  await transaction('users_organisations').where({ user_id: userId }).whereIn('org_id', removed).delete();
  for (const link of links) await putLink(transaction, userId, link, now);
}
