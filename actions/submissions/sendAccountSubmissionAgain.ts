import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isGivenUp, type ProviderStatus } from '../../domain/submissions/providerDelivery';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';
import { awaitSending } from './delivery/accountRequest';
import { lockAnySubmission } from './standing';
import { recordSubmission } from './storeSubmission';

/**
 * Has a request sent to the provider again that it refused or did not answer, as the house. An unchanged request keeps its key.
 * @throws RuleError submission_not_found, submission_not_editable
 */
export const sendAccountSubmissionAgain = defineAction({
  name: 'sendAccountSubmissionAgain',
  roles: [],
  scope: null,
  writes: { lists: ['submissions'] },
  activity: ['A020'],
  sdl: `
    type Mutation {
      """
      Has a request sent to the provider again that it refused or did not answer, as the house.
      """
      sendAccountSubmissionAgain(submissionId: uuid!): AccountSubmission!
    }
  `,
  handler: async ({ submissionId }, session, context: RuntimeContext) => {
    const now = context.clock.now();
    return inTransaction(context.database, session, async (transaction) => {
      const submission = await lockAnySubmission(transaction, submissionId);
      const { id, status_code: status, status_sub_code: standing } = submission;
      if (!(await mayBeSentAgain(transaction, id, standing, now))) {
        throw new RuleError('submission_not_editable', 'submissionId');
      }
      await transaction('new_account_submissions').where({ id }).update({ status_sub_code: 'for_provider' });
      await awaitSending(transaction, id, now);
      await recordSubmission(transaction, context, session, `Sent to the provider again: ${submission.account_name}`);
      return { id, status };
    });
  },
});

/** Whether the provider refused it, or the last attempt has ended without its answer. */
async function mayBeSentAgain(
  transaction: Knex.Transaction,
  id: string,
  standing: ProviderStatus | null,
  now: Date,
): Promise<boolean> {
  if (standing !== 'for_provider') return standing === 'provider_refused';
  const delivery = await transaction('account_request_deliveries').where({ submission_id: id }).first();
  return delivery !== undefined && isGivenUp(delivery.attempts) && delivery.next_attempt_at <= now;
}
