import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tools/postgres/server';
import { root } from '../support/execute';
import makeOwnStack from '../support/ownStack/globalSetup';
import removeOwnStack from '../support/ownStack/globalTeardown';
import { switchedTexts, type NumberedFlip } from './draw';
import { nearestFirst } from './nearest';

/** A flip may make a screen loop for ever. A run in which no test file ends for so long is ended and counts as failed. */
const maxFileMs = 300_000;
/** So many test files run first, which notice most flips; the rest runs only where they pass. */
const nearestCount = 5;

/** The tests of some jest projects, compiled with flips that are off. */
export interface Suite {
  /** Whether a test fails with the flip on. Only the tests that come by the flip run, and no more after the first failure. */
  readonly notices: (flip: NumberedFlip) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/**
 * Runs all tests of the projects, or the named files alone, with every flip off and records which of them come by which flip.
 * @throws Error where a test fails without any flip
 */
export async function openSuite(
  projects: readonly string[],
  flips: readonly NumberedFlip[],
  jobs: number,
  files: readonly string[] = [],
): Promise<Suite> {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-mutants-'));
  process.env.SWITCHED_TEXTS = join(folder, 'texts.json');
  writeFileSync(process.env.SWITCHED_TEXTS, JSON.stringify(switchedTexts(flips)));
  // All runs share one server and one template, which take longer to make than most runs last.
  const server = await startPostgres({ dataDir: join(folder, 'postgres'), isDisposable: true });
  process.env.TEST_DATABASE_URL = server.url;
  const close = async () => {
    await removeOwnStack();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (projects.includes('actions')) await makeOwnStack();
    const testsBy = await findTests(projects, folder, jobs, files);
    return {
      notices: ({ file, number }) => notices(projects, nearestFirst(testsBy.get(number) ?? [], file), number),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The test files that come by each flip, from a run of all tests with every flip off. */
async function findTests(
  projects: readonly string[],
  folder: string,
  jobs: number,
  files: readonly string[],
): Promise<Map<number, string[]>> {
  const reached = join(folder, 'reached');
  mkdirSync(reached);
  const choice = [`--maxWorkers=${jobs}`, ...(files.length > 0 ? ['--runTestsByPath', ...files] : [])];
  const passes = await runJest(projects, choice, { REACHED: reached }, (text) => process.stderr.write(text));
  if (!passes) throw new Error('The tests fail without any flip.');
  return testsByFlip(reached);
}

async function notices(projects: readonly string[], tests: readonly string[], number: number): Promise<boolean> {
  for (const some of [tests.slice(0, nearestCount), tests.slice(nearestCount)]) {
    if (some.length === 0) return false;
    const choice = ['--runInBand', '--bail', '--runTestsByPath', ...some];
    if (!(await runJest(projects, choice, { ACTIVE_FLIP: String(number) }))) return true;
  }
  return false;
}

/** The test files that come by each flip. */
function testsByFlip(folder: string): Map<number, string[]> {
  const testsBy = new Map<number, string[]>();
  for (const name of readdirSync(folder)) {
    const { testPath, numbers } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Reached;
    for (const number of numbers) testsBy.set(number, [...(testsBy.get(number) ?? []), testPath]);
  }
  return testsBy;
}

interface Reached {
  readonly testPath: string;
  readonly numbers: readonly number[];
}

/** Whether the chosen tests pass. Jest tells of each file that ends on its error output. */
function runJest(
  projects: readonly string[],
  choice: readonly string[],
  environment: Readonly<Record<string, string>>,
  show: (text: Buffer) => unknown = () => undefined,
): Promise<boolean> {
  const config = join(root, 'tests', 'mutants', 'jest.config.cjs');
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const child = spawn(process.execPath, [jest, '--config', config, '--silent', ...choice], {
    cwd: root,
    env: { ...process.env, DEBUG_PRINT_LIMIT: '0', PROJECTS: projects.join(','), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const limit = setTimeout(() => child.kill('SIGKILL'), maxFileMs);
  child.stderr.on('data', (text: Buffer) => {
    limit.refresh();
    show(text);
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => {
      clearTimeout(limit);
      done(code === 0);
    });
  });
}
