import { RuleError } from '../../../domain/errors';
import { isOrderOf } from '../../../domain/organisations/roleInput';
import { inTransactionIfChanged } from '../../database/keepIfChanged';
import { defineAction } from '../../defineAction';
import type { RuntimeContext } from '../../runtime/context';
import { recordAdministration } from '../../database/recordAdministration';
import { lockAdministered } from '../standing';
import { loadRoles } from './roleRows';

/**
 * Puts all roles of an organisation in an order.
 * @throws RuleError organisation_not_found; invalid_input for anything but each role once
 */
export const reorderRoles = defineAction({
  name: 'reorderRoles',
  roles: [],
  scope: null,
  writes: { lists: ['organisations'] },
  activity: ['A033'],
  sdl: `
    type Mutation {
      """Puts all roles of an organisation in this order."""
      reorderRoles(orgId: uuid!, roleIds: [uuid!]!): AdministeredRecord!
    }
  `,
  handler: async ({ orgId, roleIds }, session, context: RuntimeContext) => {
    return inTransactionIfChanged(context.database, session, async (transaction) => {
      const { id, name } = await lockAdministered(transaction, session, orgId);
      const roles = await loadRoles(transaction, id);
      const isComplete = isOrderOf(
        roleIds,
        roles.map((role) => role.id),
      );
      if (!isComplete) {
        throw new RuleError('invalid_input', 'roleIds', 'The roles changed meanwhile. Look at them again.');
      }
      for (const [index, roleId] of roleIds.entries()) {
        await transaction('roles')
          .where({ id: roleId })
          .update({ order: index + 1 });
      }
      await recordAdministration(transaction, context, session, {
        subject: 'role',
        details: `${name}: roles reordered`,
      });
      return { id };
    });
  },
});
