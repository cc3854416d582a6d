import type { Knex } from 'knex';

/** The names that are compared: those of an organisation's roles or groups, or of the tariffs of a type. */
type Named =
  | { readonly table: 'roles' | 'groups'; readonly org_id: string }
  | { readonly table: 'tariffs'; readonly type: string };

/**
 * Whether another row has the name already, in any case and with any blanks around it, as the unique indexes of the tables compare them.
 * @param exceptId the row that is being edited
 */
export async function isNameTaken(
  transaction: Knex.Transaction,
  { table, ...owner }: Named,
  name: string,
  exceptId?: string,
): Promise<boolean> {
  const twins = await transaction<{ id: string }>(table)
    .where(owner)
    .whereRaw('lower(btrim(name)) = lower(btrim(?))', [name])
    .pluck('id');
  return twins.some((id) => id !== exceptId);
}
