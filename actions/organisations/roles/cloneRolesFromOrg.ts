import { RuleError } from '../../../domain/errors';
import { rolesToClone } from '../../../domain/organisations/roleInput';
import { inTransaction } from '../../database/transaction';
import type { RuntimeContext } from '../../runtime/context';
import type { CloneRolesFromOrgInput, CloneRolesFromOrgOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { recordAdministration } from '../recordAdministration';
import { lockAdministered } from '../standing';
import { loadRoles, nextOrder } from './roleRows';

/**
 * Copies the roles of another organisation after those that are there. A role whose name is taken is left out.
 * @throws RuleError organisation_not_found for either; invalid_input for an organisation's own roles
 */
export async function cloneRolesFromOrg(
  { fromOrgId, orgId }: CloneRolesFromOrgInput,
  session: Session,
  context: RuntimeContext,
): Promise<CloneRolesFromOrgOutput> {
  if (fromOrgId === orgId) throw new RuleError('invalid_input', 'fromOrgId', 'Choose another organisation.');
  return inTransaction(context.database, session, async (transaction) => {
    const { id, name } = await lockAdministered(transaction, session, orgId);
    const source = await transaction('organisations').where({ id: fromOrgId }).first('id', 'name');
    if (!source) throw new RuleError('organisation_not_found', 'fromOrgId');
    const own = await loadRoles(transaction, id);
    const taken = own.map((role) => role.name);
    const cloned = rolesToClone(await loadRoles(transaction, source.id), taken);
    const first = await nextOrder(transaction, id);
    const rows = cloned.map((role, index) => ({ ...role, id: context.newId(), order: first + index, org_id: id }));
    if (rows.length > 0) await transaction('roles').insert(rows);
    const details = `${name}: ${rows.length} copied from ${source.name}`;
    await recordAdministration(transaction, context, session, { subject: 'role', details });
    return { count: rows.length };
  });
}
