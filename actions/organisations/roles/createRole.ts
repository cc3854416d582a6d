import { roleInputSchema } from '../../../domain/organisations/roleInput';
import { defineAction } from '../../defineAction';
import { governed } from '../../fourEyes/governed';
import type { CreateRoleInput } from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import { recordAdministration } from '../../database/recordAdministration';
import { lockAdministered } from '../standing';
import { nextOrder, requireFreeRoleName } from './roleRows';
import { roleChange } from './roleChange';

/**
 * Creates a role, as the last one of its organisation.
 * @throws RuleError invalid_input, organisation_not_found, role_name_taken, change_pending
 */
export const createRole = defineAction({
  name: 'createRole',
  roles: [],
  scope: null,
  writes: { lists: ['organisations'] },
  activity: ['A033'],
  sdl: `
    type Mutation {
      """Creates a role, as the last one of its organisation."""
      createRole(orgId: uuid!, role: RoleInput!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'createRole',
    parse: async ({ orgId, role }: CreateRoleInput) => ({ orgId, role: await parseDeclared(roleInputSchema, role) }),
    make: async ({ transaction, context, session }, { orgId, role }) => {
      const organisation = await lockAdministered(transaction, session, orgId);
      await requireFreeRoleName(transaction, organisation.id, role.name);
      const id = context.newId();
      const order = await nextOrder(transaction, organisation.id);
      await transaction('roles').insert({ ...role, id, order, org_id: organisation.id });
      const details = `${organisation.name}: ${role.name} created`;
      await recordAdministration(transaction, context, session, { subject: 'role', details });
      return roleChange(organisation, { id }, `${organisation.id}:${role.name}`);
    },
  }),
});
