import { RuleError } from '../../domain/errors';
import { clearAlarm, clearUnwatched, raiseAlarm } from '../database/alarms';
import { shares } from '../provider/callBudget';
import { ProviderError } from '../provider/errors';
import { sharedContext } from '../container';
import type { Context } from '../context';
import { invokeWorker } from '../runtime/invokeWorker';
import { feeds } from '../sync/feeds';
import { readFeed, type Budget, type FeedReport } from '../sync/readFeed';
import { readFunding } from '../sync/readFunding';
import { runExclusively } from './runExclusively';

/** A little longer than the Lambda may run, after which a run that has not ended has died. */
export const syncLeaseMs = 150_000;

/** No user waits for a sync, so its calls are repeated for this long. */
const retryForMs = 30_000;

/** What a run did for one login. */
export interface LoginReport {
  readonly loginId: string;
  readonly feeds: Readonly<Record<string, FeedReport>>;
  readonly calls: number;
  /** Why the run stopped early: the provider's error code, or `unexpected`. The next run continues. */
  readonly error?: string;
}

/** What a run did: the logins that it synced itself, or the number of workers that it started. */
export interface SyncReport {
  readonly logins: readonly LoginReport[];
  readonly workers: number;
}

/**
 * Schedule `sync-provider`: updates the mirrors from the provider. With a login it syncs that login, otherwise all of
 * them, each in its own worker if `SYNC_WORKER` is set.
 */
export const handler = async (event?: { readonly loginId?: string }): Promise<SyncReport> => {
  const context = sharedContext();
  const { SYNC_WORKER: worker } = context.environment;
  if (event?.loginId || !worker) return syncProvider(context, { loginId: event?.loginId });
  return startWorkers(context, (loginId) => invokeWorker(worker, { loginId }));
};

/** Starts a worker for each login. A worker that cannot be started raises the alarm of its login and stops no other. */
export async function startWorkers(context: Context, start: (loginId: string) => Promise<void>): Promise<SyncReport> {
  let workers = 0;
  for (const loginId of await context.provider.loginIds()) {
    try {
      await start(loginId);
      workers += 1;
    } catch (error) {
      await raise(context, loginId, error);
    }
  }
  return { logins: [], workers };
}

/**
 * The same with the context as a parameter, in this process. A login that fails raises an alarm and does not stop the
 * others. A login that another run is syncing is skipped.
 * @param calls the maximum number of calls for each login, by default the sync's share of a minute; it must not be smaller
 *   than the number of feeds
 */
export async function syncProvider(
  context: Context,
  { loginId: only, calls = shares.sync }: { readonly loginId?: string; readonly calls?: number } = {},
): Promise<SyncReport> {
  const logins: LoginReport[] = [];
  const loginIds = await context.provider.loginIds();
  // A login that no organisation uses any more is not synced again.
  await clearUnwatched(context.database, 'sync_failed', loginIds, context.clock.now());
  for (const loginId of loginIds) {
    if (only !== undefined && loginId !== only) continue;
    const report = await syncLogin(context, loginId, calls);
    if (report) logins.push(report);
  }
  return { logins, workers: 0 };
}

async function syncLogin(context: Context, loginId: string, calls: number): Promise<LoginReport | undefined> {
  const run = { name: `sync-provider ${loginId}`, leaseMs: syncLeaseMs };
  const reading: Reading = { feeds: {}, budget: { left: calls } };
  const report = () => ({ loginId, feeds: reading.feeds, calls: calls - reading.budget.left });
  try {
    const done = await runExclusively(context, run, (owned) => readLogin(owned, loginId, reading).then(report));
    if (done) await clearAlarm(context.database, 'sync_failed', loginId, context.clock.now());
    return done;
  } catch (error) {
    await raise(context, loginId, error);
    return { ...report(), error: codeOf(error) };
  }
}

/** How far a run has come with a login. */
interface Reading {
  readonly feeds: Record<string, FeedReport>;
  readonly budget: Budget;
}

async function readLogin(context: Context, loginId: string, { feeds: read, budget }: Reading): Promise<void> {
  const login = { loginId, client: await context.provider.forLogin(loginId, retryForMs) };
  for (const feed of feeds) read[feed.name] = await readFeed(context, login, feed, budget);
  read.funding = await readFunding(context, login, budget);
}

async function raise(context: Context, loginId: string, error: unknown): Promise<void> {
  const isExpected = error instanceof ProviderError || error instanceof RuleError;
  const cause = error instanceof Error && !isExpected ? (error.stack ?? error.message) : String(error);
  context.log[isExpected ? 'warn' : 'error']({ loginId, error: cause }, 'the sync of a login stopped early');
  const message = 'The mirrors of a login at the provider are not updated.';
  const alarm = { kind: 'sync_failed', subject: loginId, message, details: { error: String(error) } } as const;
  await raiseAlarm(context.database, alarm, context.clock.now());
}

function codeOf(error: unknown): string {
  return error instanceof ProviderError || error instanceof RuleError ? error.code : 'unexpected';
}
