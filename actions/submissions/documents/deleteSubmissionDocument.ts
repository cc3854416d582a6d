import { RuleError } from '../../../domain/errors';
import { isUuid } from '../../../domain/text';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import type { RuntimeContext } from '../../runtime/context';
import { removeDocuments } from '../../runtime/keptDocuments';
import { recordSubmission } from '../storeSubmission';
import { lockForDocuments } from './lockForDocuments';

/**
 * Removes a document from a request that can be changed.
 * @throws RuleError submission_not_found, submission_not_editable, document_not_found, also for a document of another request
 */
export const deleteSubmissionDocument = defineAction({
  name: 'deleteSubmissionDocument',
  roles: ['user'],
  scope: null,
  writes: { lists: ['submissions'] },
  activity: ['A020'],
  sdl: `
    type Mutation {
      """Removes a document from a request that can be changed."""
      deleteSubmissionDocument(submissionId: uuid!, submissionDocumentId: uuid!): AccountSubmission!
    }
  `,
  handler: async ({ submissionId, submissionDocumentId }, session, context: RuntimeContext) => {
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
  },
});
