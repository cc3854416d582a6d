import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findPostmaster } from '../../tools/postgres/postmaster';
import { removeCluster } from '../../tools/postgres/server';
import { readRecord } from '../../tools/processes/record';
import { actionRecord } from '../../local/stack/actionHost';
import { eventually } from './eventually';
import { fastFolder } from './fastFolder';

const root = resolve(__dirname, '..', '..');

/** A part may take this long to be started again on a busy machine. */
export const restartTimeoutMs = 60_000;

/** A data directory with a port, on which `npm start` runs as a process of its own, so that a test may kill its parts. */
export interface PortalFolder {
  readonly dataDir: string;
  readonly url: string;
  /** Starts the portal and does not wait for it. */
  readonly spawn: () => PortalProcess;
  /** Starts the portal. Resolves when it is ready, or when it has ended before. */
  readonly start: () => Promise<PortalProcess>;
  /** The same by npm, whose process is then the portal's outermost. */
  readonly startByNpm: () => Promise<PortalProcess>;
  /** Ends what still runs on the folder, and removes it. */
  readonly remove: () => Promise<void>;
}

/** A started portal. */
export interface PortalProcess {
  /** Resolves when it says that it is ready. */
  readonly ready: Promise<void>;
  /** Everything that it printed so far. */
  readonly output: () => string;
  /** Resolves with the exit code, or with the signal that ended it. */
  readonly ended: Promise<number | string>;
  readonly kill: (signal: NodeJS.Signals) => void;
}

/**
 * A new folder.
 * @param environment the options of `npm start`, such as `SEED`
 * @param parent where the folder lies
 */
export function portalFolder(
  port: number,
  environment: Readonly<Record<string, string>>,
  parent = fastFolder(),
): PortalFolder {
  const folder = mkdtempSync(join(parent, 'corridor-portal-'));
  // Postgres' own user enters it.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const started: PortalProcess[] = [];
  const spawnBy = (command: readonly string[]) => {
    const portal = run(command, { PORT: String(port), DATA_DIR: dataDir, SITE: 'off', ...environment });
    started.push(portal);
    return portal;
  };
  const startBy = async (command: readonly string[]) => {
    const portal = spawnBy(command);
    await Promise.race([portal.ready, portal.ended]);
    return portal;
  };
  return {
    dataDir,
    url: `http://localhost:${port}`,
    spawn: () => spawnBy(ownCommand),
    start: () => startBy(ownCommand),
    startByNpm: () => startBy(['npm', 'start']),
    remove: async () => {
      started.forEach(({ kill }) => kill('SIGTERM'));
      await Promise.all(started.map(({ ended }) => ended));
      await removeCluster(join(dataDir, 'postgres'));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ownCommand = [process.execPath, '--import', 'tsx', join(root, 'local', 'stack', 'main.ts')];

function run([program = '', ...args]: readonly string[], environment: Readonly<Record<string, string>>): PortalProcess {
  const child: ChildProcess = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<void>((done) => {
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready')) done();
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
  });
  const ended = new Promise<number | string>((done) =>
    child.once('close', (code, signal) => done(code ?? String(signal))),
  );
  return { ready, output: () => output, ended, kill: (signal) => child.kill(signal) };
}

/** The main process of the folder's portal: gateway, engine, identity and provider. @throws Error when none is noted */
export function portalPid(dataDir: string): number {
  const record = readRecord(join(dataDir, 'stack.lock'));
  if (!record) throw new Error(`No portal runs on ${dataDir}.`);
  return record.pid;
}

/** The process of the folder's Postgres. @throws Error when none runs */
export function postgresPid(dataDir: string): number {
  const found = findPostmaster(join(dataDir, 'postgres'));
  if (!found) throw new Error(`No Postgres runs on ${dataDir}.`);
  return found.pid;
}

/** The process of the folder's Lambdas. @throws Error when none is noted */
export function lambdasPid(dataDir: string): number {
  const record = readRecord(actionRecord(dataDir));
  if (!record) throw new Error(`No Lambdas run on ${dataDir}.`);
  return record.pid;
}

/** `/healthz` as a load balancer reads it; status 0 when nothing answers. */
export async function health(url: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(`${url}/healthz`);
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: '' };
  }
}

/** Waits until all parts answer. */
export async function untilHealthy(url: string): Promise<void> {
  await eventually(
    () => health(url),
    ({ status }) => status === 200,
    restartTimeoutMs,
  );
}
