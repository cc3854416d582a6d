import { RuleError } from '../../../domain/errors';
import { rolesToClone } from '../../../domain/organisations/roleInput';
import { defineAction } from '../../defineAction';
import { governed } from '../../fourEyes/governed';
import type { CloneRolesFromOrgInput } from '../../runtime/generated/actions';
import { recordAdministration } from '../../database/recordAdministration';
import { lockAdministered } from '../standing';
import { loadRoles, nextOrder } from './roleRows';

/**
 * Copies the roles of another organisation after those that are there. A role whose name is taken is left out.
 * @throws RuleError organisation_not_found for either; invalid_input for an organisation's own roles; change_pending
 */
export const cloneRolesFromOrg = defineAction({
  name: 'cloneRolesFromOrg',
  roles: [],
  scope: null,
  writes: { lists: ['organisations'] },
  activity: ['A033'],
  sdl: `
    type Mutation {
      """
      Copies the roles of another organisation whose names are not taken, and answers with their number.
      """
      cloneRolesFromOrg(fromOrgId: uuid!, orgId: uuid!): ClonedRoles!
    }

    type ClonedRoles {
      count: Int!
      """
      The change that waits for a second administrator; null for one that was made.
      """
      pendingChangeId: uuid
    }
  `,
  handler: governed({
    kind: 'cloneRolesFromOrg',
    parse: ({ fromOrgId, orgId }: CloneRolesFromOrgInput) => {
      if (fromOrgId === orgId) throw new RuleError('invalid_input', 'fromOrgId', 'Choose another organisation.');
      return Promise.resolve({ fromOrgId, orgId });
    },
    make: async ({ transaction, context, session }, { fromOrgId, orgId }) => {
      const organisation = await lockAdministered(transaction, session, orgId);
      const { id, name } = organisation;
      const source = await transaction('organisations').where({ id: fromOrgId }).first('id', 'name');
      if (!source) throw new RuleError('organisation_not_found', 'fromOrgId');
      const own = await loadRoles(transaction, id);
      const taken = own.map((role) => role.name);
      const cloned = rolesToClone(await loadRoles(transaction, source.id), taken);
      const first = await nextOrder(transaction, id);
      const rows = cloned.map((role, index) => ({ ...role, id: context.newId(), order: first + index, org_id: id }));
      if (rows.length > 0) await transaction('roles').insert(rows);
      const details = `${name}: ${rows.length} copied from ${source.name}`;
      await recordAdministration(transaction, context, session, { subject: 'role', details });
      // Names of another organisation's roles are in it, so that this organisation's administrators don't read it while it waits.
      const subject = { entity: 'roles', id };
      return { answer: { count: rows.length }, subject, switches: { now: organisation.four_eyes } };
    },
  }),
});
