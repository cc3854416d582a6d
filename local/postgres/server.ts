import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../freePort';
import { isAlive } from '../isAlive';
import { locatePostgres, type PostgresBinaries } from './binaries';

/** A running server. `url` connects as its superuser to the database `postgres`. */
export interface PostgresServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const password = 'corridor';
const startTimeoutMs = 30_000;

/** Durability is traded for speed: a laptop's or test's data can be seeded again. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/**
 * Starts the embedded Postgres 17 on a data directory, creating the cluster when the directory is new.
 * @param options.dataDir folder for the cluster; kept between starts
 * @param options.port TCP port on 127.0.0.1; a free one when left out
 * @throws Error with the server's own last words when it does not come up
 */
export async function startPostgres(options: { dataDir: string; port?: number }): Promise<PostgresServer> {
  const binaries = locatePostgres();
  const dataDir = reachableFolder(resolve(options.dataDir), binaries);
  await stopOrphan(dataDir);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) createCluster(dataDir, binaries);
  const port = options.port ?? (await freePort());
  const child = spawnServer(dataDir, port, binaries);
  const url = serverUrl(port);
  await untilReady(child, url);
  return { url, stop: () => stopServer(child) };
}

/** The address of the server that runs on a data directory now; undefined when none does. */
export function runningServer(dataDir: string): string | undefined {
  const folder = resolve(dataDir);
  const pidFile = [folder, substituteFolder(folder)].map((place) => join(place, 'postmaster.pid')).find(existsSync);
  if (!pidFile) return undefined;
  const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n');
  return isAlive(Number(pid)) ? serverUrl(Number(port)) : undefined;
}

/** Removes a cluster's files, wherever `startPostgres` put them for this data directory. */
export function removeCluster(dataDir: string): void {
  const folder = resolve(dataDir);
  rmSync(folder, { recursive: true, force: true });
  rmSync(substituteFolder(folder), { recursive: true, force: true });
}

function serverUrl(port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

/** A folder below a private home (such as /root) cannot be entered by the user Postgres runs as: another one serves. */
function reachableFolder(dataDir: string, binaries: PostgresBinaries): string {
  mkdirSync(dataDir, { recursive: true });
  if (!binaries.runAs) return dataDir;
  const folder = isEnterable(dirname(dataDir)) ? dataDir : substituteFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, binaries.runAs.uid, binaries.runAs.gid);
  return folder;
}

function substituteFolder(dataDir: string): string {
  return `/var/tmp/corridor-data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
}

function isEnterable(folder: string): boolean {
  const everyone = (statSync(folder).mode & 0o001) !== 0;
  return everyone && (folder === dirname(folder) || isEnterable(dirname(folder)));
}

function createCluster(dataDir: string, { initdb, runAs }: PostgresBinaries): void {
  const passwordFile = `${dataDir}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs) chownSync(passwordFile, runAs.uid, runAs.gid);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const result = spawnSync(
    initdb,
    ['-D', dataDir, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, ...locale, '--no-sync'],
    { ...runAs, cwd: '/', encoding: 'utf8' },
  );
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    throw new Error(
      `Postgres could not create its data directory ${dataDir}: ${result.stderr || String(result.error)}`,
    );
  }
}

function spawnServer(dataDir: string, port: number, { postgres, runAs }: PostgresBinaries): ChildProcess {
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].flatMap((s) => ['-c', s]);
  return spawn(postgres, ['-D', dataDir, '-p', String(port), ...flags], {
    ...runAs,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    // A Ctrl-C reaches the whole terminal group; Postgres must outlive the clients that are still finishing.
    detached: true,
  });
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  let lastWords = '';
  child.stderr?.on('data', (chunk: Buffer) => (lastWords = (lastWords + chunk.toString()).slice(-2000)));
  const deadline = Date.now() + startTimeoutMs;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`Postgres did not start: ${lastWords.trim() || `exit code ${child.exitCode}`}`);
    }
    await delay(25);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** SIGINT is Postgres' fast shutdown: sessions are ended, data is written. */
async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = new Promise((done) => child.once('exit', done));
  child.kill('SIGINT');
  await exited;
}

/** A stack that was killed leaves its server behind; the data directory admits only one. */
async function stopOrphan(dataDir: string): Promise<void> {
  const pidFile = join(dataDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  for (let attempt = 0; attempt < 200 && isAlive(pid); attempt += 1) {
    if (attempt === 0) process.kill(pid, 'SIGINT');
    await delay(50);
  }
}
