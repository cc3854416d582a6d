import type { Knex } from 'knex';
import { leaseMs } from '../../domain/intents/attempt';
import type { Intent } from './intent';

const claimOne = `
  with free as materialized (
    select due.id, due.unresolved_at from provider_intents as due
    where due.state = 'pending' and due.next_attempt_at <= :now
      and (due.lease_until is null or due.lease_until <= :now)
      and due.id = coalesce(:id::uuid, due.id)
      and not exists (select from provider_intents earlier where earlier.id = due.after_id and earlier.state = 'pending')
    order by due.next_attempt_at
    limit 1
    for update skip locked)
  update provider_intents as intent
  set fence = fence + 1, attempts = attempts + 1, lease_until = :leaseUntil, unresolved_at = :now, "updatedAt" = :now
  from free where intent.id = free.id
  returning intent.id, kind, entity_id as "entityId", account_id as "accountId", key, payload, digest, attempts, fence,
    lease_until as "leaseUntil", wanted_until as "wantedUntil", free.unresolved_at as "unresolvedAt"`;

/**
 * Claims one due intent for the time of a lease, the oldest first. Intents that other senders hold are skipped, and those that wait
 * for another one. The attempt counts as one that may have taken effect until its outcome is recorded.
 * @param id claims only this intent
 * @returns undefined if no such intent is due
 */
export async function claim(database: Knex, now: Date, id?: string): Promise<Intent | undefined> {
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const { rows } = await database.raw<{ rows: Intent[] }>(claimOne, { now, leaseUntil, id: id ?? null });
  return rows[0];
}
