import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';
import { removeDocuments } from '../runtime/keptDocuments';
import { lockSubmission } from './standing';
import { recordSubmission, requireStatusAfter } from './storeSubmission';

/**
 * Deletes a draft with its documents.
 * @throws RuleError submission_not_found, submission_not_editable
 */
export const deleteAccountSubmission = defineAction({
  name: 'deleteAccountSubmission',
  roles: ['user', 'org_admin'],
  scope: null,
  writes: { lists: ['submissions'] },
  activity: ['A020'],
  sdl: `
    type Mutation {
      """Deletes a draft."""
      deleteAccountSubmission(submissionId: uuid!): AccountSubmission!
    }
  `,
  handler: async ({ submissionId }, session, context: RuntimeContext) => {
    const { keys, ...result } = await inTransaction(context.database, session, async (transaction) => {
      const { submission } = await lockSubmission(transaction, session.userId, submissionId);
      const status = requireStatusAfter('delete', submission);
      const documents = await transaction('submission_documents')
        .where({ submission_id: submission.id })
        .delete('s3Key');
      await transaction('new_account_submissions').where({ id: submission.id }).delete();
      await recordSubmission(transaction, context, session, `Draft deleted: ${submission.account_name}`);
      return { id: submission.id, status, keys: documents.map(({ s3Key }) => ({ key: s3Key })) };
    });
    await removeDocuments(context, keys);
    return result;
  },
});
