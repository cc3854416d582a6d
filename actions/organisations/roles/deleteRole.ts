import { inTransaction } from '../../database/transaction';
import type { RuntimeContext } from '../../runtime/context';
import type { DeleteRoleInput, DeleteRoleOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { recordAdministration } from '../recordAdministration';
import { lockOwnerOf } from '../standing';
import { whileUnreferenced } from '../whileUnreferenced';

/**
 * Deletes a role that no seat, rule, payment or delegation refers to.
 * @throws RuleError role_not_found, role_has_records
 */
export async function deleteRole(
  { roleId }: DeleteRoleInput,
  session: Session,
  context: RuntimeContext,
): Promise<DeleteRoleOutput> {
  return whileUnreferenced('role_has_records', 'roleId', () =>
    inTransaction(context.database, session, async (transaction) => {
      const organisation = await lockOwnerOf(transaction, session, 'role', roleId);
      const [deleted] = await transaction('roles').where({ id: roleId }).delete().returning('name');
      const details = `${organisation.name}: ${deleted?.name} deleted`;
      await recordAdministration(transaction, context, session, { subject: 'role', details });
      return { id: roleId };
    }),
  );
}
