import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { freePort } from './freePort';
import { isAlive } from './isAlive';

/** The Lambdas of serverless.yml, running. */
export interface ActionHost {
  /** Base URL of the functions with an HTTP event. */
  readonly httpUrl: string;
  /** Calls a function by its name in serverless.yml and gives its answer. @throws Error with the function's own message */
  readonly invoke: (name: string, payload: unknown) => Promise<unknown>;
  /** The host's process id, for tests that kill it. */
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

const root = resolve(__dirname, '..');
const startTimeoutMs = 60_000;

/** Where the Lambdas will answer: known before they run, so that others can be told while they start. */
export interface ActionPorts {
  readonly http: number;
  readonly lambda: number;
}

export async function chooseActionPorts(): Promise<ActionPorts> {
  return { http: await freePort(), lambda: await freePort() };
}

/** Base URL of the functions with an HTTP event. */
export function actionsUrl(ports: ActionPorts): string {
  return `http://127.0.0.1:${ports.http}`;
}

/**
 * Runs serverless-offline as a child. Its own messages go to `<dataDir>/actions.log`.
 * @param environment the variables that serverless.yml names
 */
export async function startActionHost(options: {
  readonly dataDir: string;
  readonly ports: ActionPorts;
  readonly runsSchedules: boolean;
  readonly environment: Readonly<Record<string, string>>;
}): Promise<ActionHost> {
  endOrphan(options.dataDir);
  const buildDir = join(resolve(options.dataDir), 'actions');
  mkdirSync(buildDir, { recursive: true });
  const child = spawnHost(options, {
    ACTIONS_PORT: String(options.ports.http),
    LAMBDA_PORT: String(options.ports.lambda),
    ACTIONS_BUILD_DIR: relative(root, buildDir),
  });
  const httpUrl = actionsUrl(options.ports);
  await untilListening(child, `${httpUrl}/`, join(options.dataDir, 'actions.log'));
  const lambda = new LambdaClient({
    region: 'eu-west-1',
    endpoint: `http://127.0.0.1:${options.ports.lambda}`,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  return {
    httpUrl,
    invoke: (name, payload) => invoke(lambda, name, payload),
    pid: () => child.pid,
    stop: () => stop(child),
  };
}

function spawnHost(
  options: { dataDir: string; runsSchedules: boolean; environment: Readonly<Record<string, string>> },
  ports: Record<string, string>,
): ChildProcess {
  const log = createWriteStream(join(options.dataDir, 'actions.log'), { flags: 'a' });
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules', 'serverless', 'bin', 'serverless.js'), 'offline', 'start', '--stage', 'local'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A Ctrl-C reaches the whole terminal group; the stack stops its parts itself, in order.
      detached: true,
      env: {
        ...process.env,
        ...options.environment,
        ...ports,
        SCHEDULES_ENABLED: String(options.runsSchedules),
        AWS_ACCESS_KEY_ID: 'local',
        AWS_SECRET_ACCESS_KEY: 'local',
        SLS_TELEMETRY_DISABLED: '1',
        SLS_INTERACTIVE_SETUP_ENABLE: '0',
        // A handler that throws when invoked asynchronously would otherwise end the whole host.
        NODE_OPTIONS: '--unhandled-rejections=warn',
        // A third of a second of every start.
        ACTIONS_SOURCEMAPS: 'false',
      },
    },
  );
  writeFileSync(pidFile(options.dataDir), String(child.pid));
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  return child;
}

function pidFile(dataDir: string): string {
  return join(dataDir, 'actions.pid');
}

/** A stack that was killed leaves its host behind, which would go on running schedules. */
function endOrphan(dataDir: string): void {
  const file = pidFile(dataDir);
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (pid > 0 && isAlive(pid) && commandOf(pid).includes('serverless')) process.kill(pid, 'SIGKILL');
}

function commandOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function untilListening(child: ChildProcess, url: string, logFile: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop(child);
      throw new Error(`The actions did not start; see ${logFile}.`);
    }
    await delay(25);
  }
}

async function invoke(lambda: LambdaClient, name: string, payload: unknown): Promise<unknown> {
  const command = new InvokeCommand({ FunctionName: `corridor-local-${name}`, Payload: JSON.stringify(payload) });
  const { Payload, FunctionError } = await lambda.send(command);
  const body = JSON.parse(Buffer.from(Payload ?? []).toString('utf8') || 'null') as { errorMessage?: string } | null;
  if (FunctionError) throw new Error(body?.errorMessage ?? FunctionError);
  return body;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const isLate = await Promise.race([exited.then(() => false), delay(3000, true)]);
  if (isLate) child.kill('SIGKILL');
  await exited;
}
