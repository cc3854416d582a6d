import { groupUsersSchema } from '../../../domain/organisations/groupInput';
import { inTransactionIfChanged } from '../../database/keepIfChanged';
import type { RuntimeContext } from '../../runtime/context';
import type { AddUsersToGroupInput, AddUsersToGroupOutput } from '../../runtime/generated/actions';
import { parseInput } from '../../runtime/input';
import type { Session } from '../../runtime/session';
import { recordAdministration } from '../../database/recordAdministration';
import { lockOwnerOf } from '../standing';
import { replaceUsers } from './groupRows';

/**
 * Replaces the people of a group.
 * @throws RuleError invalid_input, group_not_found, colleague_not_found
 */
export async function addUsersToGroup(
  { groupId, ...members }: AddUsersToGroupInput,
  session: Session,
  context: RuntimeContext,
): Promise<AddUsersToGroupOutput> {
  const { userIds } = await parseInput(groupUsersSchema, members);
  return inTransactionIfChanged(context.database, session, async (transaction) => {
    const organisation = await lockOwnerOf(transaction, session, 'group', groupId);
    await replaceUsers(transaction, { id: groupId, org_id: organisation.id }, userIds);
    const details = `${organisation.name}: people of a group replaced`;
    await recordAdministration(transaction, context, session, { subject: 'organisation', details });
    return { id: groupId };
  });
}
