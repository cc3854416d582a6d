import { parseArgs } from 'node:util';
import { migrationNames } from './migrationFiles';

const usage = `Usage: npm run migrate -- <up|down|status|plan> [--to <migration>] [--database-url <url>]

  up      applies the pending migrations: all of them, or those up to and including --to
  down    reverts the newest migration, or every migration newer than --to
  status  lists the applied and the pending migrations
  plan    prints the SQL that up would run, and changes nothing

Without --database-url, the environment variable DATABASE_URL names the database.`;

const commands = ['up', 'down', 'status', 'plan'] as const;

/** What the command line asks for. */
export interface MigrateRequest {
  readonly command: (typeof commands)[number];
  readonly url: URL;
  readonly to: string | undefined;
}

/** The command line is wrong; the message says how and ends with the usage. */
export class UsageError extends Error {
  constructor(sentence: string) {
    super(`${sentence}\n\n${usage}`);
  }
}

/**
 * Reads the arguments of `npm run migrate`. A message never repeats an argument that may be a URL, for it may hold a password.
 * @throws UsageError
 */
export function readRequest(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): MigrateRequest {
  const { values, positionals } = parseWords(words);
  const command = commands.find((known) => known === positionals[0]);
  if (!command || positionals.length > 1) throw new UsageError('Give one command: up, down, status or plan.');
  const { to } = values;
  if (to !== undefined && command === 'status') throw new UsageError('status takes no --to.');
  if (to !== undefined && !migrationNames().includes(to)) {
    throw new UsageError('--to names no migration of this release.');
  }
  return { command, url: databaseUrl(values['database-url'] ?? environment.DATABASE_URL), to };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { 'database-url': { type: 'string' }, to: { type: 'string' } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function databaseUrl(text: string | undefined): URL {
  if (!text) throw new UsageError('No database: give --database-url or set DATABASE_URL.');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new UsageError('The database URL is not of the form postgres://user:password@host:port/database.');
  }
  // A #, / or ? in the password ends the host early: part of the password would then be shown as host or port.
  if (text.includes('@') && !url.username) {
    throw new UsageError('The database URL has a password with a special character; percent-encode it.');
  }
  return url;
}
