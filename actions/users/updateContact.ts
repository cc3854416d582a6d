import { lowerFxLimit, contactChangeSchema } from '../../domain/users/seatInput';
import { takeUnlessLastHolder } from '../database/ruleHolders';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { UpdateContactInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import { concludeSeat, readSeat } from './contacts/concludeSeat';
import { openContact } from './contacts/requestContact';
import { recordUserAct } from './recordUserAct';
import { seatChange } from './seatChange';
import { requireRole } from './storeSeat';
import { takeSeat } from './takeSeat';

/**
 * Changes the role and the upper limit of a seat. The lower limit is set to 1 (specification, part two, section 5). A seat whose contact the
 * provider refused is asked for again.
 * @throws RuleError invalid_input, role_not_found, last_holder, change_pending, and those of takeSeat
 */
export const updateContact = defineAction({
  name: 'updateContact',
  roles: ['org_admin'],
  scope: null,
  // What is taken away also ends delegations and reopens approvals. The id is a user's, or a seat's.
  writes: { lists: ['users', 'delegations', 'payments'], rows: { id: ['users', 'CurrencyCloudContacts'] } },
  activity: ['A036'],
  sdl: `
    type Mutation {
      """Changes the role and the upper limit of a seat."""
      updateContact(id: uuid!, role_id: uuid!, upper_fx_limit: String): GovernedSeat!
    }
  `,
  handler: governed({
    kind: 'updateContact',
    parse: async ({ id, ...given }: UpdateContactInput) => ({
      id,
      ...(await parseDeclared(contactChangeSchema, given)),
    }),
    make: async ({ transaction, context, session }, { id, role_id, upper_fx_limit }) => {
      const seat = await takeSeat(transaction, session, id);
      await requireRole(transaction, seat.organisationId, role_id, 'role_id');
      const limits = { upper_fx_limit: upper_fx_limit || null, lower_fx_limit: String(lowerFxLimit) };
      const columns = { role_id, ...limits, contact_refusal: null };
      await takeUnlessLastHolder(transaction, { ...seat, field: 'role_id' }, async () => {
        await transaction('CurrencyCloudContacts').where({ id: seat.id }).update(columns);
      });
      await openContact(transaction, context, seat.id);
      const details = `Seat changed: ${seat.userId}, ${seat.accountName}`;
      await recordUserAct(transaction, context, session, { of: 'seat', details, accountId: seat.accountId });
      const answer = await readSeat(transaction, seat.id);
      const change = await seatChange(transaction, { answer, id: seat.id, organisationId: seat.organisationId });
      return { ...change, conclude: () => concludeSeat(context, seat, seat.id) };
    },
  }),
});
