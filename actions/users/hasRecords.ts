import type { Knex } from 'knex';

/** Whether a row of any table refers to the user and would not go with the user. */
export async function hasRecords(database: Knex, userId: string): Promise<boolean> {
  const { rows } = await database.raw<{ rows: { found: boolean }[] }>('select user_has_records(?) as found', [userId]);
  return rows[0]?.found ?? true;
}
