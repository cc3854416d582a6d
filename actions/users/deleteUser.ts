import { RuleError } from '../../domain/errors';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';
import { closeContact } from './contacts/requestContact';
import { hasRecords } from './userAdministration';
import { changeUser } from './userChange';

/**
 * Deletes a user with links and seats, where nothing else refers to the user. The provider is asked to close the contacts of the seats.
 * @throws RuleError user_has_records, and those of takeUser
 */
export const deleteUser = defineAction({
  name: 'deleteUser',
  roles: [],
  scope: null,
  // What is taken away also ends delegations and reopens approvals. The id is a user's, or a seat's.
  writes: { lists: ['users', 'delegations', 'payments'], rows: { id: ['users', 'CurrencyCloudContacts'] } },
  activity: ['A027'],
  sdl: `
    type Mutation {
      """Deletes a user without records."""
      deleteUser(id: String!): ChangedUser!
    }
  `,
  handler: ({ id }, session, context: RuntimeContext) => {
    return changeUser(context, session, {
      id,
      act: 'deletion',
      entry: { of: 'deleted', details: id },
      write: async (transaction) => {
        if (await hasRecords(transaction, id)) throw new RuleError('user_has_records', 'id');
        const seats = await transaction('CurrencyCloudContacts')
          .where({ user_id: id })
          .delete()
          .returning(['id', 'account_id', 'tcc_contact_id']);
        for (const { id: seatId, account_id: accountId, tcc_contact_id: contactId } of seats) {
          await closeContact(transaction, context, { id: seatId, userId: id, accountId, contactId });
        }
        await transaction('users').where({ id }).delete();
        return { kind: 'delete' };
      },
    });
  },
});
