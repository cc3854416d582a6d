import type { Knex } from 'knex';
import { createContext } from '../../actions/container';
import type { Context } from '../../actions/context';
import { sendIntents } from '../../actions/schedules/sendIntents';
import { actionEnvironment } from '../support/stack';
import { watchIoSteps } from './ioSteps';

/**
 * The context of a sender of its own: its pool, a short timeout for calls to the provider, and a clock that runs ahead of the
 * stack's by so many milliseconds.
 */
export function senderContext(
  aheadMs: number,
  variables: Record<string, string> = {},
  fetcher?: typeof fetch,
): Context {
  const environment = { ...actionEnvironment(), LOG_LEVEL: 'silent', TCC_TIMEOUT_MS: '250', ...variables };
  const context = createContext(environment, fetcher);
  return { ...context, clock: { now: () => new Date(context.clock.now().getTime() + aheadMs) } };
}

/** For calls whose time is not what a test is about: a busy machine answers late. */
export const patient = { TCC_TIMEOUT_MS: '10000' };

/** As runUntil, for a run of the sender. */
export const runSenderUntil = (stopAt: number, aheadMs: number): Promise<boolean> =>
  runUntil(stopAt, aheadMs, sendIntents);

/**
 * One run of a worker in this process. At the I/O step `stopAt` it stops: that step and every later one never
 * finish, and its connections are cut, so that Postgres rolls back whatever was open. Nothing else may do I/O meanwhile.
 * @returns whether it was stopped before its work was done
 */
export async function runUntil(
  stopAt: number,
  aheadMs: number,
  work: (context: Context) => Promise<unknown>,
): Promise<boolean> {
  let stop: (wasStopped: boolean) => void = () => undefined;
  const stopped = new Promise<boolean>((done) => (stop = done));
  let stepsBefore = Infinity;
  let steps = 0;
  const { fetch, unwatch } = watchIoSteps((step) => {
    steps = step;
    if (step - stepsBefore < stopAt) return undefined;
    stop(true);
    return new Promise<never>(() => undefined);
  });
  const context = senderContext(aheadMs, {}, fetch);
  try {
    // Opening a connection has no effect that could be lost, and the pool would time its end.
    await context.database.raw('select');
    stepsBefore = steps;
    return await Promise.race([work(context).then(() => false), stopped]);
  } finally {
    unwatch();
    cutConnections(context.database);
  }
}

interface Resource {
  readonly connection: { readonly stream: { destroy(): void } };
}

interface Pool {
  readonly used: readonly { readonly resource: Resource }[];
  readonly free: Pool['used'];
  release(resource: Resource): void;
}

/** Closes the sockets without ending the sessions, as a killed process does. */
function cutConnections(database: Knex): void {
  const pool = (database.client as { pool: Pool }).pool;
  const used = pool.used.map(({ resource }) => resource);
  for (const { resource } of [...pool.used, ...pool.free]) resource.connection.stream.destroy();
  used.forEach((resource) => pool.release(resource));
  void database.destroy();
}
