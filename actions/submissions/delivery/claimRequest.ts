import type { Knex } from 'knex';
import { maxSendAttempts } from '../../../domain/submissions/providerDelivery';
import type { AccountRequest } from '../../runtime/accountRequests';
import { accountRequestOf } from './accountRequest';

/** A request that a run has claimed, with its content. */
export interface ClaimedRequest {
  readonly key: string;
  /** How many attempts were begun, this one included. With the key it fences: a later claim has another pair. */
  readonly attempts: number;
  readonly request: AccountRequest;
}

/**
 * Claims the request that has waited longest. A claim counts until the lease ends; then the run that made it has died, and the request is
 * sent again with the same key.
 * @returns undefined if none is due
 */
export function claimRequest(database: Knex, now: Date, leaseUntil: Date): Promise<ClaimedRequest | undefined> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{
      rows: { submission_id: string; request_key: string; attempts: number }[];
    }>(
      `with due as (
         select delivery.submission_id from account_request_deliveries delivery
         join new_account_submissions submission on submission.id = delivery.submission_id
         where submission.status_sub_code = 'for_provider' and delivery.attempts < :maxSendAttempts
           and delivery.next_attempt_at <= :now
         order by delivery.next_attempt_at limit 1 for update skip locked)
       update account_request_deliveries claimed set attempts = claimed.attempts + 1, next_attempt_at = :leaseUntil
       from due where claimed.submission_id = due.submission_id
       returning claimed.submission_id, claimed.request_key, claimed.attempts`,
      { now, leaseUntil, maxSendAttempts },
    );
    const [row] = rows;
    if (!row) return undefined;
    const request = await accountRequestOf(transaction, row.submission_id);
    return { key: row.request_key, attempts: row.attempts, request };
  });
}
