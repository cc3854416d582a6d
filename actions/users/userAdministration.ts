import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isInReach, refusalOfUserAct } from '../../domain/users/administration';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';
import { administeredUser, requireAdministrator } from './standing';

/** Whether the identity provider knows the user as one who has not signed in yet. */
export async function isInvited({ identity }: RuntimeContext, userId: string): Promise<boolean> {
  const isKnown = await identity.administration.hasUser(userId);
  return isKnown && (await identity.readUser(userId)).isInvited;
}

/** Whether a row of any table refers to the user and would not go with the user. */
export async function hasRecords(database: Knex, userId: string): Promise<boolean> {
  const { rows } = await database.raw<{ rows: { found: boolean }[] }>('select user_has_records(?) as found', [userId]);
  return rows[0]?.found ?? true;
}

/**
 * A user with what the identity provider knows (specification, part two, section 3, the API-side names). What the user is outside the
 * caller's organisations is told to super admins and to administrators of all the user's organisations only.
 * @throws RuleError user_not_found
 */
export const userAdministration = defineAction({
  name: 'userAdministration',
  roles: ['org_admin'],
  scope: null,
  sdl: `
    type Query {
      """
      A user as administrators see one: with what the identity provider knows, and what stands in the way of deleting.
      """
      userAdministration(id: String!): AdministeredUser!
    }

    type AdministeredUser {
      id: String!
      email: String
      date_of_birth: String
      can_transfer_between_orgs: Boolean!
      hasMfaEnabled: Boolean!
      isEmailVerified: Boolean!
      """
      Whether anything refers to the user, who can then be disabled but not deleted.
      """
      hasRecords: Boolean!
      isSuperAdmin: Boolean!
      apiKey: UserApiKey
      """
      What keys of the user may do; null for who may not change the user as a whole.
      """
      apiAccess: UserApiAccess
      """
      Whether the user has not signed in yet, so that the invitation can be sent again.
      """
      isInvited: Boolean!
      """Whether the identity provider has not confirmed the last change yet."""
      isPending: Boolean!
      """
      Whether the caller may change the user as a whole, and not only the links and seats in the caller's organisations.
      """
      isEditable: Boolean!
    }

    type UserApiAccess {
      isEnabled: Boolean!
      """read, draft."""
      scopes: [String!]!
      """In CIDR notation. Empty: from everywhere."""
      networks: [String!]!
    }

    type UserApiKey {
      """What the key ends with; the key itself is shown once, to its owner."""
      key: String!
      isEnabled: Boolean!
      """read, draft."""
      scopes: [String!]!
      """From where it counts, in CIDR notation. Empty: from everywhere."""
      networks: [String!]!
      lastUsedAt: timestamptz
    }
  `,
  handler: async ({ id }, session, { database, identity }: RuntimeContext) => {
    const administrator = await requireAdministrator(database, session);
    const row = await database('users').where({ id }).first();
    if (!row || !isInReach(administrator, await administeredUser(database, id, false))) {
      throw new RuleError('user_not_found', 'id');
    }
    const isSuperAdmin = await identity.administration.isSuperAdmin(id);
    const administered = await administeredUser(database, id, isSuperAdmin);
    const isEditable = !refusalOfUserAct('person', administrator, administered);
    const known = (await identity.administration.hasUser(id)) ? await identity.readUser(id) : undefined;
    const pending = await database('identity_operations').where({ user_id: id, state: 'begun' }).first('id');
    return {
      id,
      email: row.email,
      can_transfer_between_orgs: row.can_transfer_between_orgs,
      isSuperAdmin,
      isEditable,
      date_of_birth: isEditable ? row.date_of_birth : null,
      hasMfaEnabled: (known?.mfa.length ?? 0) > 0,
      isEmailVerified: known?.isEmailVerified ?? false,
      isInvited: known?.isInvited ?? false,
      hasRecords: await hasRecords(database, id),
      apiKey: isEditable ? await apiKeyOf(database, id, row.is_api_key_access_enabled) : null,
      apiAccess: isEditable
        ? { isEnabled: row.is_api_key_access_enabled, scopes: row.api_access_scopes, networks: row.api_access_networks }
        : null,
      isPending: Boolean(pending),
    };
  },
});

/** What the user's key ends with, whether it counts, and for what. */
async function apiKeyOf(database: Knex, userId: string, isEnabled: boolean) {
  const key = await database('api_keys').where({ user_id: userId }).orderBy('createdAt', 'desc').first();
  if (!key) return null;
  return {
    key: `…${key.hint}`,
    isEnabled: isEnabled && !key.revokedAt,
    scopes: key.scopes,
    networks: key.allowed_networks,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  };
}
