import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { actionEnvironment } from '../support/stack';

/** How a worker ended. */
export interface WorkerEnd {
  readonly wasKilled: boolean;
  readonly errors: string;
}

/** Bundles `worker.ts`, so that each of its many starts is short. Gives the file. */
export async function bundleWorker(): Promise<string> {
  const outfile = join(mkdtempSync(join(tmpdir(), 'corridor-crash-')), 'worker.cjs');
  await build({
    entryPoints: [resolve(__dirname, 'worker.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: [
      'pg-native',
      'better-sqlite3',
      'mariadb/callback',
      'mysql',
      'mysql2',
      'oracledb',
      'sqlite3',
      'tedious',
      'pg-query-stream',
    ],
    logLevel: 'silent',
  });
  return outfile;
}

/** Runs a bundled worker until it has done its work, or until the I/O step at which it kills itself. */
export function runWorker(
  bundle: string,
  killAt: number | undefined,
  variables: Readonly<Record<string, string>>,
): Promise<WorkerEnd> {
  const environment = {
    ...process.env,
    ...actionEnvironment(),
    LOG_LEVEL: 'silent',
    TCC_TIMEOUT_MS: '250',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    ...(killAt ? { KILL_AT: String(killAt) } : {}),
    ...variables,
  };
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [bundle], { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.once('error', fail);
    child.once('exit', (_code, signal) => done({ wasKilled: signal === 'SIGKILL', errors }));
  });
}
