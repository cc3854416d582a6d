import { groupInputSchema } from '../../../domain/organisations/groupInput';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import type { RuntimeContext } from '../../runtime/context';
import { parseDeclared } from '../../runtime/input';
import { recordAdministration } from '../../database/recordAdministration';
import { lockAdministered } from '../standing';
import { replaceAccounts, replaceUsers, requireFreeGroupName } from './groupRows';

/**
 * Creates a group of accounts and people of an organisation.
 * @throws RuleError invalid_input, organisation_not_found, group_name_taken, account_not_found, colleague_not_found
 */
export const createOrgGroup = defineAction({
  name: 'createOrgGroup',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['organisations'] },
  activity: ['A032'],
  sdl: `
    type Mutation {
      """Creates a group of accounts and people of an organisation."""
      createOrgGroup(orgId: uuid!, group: OrgGroupInput!): AdministeredRecord!
    }
  `,
  handler: async (input, session, context: RuntimeContext) => {
    const { name, accountIds, userIds } = await parseDeclared(groupInputSchema, input.group);
    const id = context.newId();
    await inTransaction(context.database, session, async (transaction) => {
      const organisation = await lockAdministered(transaction, session, input.orgId);
      await requireFreeGroupName(transaction, organisation.id, name);
      const group = { id, name, org_id: organisation.id };
      await transaction('groups').insert(group);
      await replaceAccounts(transaction, group, accountIds);
      await replaceUsers(transaction, group, userIds);
      const details = `${organisation.name}: group ${name} created`;
      await recordAdministration(transaction, context, session, { subject: 'organisation', details });
    });
    return { id };
  },
});
