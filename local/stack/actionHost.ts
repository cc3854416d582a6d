import { spawn, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasEnded, partProcess, type PartProcess } from '../../tools/processes/child';
import { readRecord, surelyRuns, writeRecord } from '../../tools/processes/record';
import type { ActionPorts } from './actionClient';
import { answersHttp } from './health';
import { appendTo } from './log';

/** What the Lambdas are run with. */
export interface ActionHostOptions {
  readonly dataDir: string;
  readonly ports: ActionPorts;
  readonly runsSchedules: boolean;
  /** The variables that serverless.yml names, and the access key. */
  readonly environment: Readonly<Record<string, string>>;
}

const root = resolve(__dirname, '..', '..');
const program = join(root, 'node_modules', 'serverless', 'bin', 'serverless.js');
const startTimeoutMs = 60_000;
const stopGraceMs = 3000;

/** The folder of a data directory in which the bundled Lambdas lie. */
export const actionFolder = (dataDir: string) => join(resolve(dataDir), 'actions');

/** The file that notes the process of a data directory's Lambdas. */
export const actionRecord = (dataDir: string) => join(dataDir, 'actions.pid');

/**
 * Runs the bundled Lambdas with serverless-offline as a child. Its own messages go to `<dataDir>/actions.log`.
 * @throws Error when it does not come to answer
 */
export async function startActionHost(options: ActionHostOptions): Promise<PartProcess> {
  endOrphan(options.dataDir);
  const child = spawnHost(options);
  const host = partProcess(child, { signal: 'SIGTERM', graceMs: stopGraceMs });
  const deadline = Date.now() + startTimeoutMs;
  while (!(await answersHttp(`http://127.0.0.1:${options.ports.http}/`))) {
    if (hasEnded(child) || Date.now() > deadline) {
      await host.stop();
      throw new Error(`The Lambdas did not start; see ${join(options.dataDir, 'actions.log')}.`);
    }
    await delay(25);
  }
  return host;
}

function spawnHost({ dataDir, ports, runsSchedules, environment }: ActionHostOptions): ChildProcess {
  const log = appendTo(join(dataDir, 'actions.log'));
  const child = spawn(process.execPath, [program, 'offline', 'start', '--stage', 'local'], {
    cwd: actionFolder(dataDir),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A Ctrl-C reaches the whole terminal group; the stack stops its parts itself, in order.
    detached: true,
    env: {
      ...process.env,
      ...environment,
      ACTIONS_PORT: String(ports.http),
      LAMBDA_PORT: String(ports.lambda),
      // Where a Lambda that starts another one finds it.
      AWS_ENDPOINT_URL_LAMBDA: `http://127.0.0.1:${ports.lambda}`,
      SCHEDULES_ENABLED: String(runsSchedules),
      SLS_TELEMETRY_DISABLED: '1',
      // Its notices are four lines for each call, a tenth of the process's time under load. The handlers' own log stays.
      SLS_LOG_LEVEL: 'warning',
      SLS_INTERACTIVE_SETUP_ENABLE: '0',
      // A handler that throws when invoked asynchronously would otherwise end the whole host.
      NODE_OPTIONS: '--unhandled-rejections=warn',
    },
  });
  if (child.pid) writeRecord(actionRecord(dataDir), child.pid);
  child.stdout.on('data', log);
  child.stderr.on('data', log);
  return child;
}

/** A stack that was killed leaves its Lambdas behind, which would go on running schedules. */
function endOrphan(dataDir: string): void {
  const orphan = readRecord(actionRecord(dataDir));
  if (orphan && surelyRuns(orphan, 'serverless')) process.kill(orphan.pid, 'SIGKILL');
}
