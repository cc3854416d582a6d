import type { Knex } from 'knex';

/** A row of a table, and what it has for some time. */
export interface Change {
  readonly table: string;
  readonly where: Readonly<Record<string, string>>;
  readonly change: Readonly<Record<string, string | number | boolean | Date | null>>;
}

/** Runs the work while a row has other values, and gives it its own back afterwards. The guards and the log of changes do not see it. */
export async function whileChanged<T>(
  database: Knex,
  { table, where, change }: Change,
  work: () => Promise<T>,
): Promise<T> {
  const set = (row: object, values: object) =>
    database.transaction(async (transaction) => {
      await transaction.raw('set local session_replication_role = replica');
      expect(await transaction(table).where(row).update(values)).toBe(1);
    });
  const changed = Object.fromEntries(Object.entries(where).map(([column, value]) => [column, change[column] ?? value]));
  const before = (await database(table)
    .where(where)
    .first(...Object.keys(change))) as object;
  await set(where, change);
  try {
    return await work();
  } finally {
    await set(changed, before);
  }
}
