import { roleInputSchema } from '../../../domain/organisations/roleInput';
import { inTransaction } from '../../database/transaction';
import type { RuntimeContext } from '../../runtime/context';
import type { UpdateRoleInput, UpdateRoleOutput } from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import type { Session } from '../../runtime/session';
import { recordAdministration } from '../recordAdministration';
import { lockOwnerOf } from '../standing';
import { requireFreeRoleName } from './roleRows';

/**
 * Changes the name and the rights of a role. They apply to the next act of each seat with it.
 * @throws RuleError invalid_input, role_not_found, role_name_taken
 */
export async function updateRole(
  input: UpdateRoleInput,
  session: Session,
  context: RuntimeContext,
): Promise<UpdateRoleOutput> {
  const role = await parseDeclared(roleInputSchema, input.role);
  return inTransaction(context.database, session, async (transaction) => {
    const organisation = await lockOwnerOf(transaction, session, 'role', input.roleId);
    await requireFreeRoleName(transaction, organisation.id, role.name, input.roleId);
    await transaction('roles').where({ id: input.roleId }).update(role);
    const details = `${organisation.name}: ${role.name} changed`;
    await recordAdministration(transaction, context, session, { subject: 'role', details });
    return { id: input.roleId };
  });
}
