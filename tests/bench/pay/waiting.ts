import type { Knex } from 'knex';

/** A payment and its requests, without what differs between two payments of the same content. */
export async function storedPayment(database: Knex, id: string): Promise<object> {
  const { rows } = await database.raw<{ rows: { payment: object; requests: object }[] }>(
    `select to_jsonb(p) - '{id,shortReference,uniqueRequestId,created_at,updated_at,createdAt,updatedAt}'::text[] as payment,
       (select jsonb_agg(to_jsonb(r) - '{id,paymentId,authorisedAt,created_at,updated_at}'::text[] order by r."roleIdRequired")
        from payment_authorisation_requests r where r."paymentId" = p.id) as requests
     from payments p where p.id = ?`,
    [id],
  );
  const [stored] = rows;
  if (!stored) throw new Error(`payment ${id} is not stored`);
  return stored;
}
