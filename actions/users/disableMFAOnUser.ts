import { tellOfAccess } from '../database/accessNotices';
import { endSessions } from '../database/endSessions';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { DisableMFAOnUserInput } from '../runtime/generated/actions';
import { requireSettledContacts } from './changedContacts';
import { makeUserChange } from './userChange';

/**
 * Switches the second factors of a user off and ends the sessions. Until the user sets one up, the profile is all that opens.
 * @throws RuleError contacts_changed_recently, change_pending, identity_refused, and those of takeUser
 */
export const disableMFAOnUser = defineAction({
  name: 'disableMFAOnUser',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['users', 'delegations', 'payments'], rows: { id: ['users', 'CurrencyCloudContacts'] } },
  activity: ['A026'],
  sdl: `
    type Mutation {
      """
      Switches the second factors of a user off. The user sets one up at the next sign-in.
      """
      disableMFAOnUser(id: String!): ChangedUser!
    }
  `,
  handler: governed({
    kind: 'disableMFAOnUser',
    parse: ({ id }: DisableMFAOnUserInput) => Promise.resolve({ id }),
    make: (tools, { id }) =>
      makeUserChange(tools, {
        id,
        entry: { of: 'changed', details: `Second factors switched off: ${id}` },
        write: async (transaction, { user }) => {
          const { context, session } = tools;
          const at = context.clock.now();
          requireSettledContacts(user, at);
          await endSessions(transaction, id);
          const change = { what: 'second_factor_off', by: session.userId } as const;
          await tellOfAccess(transaction, { userId: id, change, subject: `second_factor_off ${context.newId()}`, at });
          return { kind: 'disable_mfa' };
        },
      }),
  }),
});
