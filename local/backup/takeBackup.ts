import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Client } from 'pg';
import { businessClock } from '../../actions/runtime/clock';
import { version } from '../../package.json';
import { runningServer, serverUrl, startPostgres } from '../../tools/postgres/server';
import { freePort } from '../../tools/postgres/cluster';
import { formatVersion, writeBackup, type BackupPart } from './backupFile';
import { beginSnapshot, tableParts } from './tables';

/** What a backup came to. */
export interface TakenBackup {
  readonly takenAt: string;
  readonly sha256: string;
  readonly bytes: number;
}

/** What a data directory holds beside the database. The rest is made anew at each start. */
const keptFiles = ['secrets.json', 'clock.json'];
const keptFolders = ['documents', 'audit-heads'];
/** Three bytes are four characters of base64, so that pieces join without a gap. */
const pieceBytes = 48 * 1024;

/**
 * Writes a backup of a data directory while its stack runs, or while it stands still.
 * @param databaseUrl the owner's URL of a database that is not the embedded one
 * @throws Error in one sentence when there is nothing to back up
 */
export async function takeBackup(dataDir: string, file: string, databaseUrl?: string): Promise<TakenBackup> {
  if (!existsSync(join(dataDir, 'secrets.json'))) throw new Error(`${dataDir} holds no data of Corridor.`);
  const opened = databaseUrl ? { url: databaseUrl, close: async () => undefined } : await openDatabase(dataDir);
  const client = new Client({ connectionString: opened.url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await beginSnapshot(client);
    const takenAt = businessClock(join(dataDir, 'clock.json')).now().toISOString();
    const { rows } = await client.query<{ name: string }>('select name from knex_migrations order by id');
    const migrations = rows.map(({ name }) => name);
    const head = { format: 'corridor-backup', formatVersion, release: version, takenAt, migrations } as const;
    const sha256 = await writeBackup(file, head, partsOf(client, dataDir));
    return { takenAt, sha256, bytes: statSync(file).size };
  } finally {
    await client.end().catch(() => undefined);
    await opened.close();
  }
}

/** The embedded database, which is started for this when no stack runs. */
async function openDatabase(dataDir: string) {
  const folder = join(dataDir, 'postgres');
  const running = runningServer(folder);
  if (running) return { url: databaseOf(running), close: async () => undefined };
  const port = await freePort();
  const server = await startPostgres({ dataDir: folder, port });
  return { url: databaseOf(serverUrl(port)), close: server.stop };
}

const databaseOf = (server: string) => server.replace(/\/postgres$/, '/corridor');

/** Documents come after the tables: a row of the snapshot names only files that were there before. */
async function* partsOf(client: Client, dataDir: string): AsyncGenerator<BackupPart> {
  yield* tableParts(client);
  const names = [...keptFiles, ...keptFolders.flatMap((folder) => filesBelow(dataDir, folder))];
  for (const name of names) {
    const content = contentOf(resolve(dataDir, name));
    if (content) yield { name: `file ${name}`, lines: pieces(content) };
  }
}

function filesBelow(dataDir: string, folder: string): string[] {
  if (!existsSync(join(dataDir, folder))) return [];
  return readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))
    .sort();
}

/** Undefined for a file that was deleted meanwhile. */
function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function* pieces(content: Buffer): Generator<string> {
  for (let start = 0; start < content.length; start += pieceBytes) {
    yield content.subarray(start, start + pieceBytes).toString('base64');
  }
}
