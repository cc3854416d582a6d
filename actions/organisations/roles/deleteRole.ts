import { defineAction } from '../../defineAction';
import { governed } from '../../fourEyes/governed';
import type { DeleteRoleInput } from '../../runtime/generated/actions';
import { recordAdministration } from '../../database/recordAdministration';
import { lockOwnerOf } from '../standing';
import { whileUnreferenced } from '../whileUnreferenced';
import { roleChange } from './roleChange';

/**
 * Deletes a role that no seat, rule, payment or delegation refers to.
 * @throws RuleError role_not_found, role_has_records, change_pending
 */
export const deleteRole = defineAction({
  name: 'deleteRole',
  roles: [],
  scope: null,
  writes: { lists: ['organisations'] },
  activity: ['A033'],
  sdl: `
    type Mutation {
      """Deletes a role that no seat, rule or payment refers to."""
      deleteRole(roleId: uuid!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'deleteRole',
    parse: ({ roleId }: DeleteRoleInput) => Promise.resolve({ roleId }),
    make: async ({ transaction, context, session }, { roleId: id }) => {
      const organisation = await lockOwnerOf(transaction, session, 'role', id);
      const [deleted] = await whileUnreferenced('role_has_records', 'roleId', async () =>
        transaction('roles').where({ id }).delete().returning('name'),
      );
      const details = `${organisation.name}: ${deleted?.name} deleted`;
      await recordAdministration(transaction, context, session, { subject: 'role', details });
      return roleChange(organisation, { id }, id);
    },
  }),
});
