import { RuleError } from '../../domain/errors';
import { tellOfAccess } from '../database/accessNotices';
import { endSessions } from '../database/endSessions';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { AdminResetUserPasswordInput } from '../runtime/generated/actions';
import { requireSettledContacts } from './changedContacts';
import { isInvited } from './userAdministration';
import { makeUserChange } from './userChange';

/**
 * Voids the password of a user, who gets a code for a new one, and ends the sessions. Neither the administrators nor the change that waits
 * have the code. A user who has not signed in yet has no password to void.
 * @throws RuleError contacts_changed_recently, user_not_signed_in_yet, change_pending, identity_refused, and those of takeUser
 */
export const adminResetUserPassword = defineAction({
  name: 'adminResetUserPassword',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['users', 'delegations', 'payments'], rows: { id: ['users', 'CurrencyCloudContacts'] } },
  activity: ['A028'],
  sdl: `
    type Mutation {
      """
      Voids the password of a user, who gets a code for a new one. Refused for a user who has never signed in.
      """
      adminResetUserPassword(id: String!): ChangedUser!
    }
  `,
  handler: governed({
    kind: 'adminResetUserPassword',
    parse: ({ id }: AdminResetUserPasswordInput) => Promise.resolve({ id }),
    make: (tools, { id }) =>
      makeUserChange(tools, {
        id,
        entry: { of: 'passwordReset', details: id },
        write: async (transaction, { user }) => {
          const { context, session } = tools;
          const at = context.clock.now();
          requireSettledContacts(user, at);
          if (await isInvited(context, id)) throw new RuleError('user_not_signed_in_yet', 'id');
          await endSessions(transaction, id);
          const change = { what: 'password_reset', by: session.userId } as const;
          await tellOfAccess(transaction, { userId: id, change, subject: `password_reset ${context.newId()}`, at });
          return { kind: 'reset_password' };
        },
      }),
  }),
});
