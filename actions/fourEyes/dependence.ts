import type { Knex } from 'knex';

/**
 * Whether one user is the making of another: created or enabled them, changed their contacts or switched their second factors off since a
 * time, directly or through others. Such a user may be nobody but the first one again (docs/decisions/089).
 */
export async function isMakingOf(
  transaction: Knex.Transaction,
  { maker, userId, since }: { readonly maker: string; readonly userId: string; readonly since: Date },
): Promise<boolean> {
  const { rows } = await transaction.raw<{ rows: object[] }>(
    `with recursive made (user_id) as (
       select :maker::text
       union
       select operation.user_id from identity_operations operation
       join made on made.user_id = operation.requested_by
       where operation."createdAt" > :since and operation.state <> 'undone' and (
         operation.kind in ('create', 'enable', 'disable_mfa')
         or exists (
           select from jsonb_each_text(operation.request -> 'former' -> 'columns') former
           where former.key in ('email', 'phone')
             and former.value is distinct from operation.request -> 'contacts' ->> former.key
         )
       )
     )
     select from made where user_id = :userId`,
    { maker, userId, since },
  );
  return rows.length > 0;
}
