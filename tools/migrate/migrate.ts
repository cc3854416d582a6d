import type { Knex } from 'knex';
import { migrationNames, migrationSource, type Direction } from './migrationFiles';

const defaultLockTimeoutMs = 5000;
const lockNotAvailable = '55P03';

/** A migration that a database has. */
export interface AppliedMigration {
  readonly name: string;
  readonly appliedAt: Date;
}

/** Where a database stands against this release's migrations; both lists are oldest first. */
export interface MigrationState {
  readonly applied: readonly AppliedMigration[];
  readonly pending: readonly string[];
}

/** How far to go, and whom to tell. */
export interface MigrationOptions {
  /** `migrate` stops after this migration, `rollBack` before it. */
  readonly to?: string;
  /** Receives each migration's name before it runs. */
  readonly onMigration?: (name: string) => void;
  /** How long another run is waited for; five seconds when left out. */
  readonly lockTimeoutMs?: number;
}

/** Another run holds the migration lock. */
export class MigrationsLockedError extends Error {
  constructor() {
    super(
      'Another run holds the migration lock of this database. Wait until it ends. ' +
        'If it was killed: update knex_migrations_lock set is_locked = 0',
    );
  }
}

/** Reads which migrations are applied and which are pending. Writes nothing, not even knex's own tables. */
export async function migrationState(database: Knex): Promise<MigrationState> {
  const applied = await appliedMigrations(database);
  const names = new Set(applied.map(({ name }) => name));
  return { applied, pending: migrationNames().filter((name) => !names.has(name)) };
}

/** The pending migrations up to and including `to`, or all of them. */
export function pendingUpTo({ pending }: MigrationState, to: string | undefined): readonly string[] {
  return to === undefined ? pending : pending.filter((name) => name <= to);
}

/**
 * Applies the pending migrations in one transaction: either all of them take effect or none does.
 * @returns the names that were applied; none when the schema is current, so every start may call it
 * @throws MigrationsLockedError
 * @throws Error with file, line and Postgres' message
 */
export function migrate(database: Knex, options: MigrationOptions = {}): Promise<readonly string[]> {
  return run(database, 'up', options, (state) => pendingUpTo(state, options.to));
}

/**
 * Reverts the newest applied migration, or with `to` every one newer than it, newest first and in one transaction.
 * @returns the names that were reverted
 * @throws MigrationsLockedError
 * @throws Error with file, line and Postgres' message
 */
export function rollBack(database: Knex, options: MigrationOptions = {}): Promise<readonly string[]> {
  const { to } = options;
  return run(database, 'down', options, ({ applied }) => {
    const newestFirst = applied.map(({ name }) => name).reverse();
    return to === undefined ? newestFirst.slice(0, 1) : newestFirst.filter((name) => name > to);
  });
}

function run(
  database: Knex,
  direction: Direction,
  { onMigration, lockTimeoutMs = defaultLockTimeoutMs }: MigrationOptions,
  choose: (state: MigrationState) => readonly string[],
): Promise<readonly string[]> {
  return database.transaction(async (transaction) => {
    await requireKnownMigrations(transaction);
    await takeLock(transaction, lockTimeoutMs);
    const names = choose(await migrationState(transaction));
    for (const name of names) {
      onMigration?.(name);
      await transaction.migrate[direction]({ migrationSource, name });
    }
    return names;
  });
}

async function requireKnownMigrations(database: Knex): Promise<void> {
  const known = migrationNames();
  const unknown = (await appliedMigrations(database)).filter(({ name }) => !known.includes(name));
  if (unknown.length === 0) return;
  const names = unknown.map(({ name }) => name).join(', ');
  throw new Error(
    `The database has migrations that this release does not contain: ${names}; use the release that made it, or a newer one.`,
  );
}

/** Locks knex's lock row for the rest of the transaction, so that a run which is killed leaves no lock behind. */
async function takeLock(transaction: Knex.Transaction, lockTimeoutMs: number): Promise<void> {
  // Listing creates knex's tables in a new database.
  await transaction.migrate.list({ migrationSource });
  await transaction.raw(`set local lock_timeout = ${lockTimeoutMs}`);
  const rows = await transaction('knex_migrations_lock')
    .forUpdate()
    .select<{ is_locked: number }[]>('is_locked')
    .catch((error: Error & { readonly code?: string }) => {
      throw error.code === lockNotAvailable ? new MigrationsLockedError() : error;
    });
  if (rows.some(({ is_locked: isLocked }) => isLocked !== 0)) throw new MigrationsLockedError();
  await transaction.raw('set local lock_timeout to default');
}

async function appliedMigrations(database: Knex): Promise<AppliedMigration[]> {
  const { rows } = await database.raw<{ rows: { exists: boolean }[] }>(
    `select to_regclass('knex_migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) return [];
  return database('knex_migrations').orderBy('id').select({ name: 'name', appliedAt: 'migration_time' });
}
