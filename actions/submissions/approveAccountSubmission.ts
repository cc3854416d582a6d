import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { ApproveAccountSubmissionInput, ApproveAccountSubmissionOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { lockAnySubmission } from './standing';
import { recordSubmission, requireStatusAfter } from './storeSubmission';

/**
 * Approves a request that was submitted, as the house. The account itself is created in the administration of accounts.
 * @throws RuleError submission_not_found, submission_not_editable
 */
export async function approveAccountSubmission(
  { submissionId }: ApproveAccountSubmissionInput,
  session: Session,
  context: RuntimeContext,
): Promise<ApproveAccountSubmissionOutput> {
  return inTransaction(context.database, session, async (transaction) => {
    const submission = await lockAnySubmission(transaction, submissionId);
    const status = requireStatusAfter('approve', submission);
    await transaction('new_account_submissions')
      .where({ id: submission.id })
      .update({ status_code: status, status_message: null, updated_at: context.clock.now() });
    await recordSubmission(transaction, context, session, `Approved: ${submission.account_name}`);
    return { id: submission.id, status };
  });
}
