import type { Knex } from 'knex';

/**
 * Whether one user may control another: created or enabled that user, changed the contacts or switched the second factors off since a time,
 * directly or through a chain of users (docs/decisions/089).
 */
export async function mayControl(
  transaction: Knex.Transaction,
  { controller, userId, since }: { readonly controller: string; readonly userId: string; readonly since: Date },
): Promise<boolean> {
  const { rows } = await transaction.raw<{ rows: object[] }>(
    `with recursive controlled (user_id) as (
       select :controller::text
       union
       select operation.user_id from identity_operations operation
       join controlled on controlled.user_id = operation.requested_by
       where operation."createdAt" > :since and operation.state <> 'undone' and (
         operation.kind in ('create', 'enable', 'disable_mfa')
         or exists (
           select from jsonb_each_text(operation.request -> 'former' -> 'columns') former
           where former.key in ('email', 'phone')
             and former.value is distinct from operation.request -> 'contacts' ->> former.key
         )
       )
     )
     select from controlled where user_id = :userId`,
    { controller, userId, since },
  );
  return rows.length > 0;
}
