import { RuleError } from '../../../domain/errors';
import { isUuid } from '../../../domain/uuid';
import { inTransaction } from '../../database/transaction';
import type { RuntimeContext } from '../../runtime/context';
import type { DeleteSubmissionDocumentInput, DeleteSubmissionDocumentOutput } from '../../runtime/generated/actions';
import { removeDocuments } from '../../runtime/keptDocuments';
import type { Session } from '../../runtime/session';
import { recordSubmission } from '../storeSubmission';
import { lockForDocuments } from './lockForDocuments';

/**
 * Removes a document from a request that can be changed.
 * @throws RuleError submission_not_found, submission_not_editable, document_not_found, also for a document of another request
 */
export async function deleteSubmissionDocument(
  { submissionId, submissionDocumentId }: DeleteSubmissionDocumentInput,
  session: Session,
  context: RuntimeContext,
): Promise<DeleteSubmissionDocumentOutput> {
  const { key, ...result } = await inTransaction(context.database, session, async (transaction) => {
    const { id, status_code: status } = await lockForDocuments(transaction, session, submissionId);
    const where = { id: submissionDocumentId, submission_id: id };
    const removed = isUuid(submissionDocumentId)
      ? await transaction('submission_documents').where(where).first('filename', 's3Key')
      : undefined;
    if (!removed) throw new RuleError('document_not_found', 'submissionDocumentId');
    await transaction('submission_documents').where(where).delete();
    await transaction('new_account_submissions').where({ id }).update({ updated_at: context.clock.now() });
    await recordSubmission(transaction, context, session, `Document removed: ${removed.filename}`);
    return { id, status, key: removed.s3Key };
  });
  await removeDocuments(context, [{ key }]);
  return result;
}
