import { RuleError } from '../../../domain/errors';
import { isUuid } from '../../../domain/text';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import type { RuntimeContext } from '../../runtime/context';
import { requireDocuments } from '../../runtime/keptDocuments';
import type { Session } from '../../runtime/session';
import { lockSubmission } from '../standing';

/**
 * An address from which the browser downloads a document of a request, within five minutes: for those who see the request, and for the house.
 * @throws RuleError document_not_found, also for a document that the caller may not see, and documents_not_available
 */
export const getSubmissionDocument = defineAction({
  name: 'getSubmissionDocument',
  roles: ['user'],
  scope: null,
  sdl: `
    type Query {
      """
      An address from which a document of a request is downloaded, within five minutes.
      """
      getSubmissionDocument(submissionDocumentId: uuid!): DocumentAddress!
    }
  `,
  handler: async ({ submissionDocumentId }, session, context: RuntimeContext) => {
    const found = isUuid(submissionDocumentId)
      ? await context.database('submission_documents').where({ id: submissionDocumentId }).first()
      : undefined;
    if (!found || !(await maySee(context, session, found.submission_id))) {
      throw new RuleError('document_not_found', 'submissionDocumentId');
    }
    return requireDocuments(context).downloadAddress(found.s3Key, found.filename, found.filetype);
  },
});

async function maySee({ database }: RuntimeContext, session: Session, submissionId: string): Promise<boolean> {
  if (session.role === 'admin') return true;
  try {
    await inTransaction(database, session, (transaction) => lockSubmission(transaction, session.userId, submissionId));
    return true;
  } catch (error) {
    if (error instanceof RuleError) return false;
    throw error;
  }
}
