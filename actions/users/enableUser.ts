import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { EnableUserInput } from '../runtime/generated/actions';
import { makeUserChange } from './userChange';

/**
 * Lets a disabled user sign in again. Earlier sessions stay ended.
 * @throws RuleError change_pending, identity_refused, and those of takeUser
 */
export const enableUser = defineAction({
  name: 'enableUser',
  roles: ['org_admin'],
  scope: null,
  // What is taken away also ends delegations and reopens approvals. The id is a user's, or a seat's.
  writes: { lists: ['users', 'delegations', 'payments'], rows: { id: ['users', 'CurrencyCloudContacts'] } },
  activity: ['A026'],
  sdl: `
    type Mutation {
      """Lets a disabled user sign in again."""
      enableUser(id: String!): ChangedUser!
    }
  `,
  handler: governed({
    kind: 'enableUser',
    parse: ({ id }: EnableUserInput) => Promise.resolve({ id }),
    make: (tools, { id }) =>
      makeUserChange(tools, {
        id,
        entry: { of: 'changed', details: `Enabled: ${id}` },
        write: async (transaction) => {
          await transaction('users').where({ id }).update({ enabled: true });
          return { kind: 'enable' };
        },
      }),
  }),
});
