import { object } from '../../../domain/yup';
import { draftSearch } from '../../../domain/payments/draft';
import { requireSeat } from '../../database/seats';
import { inTransaction } from '../../database/transaction';
import type { Context } from '../../provider/context';
import type { DiscardPaymentDraftInput, DiscardPaymentDraftOutput } from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import type { Session } from '../../runtime/session';
import { removeDraft } from './removeDraft';

const schema = object({ search: draftSearch().defined() }).noUnknown();

/**
 * Deletes the caller's draft on the selected account, if it is of the form with this query. A draft that is gone is no error.
 * @throws RuleError account_not_found, invalid_input
 */
export async function discardPaymentDraft(
  input: DiscardPaymentDraftInput,
  session: Session,
  context: Context,
): Promise<DiscardPaymentDraftOutput> {
  const { search } = await parseDeclared(schema, input);
  const seat = await requireSeat(context.database, session.userId, session.selectedAccountId);
  await inTransaction(context.database, session, (transaction) => removeDraft(transaction, seat, search));
  return { id: null };
}
