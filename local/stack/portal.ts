import { people, demoAuthenticatorSecret, demoPassword } from '../../seeds/demo/people';
import { outliveTerminal } from '../processes/outliveTerminal';
import { openGateway } from './gateway';
import { fullDiskRoutes } from './health';
import { gaveUp, stopSignals } from './keepRunning';
import { readOptions, type StackOptions } from './options';
import { fullDisk, untilFull, untilSpace } from './space';
import { startStack, type Stack } from './startStack';

/**
 * The process of the portal, which `main.ts` keeps running: the stack, until this process is told to stop or a part has ended too often.
 * While the disk is full, the stack is stopped.
 */
async function main(): Promise<void> {
  outliveTerminal();
  const options = readOptions(process.env, process.argv.slice(2));
  const stopping = new AbortController();
  for (const signal of stopSignals) process.on(signal, () => stopping.abort());
  let isFresh = options.isFresh;
  for (;;) {
    const problem = await runUntilFull({ ...options, isFresh }, stopping.signal);
    if (problem === undefined) return;
    isFresh = false;
    await waitForSpace(options, problem, stopping.signal);
    if (stopping.signal.aborted) return;
    console.log('There is space again. Starting …');
  }
}

/**
 * Runs the stack until it is told to stop.
 * @returns the sentence on the disk once that is full and the stack has stopped, or undefined
 * @throws Error with the reason, when the stack does not start
 */
async function runUntilFull(options: StackOptions, stopping: AbortSignal): Promise<string | undefined> {
  const problem = await fullDiskAtStart(options.dataDir);
  if (problem) return problem;
  const stack = await startStack(options, (line) => console.log(line), stopping).catch(async (error: Error) => {
    const cause = stopping.aborted ? undefined : await fullDiskAtStart(options.dataDir);
    if (cause) return cause;
    throw error;
  });
  if (typeof stack === 'string') return stack;
  console.log(`Corridor is ready at ${stack.url}`);
  if (options.seed !== 'none') printSignInTable();
  process.send?.('ready');
  return untilEnd(stack, options.dataDir, stopping);
}

/** As `runUntilFull`, of a stack that runs. Ends this process when a part has ended too often. */
async function untilEnd(stack: Stack, dataDir: string, stopping: AbortSignal): Promise<string | undefined> {
  const ended = new AbortController();
  const failure = stack.failed.then((reason) => ({ reason }));
  const full = untilFull(dataDir, AbortSignal.any([stopping, ended.signal]));
  const end = await Promise.race([full, failure]);
  ended.abort();
  // A part that cannot write for want of space ends too often, too.
  const problem = await fullDisk(dataDir);
  if (problem && !stopping.aborted) {
    console.error(problem);
    stack.refuse(problem);
  } else {
    if (typeof end === 'object') console.error(end.reason);
    console.log('Stopping …');
  }
  await stack.stop().catch((error: Error) => console.error(error.message));
  if (stopping.aborted || problem) return stopping.aborted ? undefined : problem;
  process.exit(gaveUp);
}

async function fullDiskAtStart(dataDir: string): Promise<string | undefined> {
  const problem = await fullDisk(dataDir);
  if (problem) console.error(problem);
  return problem;
}

/** Answers with what is the matter until there is space for a start. */
async function waitForSpace({ dataDir, port, host }: StackOptions, problem: string, stopping: AbortSignal) {
  const gateway = await openGateway(port, host);
  gateway.setRoutes(fullDiskRoutes(problem));
  await untilSpace(dataDir, stopping);
  await gateway.close();
}

function printSignInTable(): void {
  const width = Math.max(...people.map(({ username }) => username.length));
  console.log(`\nPassword ${demoPassword} · code 123456 · authenticator secret ${demoAuthenticatorSecret}\n`);
  for (const person of people) {
    console.log(`  ${person.username.padEnd(width)}  ${describe(person)}`);
  }
}

function describe(person: (typeof people)[number]): string {
  const organisation = person.organisation === 'aldgate' ? 'Aldgate Trading' : 'Borealis Imports';
  const role = Object.values(person.seats)[0] ?? 'no account';
  const traits = [
    person.isSuperAdmin && 'super admin',
    person.canAdministerUsers && 'organisation admin',
    person.canManageFavourites && 'favourites admin',
    person.canManageNewAccount && 'new-account admin',
    person.canUseTransfers && 'transfers',
    person.mfa === 'authenticator' && 'authenticator app',
    person.mfa === 'none' && 'no second factor',
    !person.isEnabled && 'disabled',
    person.mustChangePassword && 'must choose a new password',
  ].filter(Boolean);
  return [organisation, role, ...traits].join(' · ');
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
