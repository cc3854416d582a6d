import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { possibleFolders, freePort } from '../../tools/postgres/cluster';
import { findPostmaster } from '../../tools/postgres/postmaster';
import { identifyProcess, isAlive } from '../../tools/processes/identify';
import { actionRecord } from '../../local/stack/actionHost';
import { eventually } from '../support/eventually';
import { scarceDisk } from '../support/scarceDisk';
import {
  health,
  lambdasPid,
  portalPid,
  portalFolder,
  postgresPid,
  restartTimeoutMs,
  untilHealthy,
  type PortalFolder,
  type PortalProcess,
} from '../support/portalProcess';

let folder: PortalFolder;
let portal: PortalProcess;
const scarce = scarceDisk(mkdtempSync(join(tmpdir(), 'corridor-scarce-')));

beforeAll(async () => {
  folder = portalFolder(await freePort(), { SEED: 'none', SCHEDULES: 'off', ...scarce.environment });
  portal = await folder.startByNpm();
}, 300_000);

afterAll(async () => {
  await folder.remove();
  rmSync(scarce.folder, { recursive: true });
}, 300_000);

const partsOf = async () =>
  (await (await fetch(`${folder.url}/healthz`, { headers: { accept: 'application/json' } })).json()) as {
    status: string;
    parts: Record<string, { state: string; restarts: number }>;
  };

const isDown = ({ status }: { status: number }) => status === 500;

const printed = (text: string) =>
  eventually(
    () => Promise.resolve(portal.output()),
    (output) => output.includes(text),
    restartTimeoutMs,
  );

/** Waits until the Lambdas have another process than this. */
const anotherThan = (pid: number) =>
  eventually(
    () => Promise.resolve(lambdasPid(folder.dataDir)),
    (current) => current !== pid,
    restartTimeoutMs,
  );

test('a healthy stack answers as Hasura does, and with the state of each part where JSON is accepted', async () => {
  expect(await health(folder.url)).toEqual({ status: 200, text: 'OK' });
  const up = { state: 'up', restarts: 0 };
  expect(await partsOf()).toEqual({
    status: 'up',
    parts: { postgres: up, lambdas: up, graphql: up, identity: up, provider: up },
  });
});

test('a second start on the folder is refused and harms nothing', async () => {
  const [postgres, lambdas] = [postgresPid(folder.dataDir), lambdasPid(folder.dataDir)];
  const second = await folder.start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toMatch(/Corridor already runs on .* \(process \d+\)\. Stop it, or start another/);
  expect([postgresPid(folder.dataDir), lambdasPid(folder.dataDir)]).toEqual([postgres, lambdas]);
  expect(await health(folder.url)).toEqual({ status: 200, text: 'OK' });
});

test('a killed Postgres is noticed and started again', async () => {
  process.kill(postgresPid(folder.dataDir), 'SIGKILL');
  expect(await eventually(() => health(folder.url), isDown)).toMatchObject({
    text: expect.stringContaining('postgres'),
  });
  await printed('Postgres ended (signal SIGKILL). Starting again …');
  await printed('Postgres started again.');
  await untilHealthy(folder.url);
  expect((await partsOf()).parts.postgres).toEqual({ state: 'up', restarts: 1 });
}, 300_000);

test('a killed main process is started again, with all its parts', async () => {
  const killed = portalPid(folder.dataDir);
  process.kill(killed, 'SIGKILL');
  await printed('The portal ended (signal SIGKILL). Starting again …');
  await printed('The portal started again.');
  expect(portalPid(folder.dataDir)).not.toBe(killed);
  expect(await health(folder.url)).toEqual({ status: 200, text: 'OK' });
}, 300_000);

test('while the disk is full everything is refused with a sentence and no part runs; with space the stack is back', async () => {
  const main = portalPid(folder.dataDir);
  const lambdas = lambdasPid(folder.dataDir);
  scarce.fill();
  const isFull = ({ text }: { text: string }) => /^ERROR: The disk of .* is full: 0 MB of the 16 MB/.test(text);
  expect(await eventually(() => health(folder.url), isFull, restartTimeoutMs)).toMatchObject({ status: 500 });
  const noPart = () => Promise.resolve([findPostmaster(join(folder.dataDir, 'postgres')), identifyProcess(lambdas)]);
  await eventually(noPart, (parts) => parts.every((part) => part === undefined), restartTimeoutMs);
  // Between the end of the gateway and the start of the one that waits, nothing listens.
  await eventually(() => health(folder.url), isFull, restartTimeoutMs);
  const refusal = await fetch(`${folder.url}/v1/graphql`, { method: 'POST', body: '{}' });
  expect([refusal.status, await refusal.json()]).toEqual([
    507,
    { errors: [{ message: expect.stringMatching(/^The disk of/), extensions: { code: 'disk-full', path: '$' } }] },
  ]);
  expect(portal.output().match(/The disk of/g)).toHaveLength(1);
  scarce.free();
  await printed('There is space again. Starting …');
  await untilHealthy(folder.url);
  expect(isAlive(main)).toBe(true);
}, 300_000);

test('when npm is killed, nothing of the portal stays behind, and the folder can be started again', async () => {
  const pids = [portalPid(folder.dataDir), postgresPid(folder.dataDir), lambdasPid(folder.dataDir)];
  portal.kill('SIGKILL');
  const running = () => Promise.resolve(pids.filter((pid) => identifyProcess(pid)));
  await eventually(running, (left) => left.length === 0, restartTimeoutMs);
  expect(await portal.ended).toBe('SIGKILL');
  portal = await folder.start();
  expect(await health(folder.url)).toEqual({ status: 200, text: 'OK' });
}, 300_000);

test('Lambdas that end three times within a minute end the stack, with the reason', async () => {
  for (let kill = 0; kill < 3; kill += 1) {
    const pid = lambdasPid(folder.dataDir);
    process.kill(pid, 'SIGKILL');
    if (kill < 2) await anotherThan(pid);
  }
  expect(await portal.ended).toBe(1);
  expect(portal.output()).toContain('The Lambdas ended three times within a minute, at last with: ');
}, 300_000);

test('a note of a process that has ended kills nobody who was given its id', async () => {
  const innocent = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)', 'serverless', 'postgres']);
  const pid = innocent.pid ?? 0;
  writeFileSync(actionRecord(folder.dataDir), JSON.stringify({ pid, startedAt: Date.now() - 3_600_000 }));
  for (const lock of ['start.lock', 'stack.lock']) {
    writeFileSync(join(folder.dataDir, lock), JSON.stringify({ pid, startedAt: Date.now() - 3_600_000 }));
  }
  for (const cluster of possibleFolders(join(folder.dataDir, 'postgres')).filter((path) => existsSync(path))) {
    writeFileSync(join(cluster, 'postmaster.pid'), `${pid}\n`);
  }
  try {
    portal = await folder.start();
    expect(portal.output()).toContain('is ready');
    expect(innocent.exitCode ?? innocent.signalCode).toBeNull();
  } finally {
    innocent.kill('SIGKILL');
  }
}, 300_000);

test('a stack whose Postgres cannot come back can be stopped', async () => {
  for (let kill = 0; kill < 3; kill += 1) {
    process.kill(postgresPid(folder.dataDir), 'SIGKILL');
    if (kill < 2) await eventually(partsOf, ({ parts }) => parts.postgres?.restarts === kill + 1, restartTimeoutMs);
    if (kill < 2) await untilHealthy(folder.url);
  }
  expect(await portal.ended).toBe(1);
  expect(portal.output()).toContain('Postgres ended three times within a minute');
}, 300_000);

test('a start that is interrupted leaves nothing running', async () => {
  portal = folder.spawn();
  await printed('Starting the Lambdas');
  const postgres = postgresPid(folder.dataDir);
  const earlier = lambdasPid(folder.dataDir);
  await anotherThan(earlier);
  const lambdas = lambdasPid(folder.dataDir);
  portal.kill('SIGTERM');
  expect(await portal.ended).toBe(1);
  expect(portal.output()).toContain('Stopped while starting.');
  expect([isAlive(postgres), isAlive(lambdas)]).toEqual([false, false]);
}, 300_000);
