import type { Stack } from '../local/stack/startStack';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './support/chromium';
import { costTable } from './support/costs';
import { execute, root } from './support/execute';
import { jestFaults, playwrightFaults, type JestReport, type PlaywrightReport } from './support/faults';
import { fastFolder } from './support/fastFolder';
import { startRunStack } from './support/runStack';
import { yardstick } from './support/yardstick';

const scratch = mkdtempSync(join(fastFolder(), 'corridor-run-'));
// Postgres' own user enters it.
chmodSync(scratch, 0o755);

/** How many tests a stage ran; checks without cases count as one. */
interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** The tests that failed, each with its message. A check prints its own. */
  readonly faults?: readonly string[];
}

/** The two stacks of a run, which stand side by side: one for requests, one for the browser. */
type StackName = 'server' | 'browser';

/** A part of the run. */
interface Stage {
  readonly name: string;
  /** The stack that it needs, if any. Stages of one stack take turns. */
  readonly stack?: StackName;
  readonly run: (environment: NodeJS.ProcessEnv) => Promise<Tally>;
  /** Only in the long run, unless it is named. */
  readonly isLong?: boolean;
}

const stages: readonly Stage[] = [
  // It ends soon, and what it finds is mended first.
  check('check', ['run', '--silent', 'check']),
  on('server', check('generated', ['run', '--silent', 'generate', '--', '--check'])),
  on('server', check('metadata', ['run', '--silent', 'metadata:check'])),
  // Faults, limits and what is owed belong to the whole stack, so its tests take turns.
  on('server', jest('stack', ['stack'], ['--runInBand'])),
  on('server', jest('crash', ['crash'], ['--runInBand'])),
  // Last, because it moves the business time of the whole stack.
  on('server', jest('time', ['time'], ['--runInBand'])),
  on('browser', { name: 'e2e', run: (environment) => runPlaywright(environment, storiesOf(environment)) }),
  // These two start stacks of their own; they take their turns, so that not everything runs at once.
  { ...on('browser', check('browsers', ['run', '--silent', 'browsers'])), isLong: true },
  on('browser', { name: 'allow-list', run: runStoryOnTheList }),
  // The longest first, so that all lanes end at about the same time.
  jest('frontend', ['frontend']),
  jest('actions', ['actions', 'access']),
  jest('local', ['identity', 'provider']),
  jest('abuse', ['abuse']),
  jest('engine', ['engine']),
  jest('database', ['database']),
  jest('programs', ['programs']),
  jest('unit', ['unit']),
  jest('simulation', ['simulation']),
  { ...check('mutants', ['run', '--silent', 'mutants', '--', '--count', '100', '--jobs', '1']), isLong: true },
  // It needs a registry that answers for advisories, and fails without.
  { ...check('advisories', ['run', '--silent', 'advisories', '--', '--check']), isLong: true },
  { ...check('bench', ['run', '--silent', 'bench', '--', '--smallest']), isLong: true },
];

/** `npm test`: every stage, stopping at none, so that one run shows all that is broken. `--costs` prints the costliest test files. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { long: { type: 'boolean' }, only: { type: 'string' }, costs: { type: 'boolean' } },
  });
  const named = values.only?.split(',');
  const chosen = stages.filter(({ name, isLong }) => (named ? named.includes(name) : values.long || !isLong));
  if (chosen.length === 0) throw new Error(`No such stage. There are: ${stages.map(({ name }) => name).join(', ')}`);
  const seed = process.env.TEST_SEED ?? String(dayOfYear(new Date()));
  console.log(`Seeds begin at ${seed}; TEST_SEED=${seed} repeats them.`);
  console.log(
    `Yardstick: ${yardstick().toFixed(1)} s. Twelve minutes are meant for a machine of ${referenceYardstick} s.`,
  );
  const costs = join(scratch, 'costs.jsonl');
  const environment = {
    ...process.env,
    TEST_SIZE: values.long ? 'full' : 'ci',
    TEST_SEED: seed,
    ...(values.costs && { TEST_COSTS: costs }),
  };
  const tallies: [string, Tally][] = [];
  const runNext = async (waiting: Stage[], variables: NodeJS.ProcessEnv) => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      tallies.push([stage.name, await runTimed(stage, variables)]);
    }
  };
  const suites = chosen.filter(({ stack }) => !stack);
  const runLane = async (name: StackName) => {
    const onStack = chosen.filter(({ stack }) => stack === name);
    await runOnStack(name, onStack, environment, runNext);
    await runNext(suites, environment);
  };
  try {
    // Three lanes for two cores: the stages on a stack wait for it half of their time. Lanes that have ended help with what needs no stack.
    await Promise.all([runNext(suites, environment), runLane('server'), runLane('browser')]);
    if (values.costs) console.log(`\n${costTable(costs)}`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  console.log(`\nThe run took ${Math.round(performance.now() / 1000)} s.`);
  return summarise(tallies);
}

async function runOnStack(
  name: StackName,
  waiting: Stage[],
  environment: NodeJS.ProcessEnv,
  runAll: (waiting: Stage[], variables: NodeJS.ProcessEnv) => Promise<void>,
): Promise<void> {
  if (waiting.length === 0) return;
  const stack = await startTestStack(name);
  running.add(stack);
  try {
    await runAll(waiting, { ...environment, ...stackVariables(stack) });
  } finally {
    running.delete(stack);
    await stack.stop();
  }
}

/** The stacks of the run. Their parts outlive this process, so that whoever interrupts it must not leave them behind. */
const running = new Set<Stack>();

async function interrupt(): Promise<void> {
  await Promise.all([...running].map((stack) => stack.stop()));
  rmSync(scratch, { recursive: true, force: true });
  process.exit(130);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void interrupt());

/** Where TypeScript 6 took 44 seconds to check the types of this repository, two cores run the gate in twelve minutes. */
const referenceYardstick = 1.4;

const dayMs = 86_400_000;

/** From 1 to 366: the gate draws other samples each day. */
const dayOfYear = (day: Date): number => Math.ceil((day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 0)) / dayMs);

/** The stories of the gate, or all of them. */
const storiesOf = ({ TEST_SIZE }: NodeJS.ProcessEnv): string[] => (TEST_SIZE === 'full' ? [] : ['--grep', '@gate']);

async function runTimed(stage: Stage, environment: NodeJS.ProcessEnv): Promise<Tally> {
  console.log(`\n▸ ${stage.name}`);
  const begun = performance.now();
  const tally = await stage.run(environment);
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`\n▸ ${stage.name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`);
  return tally;
}

/** Prints what failed, once more and together, and the totals. Returns the exit code. */
function summarise(tallies: readonly (readonly [name: string, tally: Tally])[]): number {
  const sum = (of: 'passed' | 'failed') => tallies.reduce((total, [, tally]) => total + tally[of], 0);
  const failed = tallies.filter(([, tally]) => tally.failed > 0).map(([name]) => name);
  for (const fault of tallies.flatMap(([, { faults = [] }]) => faults)) console.log(`\n✗ ${fault}`);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 ? 0 : 1;
}

function startTestStack(name: StackName): Promise<Stack> {
  console.log(`\n▸ starting the stack "${name}"`);
  return startRunStack(scratch, name, { hasSite: name === 'browser' });
}

/** What the tests know of their stack. */
const stackVariables = (stack: Stack): NodeJS.ProcessEnv => ({
  STACK_URL: stack.url,
  STACK_OWNER_URL: stack.database.ownerUrl,
  STACK_ACTION_ENVIRONMENT: JSON.stringify(stack.actionEnvironment),
  STACK_ACTIONS_URL: stack.actions.httpUrl,
  TEST_DATABASE_URL: stack.database.ownerUrl,
});

function on(stack: StackName, stage: Stage): Stage {
  return { ...stage, stack };
}

function check(name: string, npmArguments: readonly string[]): Stage {
  return {
    name,
    run: async (environment) => {
      const code = await execute('npm', npmArguments, environment);
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
    },
  };
}

/** Test files leave much behind that soon is garbage. With more room for it, collecting takes a fifth of the processor's time less. */
const youngHeap = ['--max-semi-space-size=64'];

function jest(name: string, projects: readonly string[], turns: readonly string[] = []): Stage {
  return {
    name,
    run: async (environment) => {
      const report = join(scratch, `${name}.json`);
      const program = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
      const flags = ['--ci', '--silent', '--json', `--outputFile=${report}`, '--selectProjects', ...projects];
      const code = await execute(process.execPath, [...youngHeap, program, ...turns, ...flags], environment, true);
      return readJestReport(report, code);
    },
  };
}

/** A run that dies, or finds no test, is a failure of its own. */
function readJestReport(file: string, code: number): Tally {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport;
    const failed = report.numFailedTests + report.numPendingTests + report.numFailedTestSuites;
    const isSilentlyBad = failed === 0 && (code !== 0 || report.numPassedTests === 0);
    return { passed: report.numPassedTests, failed: isSilentlyBad ? 1 : failed, faults: jestFaults(report) };
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

async function runPlaywright(environment: NodeJS.ProcessEnv, choice: readonly string[]): Promise<Tally> {
  const report = join(scratch, 'e2e.json');
  const program = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const code = await execute(
    process.execPath,
    [program, 'test', ...choice, '--config', join(root, 'tests', 'e2e', 'playwright.config.ts')],
    { ...environment, CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return {
    passed: stats.expected,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    faults: playwrightFaults({ suites }),
  };
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
