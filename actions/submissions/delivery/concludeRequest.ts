import { afterSending, type SendOutcome } from '../../../domain/submissions/providerDelivery';
import { inTransaction } from '../../database/transaction';
import type { RuntimeContext } from '../../runtime/context';
import type { ClaimedRequest } from './claimRequest';

/** The schedule's name, for the audit log. */
const actorName = 'send-account-requests';

/**
 * Stores the outcome of an attempt, unless the request was claimed or submitted again meanwhile. If the house rejected it meanwhile, or its
 * maker changed it, the provider's reference is stored and `status_sub_code` stays as it is.
 */
export async function concludeRequest(
  { database, clock, newId, log }: RuntimeContext,
  { request: { submissionId }, key, attempts }: ClaimedRequest,
  outcome: SendOutcome,
): Promise<void> {
  const now = clock.now();
  const { status, nextAttemptAt } = afterSending(outcome, attempts, now);
  const reference = outcome.kind === 'accepted' ? outcome.reference : null;
  await inTransaction(database, { userId: actorName, requestId: newId() }, async (transaction) => {
    const ofRequest = transaction('new_account_submissions').where({ id: submissionId });
    // In the order in which the actions lock them.
    await ofRequest.clone().forUpdate().first('id');
    const stored = await transaction('account_request_deliveries')
      .where({ submission_id: submissionId, request_key: key, attempts })
      .update({
        next_attempt_at: nextAttemptAt,
        reference,
        sent_at: reference === null ? null : now,
        problem: outcome.kind === 'accepted' ? null : outcome.problem,
      });
    if (stored === 0) log.warn({ submissionId, key, reference }, 'account_request_superseded');
    else await ofRequest.clone().where({ status_sub_code: 'for_provider' }).update({ status_sub_code: status });
  });
}
