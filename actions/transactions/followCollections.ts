import type { Knex } from 'knex';

/**
 * Adds a row for incoming money that waits for a decision whether to accept it, and records the provider's decision. A
 * decision that was made in the portal stays unchanged.
 * @param transactionIds the provider's ids; transactions of other kinds are ignored
 */
export async function followCollections(
  transaction: Knex.Transaction,
  transactionIds: readonly string[],
): Promise<void> {
  await transaction.raw(
    `insert into tcc_collections (transaction_id, account_id, created_at, updated_at)
     select id, account_id, created_at, updated_at from tcc_transactions
     where id = any(:ids) and related_entity_type like 'inbound_funds%' and status = 'pending'
     on conflict do nothing`,
    { ids: [...transactionIds] },
  );
  await transaction.raw(
    `update tcc_collections c
     set accepted = t.status = 'completed', reason = case t.status when 'completed' then 'accepted' end,
       updated_at = t.updated_at
     from tcc_transactions t
     where t.id = c.transaction_id and t.id = any(:ids) and c.accepted is null and t.status in ('completed', 'deleted')`,
    { ids: [...transactionIds] },
  );
}
