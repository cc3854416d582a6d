import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { hasEnded, partProcess, type PartProcess } from '../processes/child';
import { takeLock } from '../processes/lock';
import { locatePostgres, type PostgresBinaries } from './binaries';
import { createCluster, password, possibleFolders, reachableFolder, freePort } from './cluster';
import { findPostmaster, stopOrphan } from './postmaster';

/** A running server. `url` connects as its superuser to the database `postgres`. */
export interface PostgresServer extends PartProcess {
  readonly url: string;
}

/** How a server is started. */
interface PostgresOptions {
  /** Folder for the cluster; kept between starts. */
  readonly dataDir: string;
  /** TCP port on 127.0.0.1; a free one when left out. */
  readonly port?: number;
  /** The data may be lost in a power cut, for speed. A commit survives the end of the server all the same. */
  readonly isDisposable?: boolean;
  /** The private memory of each of its processes; unlimited when left out. Linux only. */
  readonly maxProcessBytes?: number;
}

const startTimeoutMs = 30_000;
const retryMs = 100;
/** A server that is killed afterwards loses nothing: the next one replays its log. */
const stopGraceMs = 5000;
const maxConnections = 200;

/**
 * Starts the embedded Postgres 17 on a data directory, creating the cluster when the directory is new. A server that a killed
 * process left behind is ended first.
 * @throws Error when another process runs a server there, or with the server's last output when it does not start
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const release = lockCluster(options.dataDir);
  try {
    const binaries = locatePostgres();
    const folder = reachableFolder(resolve(options.dataDir), binaries);
    await stopOrphan(options.dataDir);
    createCluster(folder, binaries);
    const port = options.port ?? (await freePort());
    const child = await launch(() => spawnServer(folder, port, options, binaries), port);
    // SIGINT is Postgres' fast shutdown: sessions are ended, data is written.
    const server = partProcess(child, { signal: 'SIGINT', graceMs: stopGraceMs });
    void server.ended.then(release);
    return { ...server, url: serverUrl(port) };
  } catch (error) {
    release();
    throw error;
  }
}

/** Removes a cluster's files, wherever they lie. @throws Error when another process runs a server there */
export async function removeCluster(dataDir: string): Promise<void> {
  const release = lockCluster(dataDir);
  await stopOrphan(dataDir);
  for (const folder of possibleFolders(dataDir)) rmSync(folder, { recursive: true, force: true });
  release();
}

function lockCluster(dataDir: string): () => void {
  return takeLock(
    `${resolve(dataDir)}.lock`,
    (holder) => `Process ${holder} runs a Postgres on ${dataDir}. Stop it first, or use another folder.`,
  );
}

/** The URL of the server that currently runs on a data directory, or undefined. */
export function runningServer(dataDir: string): string | undefined {
  const found = findPostmaster(dataDir);
  return found && serverUrl(found.port);
}

/** The superuser's URL of the server on a port. */
export function serverUrl(port: number): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}

function spawnServer(
  folder: string,
  port: number,
  { isDisposable, maxProcessBytes }: PostgresOptions,
  { postgres, runAs }: PostgresBinaries,
): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `max_connections=${maxConnections}`,
    // A commit is answered when it is written, so that it outlives the server's end.
    'synchronous_commit=on',
    ...(isDisposable ? ['fsync=off', 'full_page_writes=off'] : []),
  ];
  const command = [postgres, '-D', folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const [program = '', ...args] = maxProcessBytes ? ['prlimit', `--data=${maxProcessBytes}`, ...command] : command;
  return spawn(program, args, {
    ...runAs,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    // A Ctrl-C reaches the whole terminal group; Postgres must outlive the clients that are still finishing.
    detached: true,
  });
}

/** After a kill, sessions of the old server may need a moment to notice; until then a new one refuses to start. */
async function launch(start: () => ChildProcess, port: number): Promise<ChildProcess> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const child = start();
    const failure = await untilReady(child, port, deadline);
    if (failure === undefined) return child;
    child.kill('SIGKILL');
    const mayPass = failure.includes('still in use') && Date.now() < deadline;
    if (!mayPass) throw new Error(`Postgres did not start: ${failure}`);
    await delay(retryMs);
  }
}

/** Resolves with what the server said last if it does not come to answer. */
async function untilReady(child: ChildProcess, port: number, deadline: number): Promise<string | undefined> {
  let lastOutput = '';
  child.stderr?.on('data', (chunk: Buffer) => (lastOutput = (lastOutput + chunk.toString()).slice(-2000)));
  const closed = new Promise((done) => child.once('close', done));
  while (!(await answersAsPostgres(serverUrl(port)))) {
    if (hasEnded(child)) {
      await closed;
      return lastOutput.trim() || `exit code ${child.exitCode}`;
    }
    if (Date.now() > deadline) return lastOutput.trim() || 'it does not answer';
    await delay(25);
  }
  return undefined;
}

/** Whether a server lets somebody in at this URL within a second. */
export async function answersAsPostgres(url: string): Promise<boolean> {
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
