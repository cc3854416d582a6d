import type { Knex } from 'knex';
import type { Intent } from './intent';

const leaseMs = 60_000;

const claimOne = `
  update provider_intents as intent
  set fence = fence + 1, attempts = attempts + 1, lease_until = :leaseUntil, "updatedAt" = :now
  where intent.id = (
    select due.id from provider_intents as due
    where due.state = 'pending' and due.next_attempt_at <= :now
      and (due.lease_until is null or due.lease_until <= :now)
      and due.id = coalesce(:id::uuid, due.id)
    order by due.next_attempt_at
    limit 1
    for update skip locked)
  returning intent.id, kind, entity_id as "entityId", account_id as "accountId", key, payload, digest, attempts, fence,
    lease_until as "leaseUntil"`;

/**
 * Takes one due intent for a minute, the oldest first, passing over those that others hold.
 * @param id only this one
 */
export async function claim(database: Knex, now: Date, id?: string): Promise<Intent | undefined> {
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const { rows } = await database.raw<{ rows: Intent[] }>(claimOne, { now, leaseUntil, id: id ?? null });
  return rows[0];
}
