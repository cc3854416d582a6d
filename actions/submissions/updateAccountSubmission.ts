import { submissionDraftSchema } from '../../domain/submissions/form';
import { inTransactionIfChanged } from '../database/keepIfChanged';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';
import { parseDeclared } from '../runtime/input';
import { lockSubmission } from './standing';
import { askedFields, formColumns, recordSubmission, requireStatusAfter } from './storeSubmission';

/**
 * Replaces the form of a draft. A request that was rejected becomes a draft again.
 * @throws RuleError invalid_input, submission_not_found, submission_not_editable
 */
export const updateAccountSubmission = defineAction({
  name: 'updateAccountSubmission',
  roles: ['user', 'org_admin'],
  scope: null,
  writes: { lists: ['submissions'] },
  activity: ['A020'],
  sdl: `
    type Mutation {
      """
      Replaces the form of a draft; a request that was rejected becomes a draft again.
      """
      updateAccountSubmission(submissionId: uuid!, formData: AccountSubmissionInput!): AccountSubmission!
    }
  `,
  handler: async (input, session, context: RuntimeContext) => {
    const form = await parseDeclared(submissionDraftSchema, input.formData);
    return inTransactionIfChanged(context.database, session, async (transaction) => {
      const { submission } = await lockSubmission(transaction, session.userId, input.submissionId);
      const status = requireStatusAfter('edit', submission);
      const { draft } = await askedFields(transaction, form);
      await transaction('new_account_submissions')
        .where({ id: submission.id })
        .update({ ...formColumns(draft), status_code: status, status_sub_code: null, updated_at: context.clock.now() });
      await recordSubmission(transaction, context, session, `Draft changed: ${draft.accountName}`);
      return { id: submission.id, status };
    });
  },
});
