import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { DeleteAccountSubmissionInput, DeleteAccountSubmissionOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { lockSubmission } from './standing';
import { recordSubmission, requireStatusAfter } from './storeSubmission';

/**
 * Deletes a draft.
 * @throws RuleError submission_not_found, submission_not_editable
 */
export async function deleteAccountSubmission(
  { submissionId }: DeleteAccountSubmissionInput,
  session: Session,
  context: RuntimeContext,
): Promise<DeleteAccountSubmissionOutput> {
  return inTransaction(context.database, session, async (transaction) => {
    const { submission } = await lockSubmission(transaction, session.userId, submissionId);
    const status = requireStatusAfter('delete', submission);
    await transaction('new_account_submissions').where({ id: submission.id }).delete();
    await recordSubmission(transaction, context, session, `Draft deleted: ${submission.account_name}`);
    return { id: submission.id, status };
  });
}
