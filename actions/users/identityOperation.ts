import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type {
  IdentityOperationsRow,
  UsersOrganisationsRow,
  UsersRow,
  UsersToGroupsRow,
} from '../database/generated/tables';
import type { RuntimeContext } from '../runtime/context';
import type { IdentityAdministration, IdentityContacts } from '../runtime/identity';

/** What an edit replaced, to be put back if the identity provider refuses it. */
interface FormerUser {
  readonly columns: Partial<UsersRow>;
  readonly links: readonly UsersOrganisationsRow[];
  readonly groups: readonly UsersToGroupsRow[];
}

/** What the identity provider is asked for. */
export type IdentityRequest =
  | { readonly kind: 'create'; readonly contacts: IdentityContacts }
  | { readonly kind: 'update'; readonly contacts: IdentityContacts; readonly former: FormerUser }
  | { readonly kind: 'enable' | 'disable' | 'delete' | 'reset_password' | 'disable_mfa' | 'invite' };

/** A change of a user that must reach the identity provider as well (docs/decisions/063). */
export interface IdentityOperation {
  readonly id: string;
  readonly userId: string;
  readonly request: IdentityRequest;
}

/**
 * Stores, in the transaction of the change, that the identity provider must follow it. A user has one such operation at a time.
 * @param requester who asked for the change; not the one who allows it
 * @throws RuleError user_change_pending
 */
export async function beginOperation(
  transaction: Knex.Transaction,
  { newId, clock }: RuntimeContext,
  requester: { readonly userId: string },
  { userId, request }: Omit<IdentityOperation, 'id'>,
): Promise<IdentityOperation> {
  const { kind, ...content } = request;
  const row = { id: newId(), user_id: userId, kind, request: JSON.stringify(content), requested_by: requester.userId };
  const [begun] = await transaction('identity_operations')
    .insert({ ...row, createdAt: clock.now() })
    .onConflict(transaction.raw("(user_id) where state = 'begun'"))
    .ignore()
    .returning('id');
  if (!begun) throw new RuleError('user_change_pending', 'id');
  return { id: begun.id, userId, request };
}

/** An operation as it was stored. */
export const operationOf = ({ id, user_id, kind, request }: IdentityOperationsRow): IdentityOperation => ({
  id,
  userId: user_id,
  request: { ...(request as object), kind } as IdentityRequest,
});

/** Asks the identity provider; asking again has the same outcome. @throws IdentityRefused, or any error of an unknown outcome */
export function callIdentity(identity: IdentityAdministration, { userId, request }: IdentityOperation): Promise<void> {
  switch (request.kind) {
    case 'create':
      return identity.create(userId, request.contacts);
    case 'update':
      return identity.setContacts(userId, request.contacts);
    case 'enable':
      return identity.enable(userId);
    case 'disable':
      return identity.disable(userId);
    case 'delete':
      return identity.remove(userId);
    case 'reset_password':
      return identity.resetPassword(userId);
    case 'invite':
      return identity.invite(userId);
    case 'disable_mfa':
      return identity.disableMfa(userId);
  }
}

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
