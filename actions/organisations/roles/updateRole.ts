import { roleInputSchema } from '../../../domain/organisations/roleInput';
import { defineAction } from '../../defineAction';
import { governed } from '../../fourEyes/governed';
import type { UpdateRoleInput } from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import { recordAdministration } from '../../database/recordAdministration';
import { lockOwnerOf } from '../standing';
import { requireFreeRoleName } from './roleRows';
import { roleChange } from './roleChange';

/**
 * Changes the name and the rights of a role. They apply to the next act of each seat with it.
 * @throws RuleError invalid_input, role_not_found, role_name_taken, change_pending
 */
export const updateRole = defineAction({
  name: 'updateRole',
  roles: [],
  scope: null,
  writes: { lists: ['organisations'] },
  activity: ['A033'],
  sdl: `
    type Mutation {
      """Changes the name and the rights of a role."""
      updateRole(roleId: uuid!, role: RoleInput!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'updateRole',
    parse: async ({ roleId, role }: UpdateRoleInput) => ({ roleId, role: await parseDeclared(roleInputSchema, role) }),
    make: async ({ transaction, context, session }, { roleId: id, role }) => {
      const organisation = await lockOwnerOf(transaction, session, 'role', id);
      await requireFreeRoleName(transaction, organisation.id, role.name, id);
      await transaction('roles').where({ id }).update(role);
      const details = `${organisation.name}: ${role.name} changed`;
      await recordAdministration(transaction, context, session, { subject: 'role', details });
      return roleChange(organisation, { id }, id);
    },
  }),
});
