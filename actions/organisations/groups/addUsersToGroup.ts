import { groupUsersSchema } from '../../../domain/organisations/groupInput';
import { inTransactionIfChanged } from '../../database/keepIfChanged';
import { defineAction } from '../../defineAction';
import type { RuntimeContext } from '../../runtime/context';
import { parseInput } from '../../runtime/input';
import { recordAdministration } from '../../database/recordAdministration';
import { lockOwnerOf } from '../standing';
import { replaceUsers } from './groupRows';

/**
 * Replaces the people of a group.
 * @throws RuleError invalid_input, group_not_found, colleague_not_found
 */
export const addUsersToGroup = defineAction({
  name: 'addUsersToGroup',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['organisations', 'users'] },
  activity: ['A032'],
  sdl: `
    type Mutation {
      """Replaces the people of a group."""
      addUsersToGroup(groupId: uuid!, userIds: [String!]!): AdministeredRecord!
    }
  `,
  handler: async ({ groupId, ...members }, session, context: RuntimeContext) => {
    const { userIds } = await parseInput(groupUsersSchema, members);
    return inTransactionIfChanged(context.database, session, async (transaction) => {
      const organisation = await lockOwnerOf(transaction, session, 'group', groupId);
      await replaceUsers(transaction, { id: groupId, org_id: organisation.id }, userIds);
      const details = `${organisation.name}: people of a group replaced`;
      await recordAdministration(transaction, context, session, { subject: 'organisation', details });
      return { id: groupId };
    });
  },
});
