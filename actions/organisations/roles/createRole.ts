import { roleInputSchema } from '../../../domain/organisations/roleInput';
import { inTransaction } from '../../database/transaction';
import type { RuntimeContext } from '../../runtime/context';
import type { CreateRoleInput, CreateRoleOutput } from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import type { Session } from '../../runtime/session';
import { recordAdministration } from '../recordAdministration';
import { lockAdministered } from '../standing';
import { nextOrder, requireFreeRoleName } from './roleRows';

/**
 * Creates a role, as the last one of its organisation.
 * @throws RuleError invalid_input, organisation_not_found, role_name_taken
 */
export async function createRole(
  input: CreateRoleInput,
  session: Session,
  context: RuntimeContext,
): Promise<CreateRoleOutput> {
  const role = await parseDeclared(roleInputSchema, input.role);
  const id = context.newId();
  await inTransaction(context.database, session, async (transaction) => {
    const organisation = await lockAdministered(transaction, session, input.orgId);
    await requireFreeRoleName(transaction, organisation.id, role.name);
    const order = await nextOrder(transaction, organisation.id);
    await transaction('roles').insert({ ...role, id, order, org_id: organisation.id });
    const details = `${organisation.name}: ${role.name} created`;
    await recordAdministration(transaction, context, session, { subject: 'role', details });
  });
  return { id };
}
