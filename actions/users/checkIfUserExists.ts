import { isInReach } from '../../domain/users/administration';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';
import { takeNameQuestion } from './nameQuestions';
import { administeredUser, requireAdministrator } from './standing';

/**
 * The user of a username, wherever the user belongs: usernames are unique in the whole portal. Whether the user is enabled is told to those who
 * administer one of the user's organisations only. Each administrator has a number of such questions in an hour.
 * @returns null for a username that is free
 * @throws RuleError super_admins_only for a caller who administers no organisation; too_many_requests
 */
export const checkIfUserExists = defineAction({
  name: 'checkIfUserExists',
  roles: ['org_admin'],
  scope: null,
  sdl: `
    type Query {
      """The user of a username, if there is one."""
      checkIfUserExists(id: String!): ExistingUser
    }

    type ExistingUser {
      id: String!
      """Null for who administers no organisation of the user."""
      enabled: Boolean
    }
  `,
  handler: async ({ id }, session, { database, clock }: RuntimeContext) => {
    const administrator = await requireAdministrator(database, session);
    await takeNameQuestion(database, session, clock);
    const user = await database('users').where({ id: id.trim().toLowerCase() }).first('id', 'enabled');
    if (!user) return null;
    const isKnown = isInReach(administrator, await administeredUser(database, user.id, false));
    return { id: user.id, enabled: isKnown ? user.enabled : null };
  },
});
