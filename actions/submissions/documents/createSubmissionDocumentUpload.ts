import { documentSchema } from '../../../domain/payments/documents';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import type { RuntimeContext } from '../../runtime/context';
import { parseDeclared } from '../../runtime/input';
import { requireDocuments } from '../../runtime/keptDocuments';
import { lockForDocuments, submissionUploadKey } from './lockForDocuments';

/**
 * An address to which the browser uploads one document of a request that can be changed, within five minutes. It is deleted after a day unless
 * the request takes it (docs/decisions/046).
 * @throws RuleError invalid_input, submission_not_found, submission_not_editable, documents_not_available
 */
export const createSubmissionDocumentUpload = defineAction({
  name: 'createSubmissionDocumentUpload',
  roles: ['user'],
  scope: null,
  writes: {},
  activity: ['A020'],
  sdl: `
    type Mutation {
      """
      An address to which the browser uploads one document of a request that can be changed, within five minutes.
      """
      createSubmissionDocumentUpload(submissionId: uuid!, filename: String!, filetype: String!, filesize: Int!): DocumentUpload!
    }
  `,
  handler: async ({ submissionId, ...described }, session, context: RuntimeContext) => {
    const { filetype, filesize } = await parseDeclared(documentSchema, described);
    const submission = await inTransaction(context.database, session, (transaction) =>
      lockForDocuments(transaction, session, submissionId),
    );
    const documentId = context.newId();
    const key = submissionUploadKey(submission.id, documentId);
    return { documentId, ...(await requireDocuments(context).uploadAddress(key, filetype, filesize)) };
  },
});
