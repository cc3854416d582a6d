import type { Knex } from 'knex';
import { accountRequestOf, keyOf } from './accountRequest';

/** Stores that a request, as it is stored now, is to be sent, with the key of its content. */
export async function awaitSending(transaction: Knex.Transaction, submissionId: string, now: Date): Promise<void> {
  const request_key = keyOf(await accountRequestOf(transaction, submissionId));
  const begun = { request_key, attempts: 0, next_attempt_at: now, problem: null, reference: null, sent_at: null };
  await transaction('account_request_deliveries')
    .insert({ submission_id: submissionId, ...begun })
    .onConflict('submission_id')
    .merge(begun);
}
