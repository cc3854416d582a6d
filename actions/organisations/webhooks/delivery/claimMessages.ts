import type { Knex } from 'knex';

/** A message that a run has claimed. */
export interface ClaimedMessage {
  readonly rowId: string;
  readonly id: string;
  readonly body: string;
  /** How many posts of it were begun, this one included. It fences: a later claim has a higher number. */
  readonly attempts: number;
}

/** SQL: a waiting message `d` that is due and has no older one of the same entity before it. */
const isNext = `d.state = 'waiting' and d.next_attempt_at <= :now and not exists (
  select from outgoing_webhook_deliveries older where older.endpoint_id = d.endpoint_id and older.entity_id = d.entity_id
    and older.state = 'waiting' and older.id < d.id)`;

/** The endpoints that are switched on, have a secret and have something to send, those that wait longest first. */
export async function endpointsWithWork(database: Knex, now: Date, limit: number): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { endpoint_id: string }[] }>(
    `select d.endpoint_id from outgoing_webhook_deliveries d
     join webhook_endpoints endpoint on endpoint.id = d.endpoint_id and endpoint.enabled
     join vault.webhook_secrets secret on secret.endpoint_id = endpoint.id
     where ${isNext} group by d.endpoint_id order by min(d.next_attempt_at), d.endpoint_id limit :limit`,
    { now, limit },
  );
  return rows.map(({ endpoint_id }) => endpoint_id);
}

/**
 * Claims the next messages of an endpoint, each of another entity. A claim counts until the lease ends; then the run that made it has died,
 * and the message is posted again under the same id.
 */
export async function claimMessages(
  database: Knex,
  endpointId: string,
  { now, leaseUntil, limit }: { readonly now: Date; readonly leaseUntil: Date; readonly limit: number },
): Promise<ClaimedMessage[]> {
  const { rows } = await database.raw<{ rows: ClaimedMessage[] }>(
    `update outgoing_webhook_deliveries claimed set attempts = claimed.attempts + 1, next_attempt_at = :leaseUntil
     where claimed.id in (
       select d.id from outgoing_webhook_deliveries d where d.endpoint_id = :endpointId and ${isNext}
       order by d.id limit :limit for update skip locked)
     returning claimed.id::text as "rowId", claimed.message_id as id, claimed.payload::text as body, claimed.attempts`,
    { endpointId, now, leaseUntil, limit },
  );
  return rows;
}
