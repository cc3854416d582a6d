import { contactInputSchema } from '../../domain/users/seatInput';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { CreateContactInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import { giveSeat } from './giveSeat';

/**
 * Gives a user a seat on an account (specification, part two, section 5).
 * @throws RuleError invalid_input, change_pending, and those of giveSeat
 */
export const createContact = defineAction({
  name: 'createContact',
  roles: ['org_admin'],
  scope: null,
  // What is taken away also ends delegations and reopens approvals. The id is a user's, or a seat's.
  writes: { lists: ['users', 'delegations', 'payments'], rows: { id: ['users', 'CurrencyCloudContacts'] } },
  activity: ['A036'],
  sdl: `
    type Mutation {
      """Gives a user a seat on an account."""
      createContact(contact: ContactInput!): GovernedSeat!
    }

    """A seat. The lower limit is always 1."""
    input ContactInput {
      user_id: String!
      account_id: uuid!
      role_id: uuid!
      """
      In the authorisation currency of the account's organisation; none without it.
      """
      upper_fx_limit: String
    }
  `,
  handler: governed({
    kind: 'createContact',
    parse: async ({ contact }: CreateContactInput) => ({ contact: await parseDeclared(contactInputSchema, contact) }),
    make: (tools, { contact: asked }) =>
      giveSeat(tools, {
        userId: asked.user_id,
        accountId: asked.account_id,
        roleId: asked.role_id,
        upperLimit: asked.upper_fx_limit,
        fields: { user: 'user_id', account: 'account_id', role: 'role_id' },
      }),
  }),
});
