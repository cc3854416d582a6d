import type { Knex } from 'knex';

const copies = `
  with copied as (
    insert into payments
    select (jsonb_populate_record(payments, jsonb_build_object(
      'id', gen_random_uuid(), 'uniqueRequestId', gen_random_uuid(), 'shortReference', gen_random_uuid()))).*
    from payments, generate_series(1, :count) where id = :id
    returning id
  ), requested as (
    insert into payment_authorisation_requests
      ("paymentId", "authRuleId", "roleIdRequired", "authorisedById", "authorisedAt", "contentDigest")
    select copied.id, "authRuleId", "roleIdRequired", "authorisedById", "authorisedAt", "contentDigest"
    from copied, payment_authorisation_requests where "paymentId" = :id
  )
  select id from copied`;

/** Stores copies of a payment with its requested and given authorisations. Gives their ids. */
export async function copiesOf(database: Knex, id: string, count: number): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { id: string }[] }>(copies, { id, count });
  return rows.map((row) => row.id);
}
