import type { Knex } from 'knex';
import { string } from '../../../domain/yup';
import { RuleError } from '../../../domain/errors';
import { messages } from '../../../domain/messages';
import { uploadedDocumentSchema } from '../../../domain/payments/documents';
import { maxSubmissionDocuments, submissionDocumentKinds } from '../../../domain/submissions/documents';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import type { RuntimeContext } from '../../runtime/context';
import { parseDeclared } from '../../runtime/input';
import { copyChecked, removeDocuments, requireDocuments } from '../../runtime/keptDocuments';
import { recordSubmission } from '../storeSubmission';
import { lockForDocuments, submissionUploadKey } from './lockForDocuments';

const schema = uploadedDocumentSchema.shape({
  kind: string()
    .required(messages.fields.required)
    .oneOf([...submissionDocumentKinds]),
});

/**
 * Adds an uploaded document to a request that can be changed.
 * @throws RuleError invalid_input, also for one document too many; submission_not_found, submission_not_editable, document_not_found,
 *   document_not_accepted, documents_not_available
 */
export const createSubmissionDocument = defineAction({
  name: 'createSubmissionDocument',
  roles: ['user'],
  scope: null,
  writes: { lists: ['submissions'] },
  activity: ['A020'],
  sdl: `
    type Mutation {
      """
      Adds an uploaded document to a request that can be changed. \`kind\` is ownership_structure_diagram or other.
      """
      createSubmissionDocument(submissionId: uuid!, kind: String!, documentId: uuid!, filename: String!, filetype: String!, filesize: Int!): AccountSubmission!
    }
  `,
  handler: async ({ submissionId, ...given }, session, context: RuntimeContext) => {
    const document = await parseDeclared(schema, given);
    const { kind, filename, filetype, filesize, documentId } = document;
    const inOne = <T>(work: (transaction: Knex.Transaction) => Promise<T>) =>
      inTransaction(context.database, session, work);
    // Nothing is copied for a request that takes no documents. It is not locked while the store copies.
    const { id } = await inOne((transaction) => lockForDocuments(transaction, session, submissionId));
    const key = `submissions/${id}/${context.newId()}`;
    const from = submissionUploadKey(id, documentId);
    await copyChecked(requireDocuments(context), document, { from, to: key, field: 'documentId' });
    try {
      return await inOne(async (transaction) => {
        const submission = await lockForDocuments(transaction, session, id);
        await requireRoom(transaction, id);
        const now = context.clock.now();
        await transaction('submission_documents').insert({
          submission_id: id,
          kind,
          filename,
          filetype,
          filesize: String(filesize),
          s3Key: key,
          uploaded_by: session.userId,
          createdAt: now,
        });
        await transaction('new_account_submissions').where({ id }).update({ updated_at: now });
        await recordSubmission(transaction, context, session, `Document added: ${filename}`);
        return { id, status: submission.status_code };
      });
    } catch (error) {
      if (error instanceof RuleError) await removeDocuments(context, [{ key }]);
      throw error;
    }
  },
});

async function requireRoom(transaction: Knex.Transaction, submissionId: string): Promise<void> {
  const present = await transaction('submission_documents').where({ submission_id: submissionId }).pluck('id');
  if (present.length < maxSubmissionDocuments) return;
  throw new RuleError('invalid_input', 'documentId', `A request may have at most ${maxSubmissionDocuments} documents.`);
}
