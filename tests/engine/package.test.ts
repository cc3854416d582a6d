import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from '../../tools/postgres/cluster';
import { createFixtureDatabase, metadataDir } from './support/fixture';

/* The engine as another project has it: installed in a folder from which no other package is in reach. */

jest.setTimeout(300_000);

const run = promisify(execFile);
const sources = join(__dirname, '..', '..', 'hasura', 'engine');
let project: string;
let installed: string;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'project-'));
  installed = join(project, 'node_modules', 'corridor-engine');
  await run(process.execPath, [join(sources, 'build.mjs'), join(installed, 'dist')]);
  await copyFile(join(sources, 'package.json'), join(installed, 'package.json'));
});
afterAll(() => rm(project, { recursive: true }));

it('serves metadata by its command', async () => {
  const database = await createFixtureDatabase();
  const port = String(await freePort());
  const { bin } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  const command = join(installed, bin['corridor-engine'] ?? '');
  const settings = ['--metadata', metadataDir, '--database-url', database.url, '--port', port];
  const engine = spawn(process.execPath, [command, ...settings], {
    cwd: project,
    env: {},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(engine.stdout)) if (line.includes('"startup"')) break;

  const query = '{ tenants_by_pk(id: 1) { name } }';
  const answer = await fetch(`http://127.0.0.1:${port}/v1/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query }),
  });
  expect(await answer.json()).toEqual({ data: { tenants_by_pk: { name: 'Aldgate' } } });

  engine.kill('SIGTERM');
  expect(await once(engine, 'exit')).toEqual([0, null]);
  await database.drop();
});

it('starts nothing by itself when it is imported', async () => {
  const script = `console.log(Object.keys(require('corridor-engine')).join())`;
  const { stdout } = await run(process.execPath, ['-e', script], { cwd: project, env: {} });
  expect(stdout).toBe('createEngine\n');
});

it('says its version, and has its licence and those of what it is bundled with', async () => {
  const { stdout } = await run(process.execPath, [join(installed, 'dist', 'engine.cjs'), '--version'], { env: {} });
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(await readFile(join(installed, 'dist', 'LICENSE'), 'utf8')).toContain('Apache License');
  const notices = await readFile(join(installed, 'dist', 'NOTICES.txt'), 'utf8');
  for (const name of ['graphql', 'jose', 'pg', 'ws', 'js-yaml']) {
    expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));
  }
  expect(notices).toContain('Permission is hereby granted');
});

it('has types that a project compiles with, without those of Node, and that refuse a wrong option', async () => {
  const consumer = `
import { createEngine, type Engine, type EngineOptions } from 'corridor-engine';
export const options: EngineOptions = { databaseUrl: 'postgres://localhost', env: {}, log: () => undefined };
export const start = (): Promise<Engine> => createEngine(options);
export const stop = (engine: Engine): Promise<void> => engine.close();
// @ts-expect-error The address of the database is text.
export const wrong: EngineOptions = { ...options, databaseUrl: 5 };
`;
  await writeFile(join(project, 'consumer.ts'), consumer);
  const settings = ['--noEmit', '--strict', '--types', '', '--module', 'nodenext', 'consumer.ts'];
  const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
  const { stdout } = await run(process.execPath, [compiler, ...settings], { cwd: project }).catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toBe('');
});
