import { inTransaction } from '../../database/transaction';
import type { RuntimeContext } from '../../runtime/context';
import type { DeleteOrgGroupInput, DeleteOrgGroupOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { recordAdministration } from '../../database/recordAdministration';
import { lockOwnerOf } from '../standing';

/**
 * Deletes a group. Its accounts and people stay.
 * @throws RuleError group_not_found
 */
export async function deleteOrgGroup(
  { groupId }: DeleteOrgGroupInput,
  session: Session,
  context: RuntimeContext,
): Promise<DeleteOrgGroupOutput> {
  return inTransaction(context.database, session, async (transaction) => {
    const organisation = await lockOwnerOf(transaction, session, 'group', groupId);
    const [deleted] = await transaction('groups').where({ id: groupId }).delete().returning('name');
    const details = `${organisation.name}: group ${deleted?.name} deleted`;
    await recordAdministration(transaction, context, session, { subject: 'organisation', details });
    return { id: groupId };
  });
}
