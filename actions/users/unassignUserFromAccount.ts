import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import { takeUnlessLastHolder } from '../database/ruleHolders';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { UnassignUserFromAccountInput } from '../runtime/generated/actions';
import { sendContacts } from './contacts/concludeSeat';
import { removeSeat, takeSeat, type SeatInHand } from './takeSeat';
import { seatChange } from './seatChange';
import { requireAdministrator } from './standing';

const maxUsers = 100;

/**
 * Removes the seats of users on an account, all or none.
 * @throws RuleError invalid_input, seat_not_found where one of them has no seat there, last_holder, change_pending, and those of takeSeat
 */
export const unassignUserFromAccount = defineAction({
  name: 'unassignUserFromAccount',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['users', 'delegations', 'payments'] },
  activity: ['A036'],
  sdl: `
    type Mutation {
      """Removes the seats of users on an account."""
      unassignUserFromAccount(userIds: [String!]!, accountId: uuid!): RemovedContacts!
    }

    type RemovedContacts {
      ids: [uuid!]!
      """
      The change that waits for a second administrator; null for one that was made.
      """
      pendingChangeId: uuid
    }
  `,
  handler: governed({
    kind: 'unassignUserFromAccount',
    parse: ({ userIds, accountId }: UnassignUserFromAccountInput) => {
      const users = [...new Set(userIds)].sort();
      if (users.length === 0 || users.length > maxUsers) {
        throw new RuleError('invalid_input', 'userIds', `Choose up to ${maxUsers} users.`);
      }
      return Promise.resolve({ userIds: users, accountId });
    },
    make: async (tools, { userIds, accountId }) => {
      const { transaction, session } = tools;
      await requireAdministrator(transaction, session);
      const found = isUuid(accountId)
        ? await transaction('CurrencyCloudContacts')
            .where({ account_id: accountId })
            .whereIn('user_id', [...userIds])
            .orderBy('user_id')
        : [];
      if (found.length < userIds.length) throw new RuleError('seat_not_found', 'userIds');
      const seats: SeatInHand[] = [];
      for (const { id } of found) seats.push(await takeSeat(transaction, session, id, 'userIds'));
      const [first] = seats as [SeatInHand];
      await takeUnlessLastHolder(transaction, { ...first, field: 'userIds' }, async () => {
        for (const seat of seats) await removeSeat(tools, seat);
      });
      const id = `${userIds.join(',')}:${accountId.toLowerCase()}`;
      const answer = { ids: seats.map((seat) => seat.id) };
      const change = await seatChange(transaction, { answer, id, organisationId: first.organisationId });
      return { ...change, conclude: () => sendContacts(tools.context, seats).then(() => answer) };
    },
  }),
});
