import { ProviderError } from '../provider/errors';
import { sharedContext, type Context } from '../runtime/context';
import { invokeWorker } from '../runtime/invokeWorker';
import { feeds } from '../sync/feeds';
import { readFeed, type Budget, type FeedReport, type Login } from '../sync/readFeed';
import { readFunding } from '../sync/readFunding';
import { runAlone } from './runAlone';

/** The provider allows 500 calls a minute to a login and people come first: a run, one a minute, takes at most so many. */
const callsPerRun = 300;
/** A little longer than the Lambda may run: a run that died is taken up after it. */
const leaseMs = 150_000;

/** Nobody waits: a provider that is busy is asked again for so long. */
const patienceMs = 30_000;

/** What a run read of one login. */
export interface LoginReport {
  readonly loginId: string;
  readonly feeds: Readonly<Record<string, FeedReport>>;
  readonly calls: number;
  /** Why the run stopped early, by the provider's code; the next one goes on. */
  readonly error?: string;
}

/** What a run did: what it read itself, or how many workers it called. */
export interface SyncReport {
  readonly logins: readonly LoginReport[];
  readonly workers: number;
}

/**
 * Schedule `sync-provider`: brings the mirrors to what the provider's books say. Called with a login it reads that one;
 * else all of them, each in a worker of its own where there is one.
 */
export const handler = async (event?: { readonly loginId?: string }): Promise<SyncReport> => {
  const context = sharedContext();
  const { SYNC_WORKER: worker } = context.environment;
  const logins = await context.provider.logins();
  if (event?.loginId || !worker) return syncProvider(context, { loginId: event?.loginId });
  await Promise.all(logins.map(({ loginId }) => invokeWorker(worker, { loginId })));
  return { logins: [], workers: logins.length };
};

/**
 * The same with the context as a parameter, in this process. Each login is read on its own: one that fails does not keep
 * others back, and one that another run is reading is left to it.
 * @param calls the most calls that a login may make; fewer than there are feeds would never reach the last
 */
export async function syncProvider(
  context: Context,
  { loginId, calls = callsPerRun }: { readonly loginId?: string; readonly calls?: number } = {},
): Promise<SyncReport> {
  const logins: LoginReport[] = [];
  for (const login of await context.provider.logins(patienceMs)) {
    if (loginId !== undefined && login.loginId !== loginId) continue;
    const run = { name: `sync-provider ${login.loginId}`, leaseMs };
    const report = await runAlone(context, run, () => readLogin(context, login, { left: calls }));
    if (report) logins.push(report);
  }
  return { logins, workers: 0 };
}

async function readLogin(context: Context, login: Login, budget: Budget): Promise<LoginReport> {
  const calls = budget.left;
  const read: Record<string, FeedReport> = {};
  const report = () => ({ loginId: login.loginId, feeds: read, calls: calls - budget.left });
  try {
    for (const feed of feeds) read[feed.name] = await readFeed(context, login, feed, budget);
    read.funding = await readFunding(context, login, budget);
    return report();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    context.log.warn({ error: String(error) }, 'a login could not be read to the end');
    return { ...report(), error: error.code };
  }
}
