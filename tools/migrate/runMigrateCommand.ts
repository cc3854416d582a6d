import type { Knex } from 'knex';
import { ownerDatabase } from '../database/ownerDatabase';
import { migrate, migrationState, pendingUpTo, rollBack } from './migrate';
import { migrationSql } from './migrationFiles';
import { readRequest, UsageError, type MigrateRequest } from './request';

/** Where a command writes its lines. */
export interface CommandOutput {
  readonly log: (line: string) => void;
  readonly error: (line: string) => void;
}

type Command = (database: Knex, to: string | undefined, output: CommandOutput) => Promise<void>;

/**
 * `npm run migrate`: migrates any database that the caller owns.
 * @returns the exit code: 0 done, 1 failed, 2 wrong command line
 */
export async function runMigrateCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  output: CommandOutput,
): Promise<number> {
  try {
    const request = readRequest(words, environment);
    await withDatabase(request.url, (database) => commands[request.command](database, request.to, output));
    return 0;
  } catch (error) {
    output.error((error as Error).message);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function withDatabase(url: URL, use: (database: Knex) => Promise<void>): Promise<void> {
  const database = ownerDatabase(url.href);
  try {
    await database.raw('select 1').catch((error: Error & { readonly code?: string }) => {
      throw new Error(`Cannot connect to ${url.host}${url.pathname}: ${error.message || error.code}`, { cause: error });
    });
    await use(database);
  } finally {
    await database.destroy();
  }
}

const commands: Readonly<Record<MigrateRequest['command'], Command>> = {
  up: async (database, to, { log }) => {
    const names = await migrate(database, { to, onMigration: (name) => log(`Applying ${name}`) });
    log(names.length === 0 ? 'Nothing to apply.' : `Applied ${count(names)}.`);
  },

  down: async (database, to, { log }) => {
    const names = await rollBack(database, { to, onMigration: (name) => log(`Reverting ${name}`) });
    log(names.length === 0 ? 'Nothing to revert.' : `Reverted ${count(names)}.`);
  },

  status: async (database, _to, { log }) => {
    const { applied, pending } = await migrationState(database);
    for (const { name, appliedAt } of applied) log(`applied  ${name}  ${appliedAt.toISOString()}`);
    for (const name of pending) log(`pending  ${name}`);
    log(`${applied.length} applied, ${pending.length} pending.`);
  },

  plan: async (database, to, { log }) => {
    const names = pendingUpTo(await migrationState(database), to);
    for (const name of names) log(`-- ${name}\n${migrationSql(name, 'up')}`);
    log(names.length === 0 ? '-- Nothing to apply.' : `-- up would apply ${count(names)}.`);
  },
};

function count(names: readonly string[]): string {
  return names.length === 1 ? '1 migration' : `${names.length} migrations`;
}
