import { setTimeout as delay } from 'node:timers/promises';
import { people, demoAuthenticatorSecret, demoPassword } from '../../seeds/demo/people';
import { outliveTerminal } from '../../tools/processes/outliveTerminal';
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
    const end = await runStack({ ...options, isFresh }, stopping.signal);
    if (end.kind === 'stopped') return;
    isFresh = false;
    if (end.kind === 'full') await waitForSpace(options, end.problem, stopping.signal);
    if (stopping.signal.aborted) return;
    if (end.kind === 'full') console.log('There is space again. Starting …');
  }
}

/** Why a stack has stopped: it was told to; the disk is full, with the sentence; or what was held after a restore may run. */
type End = { readonly kind: 'stopped' | 'released' } | { readonly kind: 'full'; readonly problem: string };

/**
 * Runs the stack until it must stop. Ends this process when a part has ended too often.
 * @throws Error with the reason, when the stack does not start
 */
async function runStack(options: StackOptions, stopping: AbortSignal): Promise<End> {
  const problem = await fullDiskAtStart(options.dataDir);
  if (problem) return { kind: 'full', problem };
  const stack = await startStack(options, (line) => console.log(line), stopping).catch(async (error: Error) => {
    const cause = stopping.aborted ? undefined : await fullDiskAtStart(options.dataDir);
    if (cause) return cause;
    throw error;
  });
  if (typeof stack === 'string') return { kind: 'full', problem: stack };
  console.log(`Corridor is ready at ${stack.url}`);
  if (options.seed !== 'none') printSignInTable();
  process.send?.('ready');
  const end = await untilEnd(stack, options.dataDir, stopping);
  await stack.stop().catch((error: Error) => console.error(error.message));
  if (end === undefined) process.exit(gaveUp);
  return end;
}

/** Resolves when the stack must stop, having said why; to undefined when a part has ended too often. */
async function untilEnd(stack: Stack, dataDir: string, stopping: AbortSignal): Promise<End | undefined> {
  const ended = new AbortController();
  const stoppingOrEnded = AbortSignal.any([stopping, ended.signal]);
  const failure = stack.failed.then((reason) => ({ reason }));
  const released = stack.isHeld ? untilReleased(stack, dataDir, stoppingOrEnded) : new Promise<never>(() => undefined);
  const end = await Promise.race([untilFull(dataDir, stoppingOrEnded), failure, released]);
  ended.abort();
  // A part that cannot write for want of space ends too often, too.
  const problem = stopping.aborted ? undefined : await fullDisk(dataDir);
  if (problem) {
    console.error(problem);
    stack.refuse(problem);
    return { kind: 'full', problem };
  }
  if (end === 'released' && !stopping.aborted) return { kind: 'released' };
  if (typeof end === 'object') console.error(end.reason);
  console.log('Stopping …');
  return stopping.aborted ? { kind: 'stopped' } : undefined;
}

const minuteMs = 60_000;

/** Looks each minute whether everything at the provider is known here since the restore. */
async function untilReleased(stack: Stack, dataDir: string, stopping: AbortSignal): Promise<'released'> {
  const { settleRestore } = await import('../backup/afterRestore');
  for (;;) {
    const isSettled = await settleRestore(dataDir, stack.actionEnvironment).catch((error: Error) => {
      console.error(error.message);
      return false;
    });
    if (isSettled) {
      console.log('Everything at the provider is known here. Starting schedules and senders …');
      return 'released';
    }
    await delay(minuteMs, undefined, { signal: stopping });
  }
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
