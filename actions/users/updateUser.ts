import { userContactSchema } from '../../domain/users/userInput';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { UpdateUserInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import { contactColumns, tellOfContacts } from './changedContacts';
import { askForSeatsAgain } from './contacts/requestContact';
import { formerUser } from './identityOperation';
import { makeUserChange } from './userChange';

/**
 * Changes the name and phone of a user.
 * @throws RuleError invalid_input, change_pending, identity_refused, and those of takeUser
 */
export const updateUser = defineAction({
  name: 'updateUser',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['users', 'delegations', 'payments'], rows: { id: ['users', 'CurrencyCloudContacts'] } },
  activity: ['A026'],
  sdl: `
    type Mutation {
      """Changes the name and phone of a user."""
      updateUser(id: String!, first_name: String!, last_name: String!, phone: String!): ChangedUser!
    }
  `,
  handler: governed({
    kind: 'updateUser',
    parse: async ({ id, ...given }: UpdateUserInput) => ({ id, ...(await parseDeclared(userContactSchema, given)) }),
    make: (tools, { id, ...columns }) =>
      makeUserChange(tools, {
        id,
        entry: { of: 'changed', details: `Name and phone changed: ${id}` },
        isGoverned: ({ user }) => Promise.resolve(user.phone !== columns.phone),
        write: async (transaction, { user }) => {
          const { context, session } = tools;
          const next = { email: user.email, phone: columns.phone };
          const changed = { ...columns, ...contactColumns(user, next, context.clock.now()) };
          const former = await formerUser(transaction, user, changed);
          await transaction('users').where({ id }).update(changed);
          await askForSeatsAgain(transaction, id);
          await tellOfContacts(transaction, context, session, { user, next });
          return { kind: 'update', contacts: next, former };
        },
      }),
  }),
});
