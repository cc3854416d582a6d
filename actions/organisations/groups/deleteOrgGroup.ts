import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import type { RuntimeContext } from '../../runtime/context';
import { recordAdministration } from '../../database/recordAdministration';
import { lockOwnerOf } from '../standing';

/**
 * Deletes a group. Its accounts and people stay.
 * @throws RuleError group_not_found
 */
export const deleteOrgGroup = defineAction({
  name: 'deleteOrgGroup',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['organisations'] },
  activity: ['A032'],
  sdl: `
    type Mutation {
      """Deletes a group. Its accounts and people stay."""
      deleteOrgGroup(groupId: uuid!): AdministeredRecord!
    }
  `,
  handler: async ({ groupId }, session, context: RuntimeContext) => {
    return inTransaction(context.database, session, async (transaction) => {
      const organisation = await lockOwnerOf(transaction, session, 'group', groupId);
      const [deleted] = await transaction('groups').where({ id: groupId }).delete().returning('name');
      const details = `${organisation.name}: group ${deleted?.name} deleted`;
      await recordAdministration(transaction, context, session, { subject: 'organisation', details });
      return { id: groupId };
    });
  },
});
