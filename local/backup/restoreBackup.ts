import { appendFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Client } from 'pg';
import { ownerDatabase } from '../../tools/database/ownerDatabase';
import { findAuditFault, headsFolder } from '../../tools/audit/verify';
import { migrate } from '../../tools/migrate/migrate';
import { migrationNames } from '../../tools/migrate/migrationFiles';
import { openStore } from '../identity/store';
import { freePort } from '../../tools/postgres/cluster';
import { serverUrl, startPostgres } from '../../tools/postgres/server';
import { openRecordStore } from '../provider/store/recordStore';
import { ownDatabase } from '../stack/database';
import { noteRestored } from '../stack/restored';
import { readBackup, type BackupHead } from './backupFile';
import { beginLoading, loadRows, loadSequences } from './tables';

const rowsAtOnce = 1000;

/**
 * Reads a backup to its end before anything is written.
 * @throws Error in one sentence when it is damaged, or has migrations that this release does not know
 */
export async function checkBackup(file: string): Promise<BackupHead> {
  let head: BackupHead | undefined;
  for await (const entry of readBackup(file)) if ('head' in entry) head = entry.head;
  if (!head) throw new Error(`${file} is no backup of Corridor.`);
  const known = new Set(migrationNames());
  const unknown = head.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `${file} was made by a newer release (${head.release}, migration ${unknown.at(-1)}): restore it with that release.`,
    );
  }
  return head;
}

/** @throws Error in one sentence when the folder holds anything */
export function requireEmpty(dataDir: string): void {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new Error(`${dataDir} is not empty: a backup is restored into an empty folder only.`);
  }
}

/**
 * Writes a backup into a data directory and verifies the chain of its audit log. The directory's note says `loading` until then, and `held`
 * afterwards.
 * @param head what `checkBackup` gave for the file
 * @throws Error in one sentence when the audit log does not match its seals
 */
export async function restoreBackup(file: string, dataDir: string, head: BackupHead): Promise<void> {
  const { takenAt } = head;
  noteRestored(dataDir, { state: 'loading', takenAt });
  const port = await freePort();
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres'), port });
  try {
    const url = await ownDatabase(serverUrl(port));
    await createTables(url, head);
    await load(file, url, dataDir);
    await verifyAudit(url, dataDir);
  } finally {
    await server.stop();
  }
  noteRestored(dataDir, { state: 'held', takenAt });
}

/** The tables as they were when the backup was made, those of the emulators included. */
async function createTables(url: string, { migrations }: BackupHead): Promise<void> {
  const owner = ownerDatabase(url);
  try {
    const applied = await migrate(owner, { to: migrations.at(-1) });
    const missing = applied.filter((name) => !migrations.includes(name));
    if (missing.length > 0) {
      throw new Error(`The backup lacks the migration ${missing[0]}, which lies between its own: use its release.`);
    }
  } finally {
    await owner.destroy();
  }
  await (await openStore(url, () => undefined)).close();
  await (await openRecordStore(url)).close();
}

async function load(file: string, url: string, dataDir: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await beginLoading(client);
    let part = openPart(client, dataDir, '', []);
    for await (const entry of readBackup(file)) {
      if ('line' in entry) await part.take(entry.line);
      else await part.end();
      if ('part' in entry) part = openPart(client, dataDir, entry.part, entry.columns ?? []);
    }
    await part.end();
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** Takes the lines of a part to where they belong, many at a time. */
function openPart(client: Client, dataDir: string, part: string, columns: readonly string[]) {
  const [kind = '', ...rest] = part.split(' ');
  const name = rest.join(' ');
  const write = writers(client, dataDir, name, columns)[kind];
  let waiting: string[] = [];
  const flush = async () => {
    await write?.(waiting);
    waiting = [];
  };
  return {
    take: async (line: string) => {
      waiting.push(line);
      if (waiting.length >= rowsAtOnce) await flush();
    },
    end: flush,
  };
}

function writers(
  client: Client,
  dataDir: string,
  name: string,
  columns: readonly string[],
): Readonly<Record<string, (lines: readonly string[]) => Promise<void> | void>> {
  return {
    table: (rows) => loadRows(client, name, columns, rows),
    sequences: (lines) => loadSequences(client, lines),
    file: (pieces) => appendFile(dataDir, name, pieces),
  };
}

/** @throws Error when the name leads out of the data directory */
function appendFile(dataDir: string, name: string, pieces: readonly string[]): void {
  const file = resolve(dataDir, name);
  const isInside = file.startsWith(`${resolve(dataDir)}/`);
  if (!isInside) throw new Error(`The backup names a file outside of ${dataDir}: ${name}.`);
  mkdirSync(dirname(file), { recursive: true });
  const mode = name === 'secrets.json' ? 0o600 : 0o644;
  appendFileSync(file, Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64'))), { mode });
}

async function verifyAudit(url: string, dataDir: string): Promise<void> {
  const owner = ownerDatabase(url);
  try {
    const fault = await findAuditFault(owner, headsFolder(dataDir));
    if (fault) throw new Error(`The audit log of the backup does not match its seals: ${fault.reason}.`);
  } finally {
    await owner.destroy();
  }
}
