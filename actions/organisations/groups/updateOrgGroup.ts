import { groupInputSchema } from '../../../domain/organisations/groupInput';
import { inTransactionIfChanged } from '../../database/keepIfChanged';
import { defineAction } from '../../defineAction';
import type { RuntimeContext } from '../../runtime/context';
import { parseDeclared } from '../../runtime/input';
import { recordAdministration } from '../../database/recordAdministration';
import { lockOwnerOf } from '../standing';
import { replaceAccounts, replaceUsers, requireFreeGroupName } from './groupRows';

/**
 * Renames a group and replaces its accounts and people.
 * @throws RuleError invalid_input, group_not_found, group_name_taken, account_not_found, colleague_not_found
 */
export const updateOrgGroup = defineAction({
  name: 'updateOrgGroup',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['organisations'] },
  activity: ['A032'],
  sdl: `
    type Mutation {
      """Renames a group and replaces its accounts and people."""
      updateOrgGroup(groupId: uuid!, group: OrgGroupInput!): AdministeredRecord!
    }
  `,
  handler: async (input, session, context: RuntimeContext) => {
    const { name, accountIds, userIds } = await parseDeclared(groupInputSchema, input.group);
    return inTransactionIfChanged(context.database, session, async (transaction) => {
      const organisation = await lockOwnerOf(transaction, session, 'group', input.groupId);
      await requireFreeGroupName(transaction, organisation.id, name, input.groupId);
      const group = { id: input.groupId, org_id: organisation.id };
      await transaction('groups').where({ id: group.id }).update({ name });
      await replaceAccounts(transaction, group, accountIds);
      await replaceUsers(transaction, group, userIds);
      const details = `${organisation.name}: group ${name} changed`;
      await recordAdministration(transaction, context, session, { subject: 'organisation', details });
      return { id: group.id };
    });
  },
});
