import type { Knex } from 'knex';
import type { Intent } from './intent';

/**
 * The `unresolvedAt` of a call that the same request may have made before the database was taken back. The call begins with a look-up. No
 * attempt of that time can still take effect: if nothing is found, the call is made at once (docs/decisions/096).
 */
export const longAgo = new Date(0);

/**
 * Stores an intent in the caller's transaction, due at once. The key is unique for each kind, so the same effect cannot
 * be stored twice.
 * @param intent with `unresolvedAt` where the key is looked up before the first call
 * @param after an intent that must no longer be pending when this one is sent
 * @returns the intent's id
 */
export async function enqueue(
  transaction: Knex.Transaction,
  intent: Pick<Intent, 'id' | 'kind' | 'entityId' | 'accountId' | 'key' | 'payload' | 'digest'> &
    Partial<Pick<Intent, 'unresolvedAt' | 'wantedUntil'>>,
  now: Date,
  after?: string,
): Promise<string> {
  await transaction('provider_intents').insert({
    id: intent.id,
    kind: intent.kind,
    entity_id: intent.entityId,
    account_id: intent.accountId,
    key: intent.key,
    payload: JSON.stringify(intent.payload),
    digest: intent.digest,
    unresolved_at: intent.unresolvedAt ?? null,
    wanted_until: intent.wantedUntil ?? null,
    next_attempt_at: now,
    after_id: after ?? null,
  });
  return intent.id;
}
