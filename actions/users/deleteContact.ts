import { takeUnlessLastHolder } from '../database/ruleHolders';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { DeleteContactInput } from '../runtime/generated/actions';
import { sendContacts } from './contacts/concludeSeat';
import { removeSeat, takeSeat } from './takeSeat';
import { seatChange } from './seatChange';

/** Removes a seat. @throws RuleError last_holder, change_pending, and those of takeSeat */
export const deleteContact = defineAction({
  name: 'deleteContact',
  roles: ['org_admin'],
  scope: null,
  // What is taken away also ends delegations and reopens approvals. The id is a user's, or a seat's.
  writes: { lists: ['users', 'delegations', 'payments'], rows: { id: ['users', 'CurrencyCloudContacts'] } },
  activity: ['A036'],
  sdl: `
    type Mutation {
      """Removes a seat."""
      deleteContact(id: uuid!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'deleteContact',
    parse: ({ id }: DeleteContactInput) => Promise.resolve({ id }),
    make: async (tools, { id }) => {
      const seat = await takeSeat(tools.transaction, tools.session, id);
      await takeUnlessLastHolder(tools.transaction, { ...seat, field: 'id' }, () => removeSeat(tools, seat));
      const answer = { id: seat.id };
      const change = await seatChange(tools.transaction, { answer, id: seat.id, organisationId: seat.organisationId });
      return { ...change, conclude: () => sendContacts(tools.context, [seat]).then(() => answer) };
    },
  }),
});
