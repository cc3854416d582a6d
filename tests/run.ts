import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Stack } from '../local/stack';
import { findChromium } from './support/chromium';
import { startRunStack } from './support/runStack';

const root = resolve(__dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'corridor-run-'));

/** How many tests a stage ran; checks without cases count as one. */
interface Tally {
  passed: number;
  failed: number;
}

/** A part of the run. Those that need it get the one stack that serves the whole run. */
interface Stage {
  readonly name: string;
  readonly needsStack: boolean;
  readonly run: (environment: NodeJS.ProcessEnv) => Promise<Tally>;
}

const stages: readonly Stage[] = [
  check('types', ['run', '--silent', 'check:types']),
  check('lint', ['run', '--silent', 'check:lint']),
  check('format', ['run', '--silent', 'check:format']),
  jest('unit', ['unit'], false),
  jest('simulation', ['simulation'], false),
  jest('local', ['identity', 'provider'], false),
  jest('engine', ['engine'], false),
  jest('frontend', ['frontend'], false),
  check('generated', ['run', '--silent', 'generate', '--', '--check'], true),
  check('metadata', ['run', '--silent', 'metadata:check'], true),
  jest('stack', ['stack', 'access'], true),
  jest('crash', ['crash'], true),
  { name: 'e2e', needsStack: true, run: runPlaywright },
  { name: 'allow-list', needsStack: false, run: runStoryOnTheList },
  // Last, because it moves the business time of the whole stack.
  jest('time', ['time'], true),
];

/** `npm test`: every stage, stopping at none, so that one run shows all that is broken. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { long: { type: 'boolean' }, only: { type: 'string' } } });
  const chosen = values.only ? stages.filter(({ name }) => values.only?.split(',').includes(name)) : stages;
  if (chosen.length === 0) throw new Error(`No such stage. There are: ${stages.map(({ name }) => name).join(', ')}`);
  const environment: NodeJS.ProcessEnv = { ...process.env, TEST_SIZE: values.long ? 'full' : 'ci' };
  const total: Tally = { passed: 0, failed: 0 };
  const failed: string[] = [];
  let stack: Stack | undefined;
  try {
    for (const stage of chosen) {
      if (stage.needsStack && !stack) stack = await startTestStack(environment, chosen);
      console.log(`\n▸ ${stage.name}`);
      const tally = await stage.run(environment);
      total.passed += tally.passed;
      total.failed += tally.failed;
      if (tally.failed > 0) failed.push(stage.name);
    }
  } finally {
    await stack?.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

async function startTestStack(environment: NodeJS.ProcessEnv, chosen: readonly Stage[]): Promise<Stack> {
  console.log('\n▸ starting the stack');
  const stack = await startRunStack(scratch, 'stack', { hasSite: chosen.some(({ name }) => name === 'e2e') });
  environment.STACK_URL = stack.url;
  environment.STACK_OWNER_URL = stack.database.ownerUrl;
  environment.STACK_ACTION_ENVIRONMENT = JSON.stringify(stack.actionEnvironment);
  environment.STACK_ACTIONS_URL = stack.actions.httpUrl;
  environment.TEST_DATABASE_URL = stack.database.ownerUrl;
  return stack;
}

function check(name: string, npmArguments: readonly string[], needsStack = false): Stage {
  return {
    name,
    needsStack,
    run: async (environment) => {
      const code = await execute('npm', npmArguments, environment);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
    },
  };
}

function jest(name: string, projects: readonly string[], needsStack: boolean): Stage {
  return {
    name,
    needsStack,
    run: async (environment) => {
      const report = join(scratch, `${name}.json`);
      const program = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
      // Faults, limits and what is owed belong to the whole stack, so its tests take turns.
      const turns = needsStack ? ['--runInBand'] : [];
      const flags = [
        '--ci',
        '--silent',
        '--testTimeout=30000',
        '--json',
        `--outputFile=${report}`,
        ...turns,
        '--selectProjects',
        ...projects,
      ];
      const code = await execute(process.execPath, [program, ...flags], environment, true);
      return readJestReport(report, code);
    },
  };
}

/** A run that dies, or finds no test, is a failure of its own. */
function readJestReport(file: string, code: number): Tally {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
      numFailedTestSuites: number;
    };
    const faults = report.numFailedTests + report.numPendingTests + report.numFailedTestSuites;
    const isSilentlyBad = faults === 0 && (code !== 0 || report.numPassedTests === 0);
    return { passed: report.numPassedTests, failed: isSilentlyBad ? 1 : faults };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** The main story once more, where the engine takes the SPA's own operations only. */
async function runStoryOnTheList(environment: NodeJS.ProcessEnv): Promise<Tally> {
  const stack = await startRunStack(scratch, 'allow-list', { enforcesAllowList: true });
  try {
    return await runPlaywright({ ...environment, STACK_URL: stack.url }, ['payment.spec.ts']);
  } finally {
    await stack.stop();
  }
}

async function runPlaywright(environment: NodeJS.ProcessEnv, files: readonly string[] = []): Promise<Tally> {
  const report = join(scratch, 'e2e.json');
  const program = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const code = await execute(
    process.execPath,
    [program, 'test', ...files, '--config', join(root, 'tests', 'e2e', 'playwright.config.ts')],
    { ...environment, CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  const faults = stats.unexpected + stats.flaky + stats.skipped;
  return { passed: stats.expected, failed: code !== 0 && faults === 0 ? 1 : faults };
}

/** Runs a program; `dropsOutput` keeps a JSON report out of the terminal, which has a file of its own. */
function execute(
  program: string,
  programArguments: readonly string[],
  environment: NodeJS.ProcessEnv,
  dropsOutput = false,
): Promise<number> {
  return new Promise((done, fail) => {
    const stdio = ['ignore', dropsOutput ? 'ignore' : 'inherit', 'inherit'] as const;
    const child = spawn(program, programArguments, { cwd: root, env: environment, stdio: [...stdio] });
    child.once('error', fail);
    child.once('exit', (code) => done(code ?? 1));
  });
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
