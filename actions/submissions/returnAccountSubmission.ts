import { object, string } from '../../domain/yup';
import { messages } from '../../domain/messages';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';
import { parseDeclared } from '../runtime/input';
import { lockAnySubmission } from './standing';
import { noteOf, recordSubmission, requireStatusAfter } from './storeSubmission';

const schema = object({
  message: string().trim().max(2000, 'Use at most 2000 characters.').required(messages.fields.required),
});

/**
 * Answers a request as the house: one that asks for a review goes back to the applicant with notes, one that was submitted is rejected with the
 * reason.
 * @throws RuleError invalid_input, submission_not_found, submission_not_editable
 */
export const returnAccountSubmission = defineAction({
  name: 'returnAccountSubmission',
  roles: [],
  scope: null,
  writes: { lists: ['submissions'] },
  activity: ['A020'],
  sdl: `
    type Mutation {
      """
      Answers a request as the house: a review goes back to the applicant with notes, a submitted request is rejected with the reason.
      """
      returnAccountSubmission(submissionId: uuid!, message: String!): AccountSubmission!
    }
  `,
  handler: async (input, session, context: RuntimeContext) => {
    const { message } = await parseDeclared(schema, { message: input.message });
    return inTransaction(context.database, session, async (transaction) => {
      const submission = await lockAnySubmission(transaction, input.submissionId);
      const status = requireStatusAfter('return', submission);
      const { status_sub_code: standing } = submission;
      const now = context.clock.now();
      const isReview = status === 'draft';
      await transaction('new_account_submissions')
        .where({ id: submission.id })
        .update({
          status_code: status,
          status_message: message,
          updated_at: now,
          // What the provider has not taken is not sent any more.
          status_sub_code: standing === 'sent_to_provider' ? standing : null,
          ...(isReview
            ? { par_responses: transaction.raw('par_responses || ?::jsonb', [noteOf(session, message, now)]) }
            : {}),
        });
      const what = isReview ? 'Pre-application review answered' : 'Rejected';
      await recordSubmission(transaction, context, session, `${what}: ${submission.account_name}`);
      return { id: submission.id, status };
    });
  },
});
