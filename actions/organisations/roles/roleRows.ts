import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import type { RolesRow } from '../../database/generated/tables';
import { isNameTaken } from '../../database/isNameTaken';

/** An organisation's roles in their order. */
export function loadRoles(transaction: Knex.Transaction, organisationId: string): Promise<RolesRow[]> {
  return transaction('roles').where({ org_id: organisationId }).orderBy(['order', 'name']).select<RolesRow[]>();
}

/** The place after the last role. */
export async function nextOrder(transaction: Knex.Transaction, organisationId: string): Promise<number> {
  const roles = await loadRoles(transaction, organisationId);
  return Math.max(0, ...roles.map(({ order }) => order)) + 1;
}

/**
 * Refuses a name that another role of the organisation has, in any case. The caller holds the lock of the organisation.
 * @param exceptId the role that is being edited
 * @throws RuleError role_name_taken
 */
export async function requireFreeRoleName(
  transaction: Knex.Transaction,
  organisationId: string,
  name: string,
  exceptId?: string,
): Promise<void> {
  const roles = { table: 'roles', org_id: organisationId } as const;
  if (await isNameTaken(transaction, roles, name, exceptId)) throw new RuleError('role_name_taken', 'name');
}
