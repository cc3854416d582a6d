import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';
import { changeUser } from './userChange';

/**
 * Disables a user. Row permissions and actions refuse the user from the next request on, whatever the identity provider answers.
 * @throws RuleError those of takeUser
 */
export const disableUser = defineAction({
  name: 'disableUser',
  roles: ['org_admin'],
  scope: null,
  // What is taken away also ends delegations and reopens approvals. The id is a user's, or a seat's.
  writes: { lists: ['users', 'delegations', 'payments'], rows: { id: ['users', 'CurrencyCloudContacts'] } },
  activity: ['A026'],
  sdl: `
    type Mutation {
      """Disables a user at once and ends the sessions."""
      disableUser(id: String!): ChangedUser!
    }
  `,
  handler: ({ id }, session, context: RuntimeContext) => {
    return changeUser(context, session, {
      id,
      entry: { of: 'changed', details: `Disabled: ${id}` },
      write: async (transaction) => {
        const signed_out_at = transaction.raw('clock_timestamp()');
        await transaction('users').where({ id }).update({ enabled: false, signed_out_at });
        return { kind: 'disable' };
      },
    });
  },
});
