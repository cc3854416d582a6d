import { takeUnlessLastHolder } from '../database/ruleHolders';
import { governed } from '../fourEyes/governed';
import type { DeleteContactInput } from '../runtime/generated/actions';
import { sendContacts } from './contacts/concludeSeat';
import { removeSeat } from './removeSeat';
import { seatChange } from './seatChange';
import { takeSeat } from './takeSeat';

/** Removes a seat. @throws RuleError last_holder, change_pending, and those of takeSeat */
export const deleteContact = governed({
  kind: 'deleteContact',
  parse: ({ id }: DeleteContactInput) => Promise.resolve({ id }),
  make: async (tools, { id }) => {
    const seat = await takeSeat(tools.transaction, tools.session, id);
    await takeUnlessLastHolder(tools.transaction, { ...seat, field: 'id' }, () => removeSeat(tools, seat));
    const answer = { id: seat.id };
    const change = await seatChange(tools.transaction, { answer, id: seat.id, organisationId: seat.organisationId });
    return { ...change, conclude: () => sendContacts(tools.context, [seat]).then(() => answer) };
  },
});
