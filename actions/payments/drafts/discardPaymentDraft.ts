import { object } from '../../../domain/yup';
import { draftSearch } from '../../../domain/payments/draft';
import { requireSeat } from '../../database/seats';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { parseDeclared } from '../../runtime/input';
import { removeDraft } from './removeDraft';

const schema = object({ search: draftSearch().defined() }).noUnknown();

/**
 * Deletes the caller's draft on the selected account, if it is of the form with this query. A draft that is gone is no error.
 * @throws RuleError account_not_found, invalid_input
 */
export const discardPaymentDraft = defineAction({
  name: 'discardPaymentDraft',
  roles: ['user'],
  scope: 'draft',
  writes: {},
  activity: [],
  sdl: `
    type Mutation {
      """
      Deletes the caller's draft on the account, if it is of the form with this query.
      """
      discardPaymentDraft(search: String!): PaymentDraft!
    }
  `,
  handler: async (input, session, context) => {
    const { search } = await parseDeclared(schema, input);
    const seat = await requireSeat(context.database, session.userId, session.selectedAccountId);
    await inTransaction(context.database, session, (transaction) => removeDraft(transaction, seat, search));
    return { id: null };
  },
});
