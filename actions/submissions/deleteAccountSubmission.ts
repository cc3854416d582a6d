import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { DeleteAccountSubmissionInput, DeleteAccountSubmissionOutput } from '../runtime/generated/actions';
import { removeDocuments } from '../runtime/keptDocuments';
import type { Session } from '../runtime/session';
import { lockSubmission } from './standing';
import { recordSubmission, requireStatusAfter } from './storeSubmission';

/**
 * Deletes a draft with its documents.
 * @throws RuleError submission_not_found, submission_not_editable
 */
export async function deleteAccountSubmission(
  { submissionId }: DeleteAccountSubmissionInput,
  session: Session,
  context: RuntimeContext,
): Promise<DeleteAccountSubmissionOutput> {
  const { keys, ...result } = await inTransaction(context.database, session, async (transaction) => {
    const { submission } = await lockSubmission(transaction, session.userId, submissionId);
    const status = requireStatusAfter('delete', submission);
    const documents = await transaction('submission_documents').where({ submission_id: submission.id }).delete('s3Key');
    await transaction('new_account_submissions').where({ id: submission.id }).delete();
    await recordSubmission(transaction, context, session, `Draft deleted: ${submission.account_name}`);
    return { id: submission.id, status, keys: documents.map(({ s3Key }) => ({ key: s3Key })) };
  });
  await removeDocuments(context, keys);
  return result;
}
