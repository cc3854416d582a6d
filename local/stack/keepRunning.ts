import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { partProcess, type PartProcess } from '../../tools/processes/child';
import { createWatch, supervise } from './supervisor';

/** The signals that stop the portal: Ctrl-C, a container's stop, a closed terminal. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** With this code the portal's process ends by its own will: a part has ended too often, which another start would not mend. */
export const gaveUp = 2;

/** Docker kills a container ten seconds after it was asked to stop. */
const stopGraceMs = 9000;

/**
 * Keeps the process of the portal running: whatever ends it, it is started again, until it has ended three times within a minute or has
 * given up itself.
 * @param say receives a line for the user at each end and start
 * @param stopping stops it, in order
 * @returns whether it was stopped, rather than given up
 * @throws Error when the first start fails; the portal has printed why
 */
export async function keepRunning(say: (line: string) => void, stopping: AbortSignal): Promise<boolean> {
  const { watch, failed } = createWatch(say);
  let environment = process.env;
  const start = async () => {
    const portal = await startPortal(environment, stopping);
    // What was wiped at the first start stays at the next.
    environment = { ...environment, FRESH: '' };
    return portal;
  };
  const isFinal = (reason: string) => reason === `exit code ${gaveUp}`;
  const portal = await supervise({ name: 'The portal', start, isFinal }, watch);
  const stopped = new Promise<void>((done) => {
    if (stopping.aborted) done();
    stopping.addEventListener('abort', () => done());
  });
  const reason = await Promise.race([stopped, failed]);
  await portal.stop();
  if (reason !== undefined) say(reason);
  return reason === undefined;
}

/** Resolves when the portal has said that it is ready. @throws Error when it ended before */
async function startPortal(environment: NodeJS.ProcessEnv, stopping: AbortSignal): Promise<PartProcess> {
  const program = join(__dirname, 'portal.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...process.argv.slice(2)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A Ctrl-C reaches the whole terminal group; the portal is stopped from here alone.
    detached: true,
    env: environment,
  });
  const portal = partProcess(child, { signal: 'SIGTERM', graceMs: stopGraceMs });
  const stop = () => void portal.stop();
  stopping.addEventListener('abort', stop);
  if (stopping.aborted) stop();
  void portal.ended.then(() => stopping.removeEventListener('abort', stop));
  const ready = new Promise<boolean>((done) => child.once('message', () => done(true)));
  if (await Promise.race([ready, portal.ended.then(() => false)])) return portal;
  throw new Error(await portal.ended);
}
