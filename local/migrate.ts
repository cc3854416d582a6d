import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';

const folder = join(__dirname, '..', 'migrations');

/** A migration is a pair of files, `<time>_<name>.up.sql` and `.down.sql`. */
const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: () =>
    Promise.resolve(
      readdirSync(folder)
        .filter((file) => file.endsWith('.up.sql'))
        .map((file) => file.slice(0, -'.up.sql'.length))
        .sort(),
    ),
  getMigrationName: (name) => name,
  getMigration: (name) => Promise.resolve({ up: runFile(`${name}.up.sql`), down: runFile(`${name}.down.sql`) }),
};

/** Statements run as written: a question mark is an operator here, not a binding. */
function runFile(file: string): (database: Knex) => Promise<void> {
  return async (database) => {
    await database.raw(readFileSync(join(folder, file), 'utf8').replaceAll('?', '\\?'));
  };
}

/** A knex instance for the database's owner, who alone may migrate and seed. */
export function ownerDatabase(url: string): Knex {
  return knex({ client: 'pg', connection: url, pool: { min: 0, max: 2 } });
}

/** Brings the schema to the newest migration. Safe to call at every start. */
export async function migrate(database: Knex): Promise<void> {
  await database.migrate.latest({ migrationSource });
}

/** Takes every migration back, newest first. */
export async function rollBack(database: Knex): Promise<void> {
  await database.migrate.rollback({ migrationSource }, true);
}

/** Takes the newest migration back and gives its name. */
export async function rollBackOne(database: Knex): Promise<string | undefined> {
  const [, names] = (await database.migrate.down({ migrationSource })) as [number, string[]];
  return names[0];
}
