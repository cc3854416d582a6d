import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';

const folder = join(__dirname, '..', '..', 'migrations');

export type Direction = 'up' | 'down';

/** The names of this release's migrations, `<time>_<name>`, oldest first. Each is a pair of files, `.up.sql` and `.down.sql`. */
export function migrationNames(): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.up.sql'))
    .map((file) => file.slice(0, -'.up.sql'.length))
    .sort();
}

/** The SQL of a migration as its file holds it. */
export function migrationSql(name: string, direction: Direction): string {
  return readFileSync(join(folder, fileName(name, direction)), 'utf8');
}

/** The migrations as knex takes them. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: () => Promise.resolve([...migrationNames()]),
  getMigrationName: (name) => name,
  getMigration: (name) =>
    Promise.resolve({
      up: (database) => runSql(database, name, 'up'),
      down: (database) => runSql(database, name, 'down'),
    }),
};

/** @throws Error with file, line and Postgres' message */
async function runSql(database: Knex, name: string, direction: Direction): Promise<void> {
  const sql = migrationSql(name, direction);
  try {
    // A question mark is an operator here; unescaped, knex would take it for a binding.
    await database.raw(sql.replaceAll('?', '\\?'));
  } catch (cause) {
    const { message, position } = cause as Error & { readonly position?: string };
    const line = position ? `, line ${sql.slice(0, Number(position)).split('\n').length}` : '';
    // Knex puts the statement before the message, which here is the whole file.
    const reason = message.replace(`${sql} - `, '');
    throw new Error(`${fileName(name, direction)}${line}: ${reason}. The whole run is rolled back.`, { cause });
  }
}

function fileName(name: string, direction: Direction): string {
  return `${name}.${direction}.sql`;
}
