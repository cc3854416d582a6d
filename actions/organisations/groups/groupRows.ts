import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { isNameTaken } from '../../database/isNameTaken';
import type { GroupInput } from '../../../domain/organisations/groupInput';

/**
 * Refuses a name that another group of the organisation has, in any case. The caller holds the lock of the organisation.
 * @param exceptId the group that is being edited
 * @throws RuleError group_name_taken
 */
export async function requireFreeGroupName(
  transaction: Knex.Transaction,
  organisationId: string,
  name: string,
  exceptId?: string,
): Promise<void> {
  const groups = { table: 'groups', org_id: organisationId } as const;
  if (await isNameTaken(transaction, groups, name, exceptId)) throw new RuleError('group_name_taken', 'name');
}

/** Replaces a group's accounts. @throws RuleError account_not_found for one of another organisation */
export async function replaceAccounts(
  transaction: Knex.Transaction,
  group: { readonly id: string; readonly org_id: string },
  accountIds: GroupInput['accountIds'],
): Promise<void> {
  const own = await transaction('accounts').where({ org_id: group.org_id }).whereIn('id', accountIds).pluck('id');
  if (own.length < accountIds.length) {
    throw new RuleError('account_not_found', 'accountIds', 'The organisation has no such account.');
  }
  await transaction('accounts_to_groups').where({ group_id: group.id }).whereNotIn('account_id', accountIds).delete();
  const rows = accountIds.map((account_id) => ({ account_id, group_id: group.id }));
  if (rows.length > 0) await transaction('accounts_to_groups').insert(rows).onConflict().ignore();
}

/** Replaces a group's people. @throws RuleError colleague_not_found for one who is not linked to the organisation */
export async function replaceUsers(
  transaction: Knex.Transaction,
  group: { readonly id: string; readonly org_id: string },
  userIds: GroupInput['userIds'],
): Promise<void> {
  const own = await transaction('users_organisations')
    .where({ org_id: group.org_id })
    .whereIn('user_id', userIds)
    .pluck('user_id');
  if (own.length < userIds.length) {
    throw new RuleError('colleague_not_found', 'userIds', 'This user does not belong to the organisation.');
  }
  await transaction('users_to_groups').where({ group_id: group.id }).whereNotIn('user_id', userIds).delete();
  const rows = userIds.map((user_id) => ({ user_id, group_id: group.id }));
  if (rows.length > 0) await transaction('users_to_groups').insert(rows).onConflict().ignore();
}
