import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import { connect } from '../database/connection';
import { createIdentity, type Identity } from '../identity/identity';
import { connectingFetch } from '../provider/connectingFetch';
import { createProviderGateway, type ProviderGateway } from '../provider/gateway';
import { businessClock, type Clock } from './clock';
import { readEnvironment, type Environment } from './environment';
import { createLog, type Log } from './log';

/** Everything a handler may touch besides its input: passed in, so that tests choose each part. */
export interface Context {
  readonly environment: Environment;
  readonly database: Knex;
  readonly provider: ProviderGateway;
  readonly identity: Identity;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Between 0 and 1; for jitter only. */
  readonly random: () => number;
  readonly log: Log;
}

/** Builds the context of a Lambda container from its environment. */
export function createContext(
  variables: Record<string, string | undefined>,
  fetcher: typeof fetch = connectingFetch,
): Context {
  const environment = readEnvironment(variables);
  const database = connect(environment.DATABASE_URL);
  const clock = businessClock(environment.CLOCK_FILE);
  const log = createLog(environment.LOG_LEVEL);
  const provider = createProviderGateway({
    baseUrl: environment.TCC_BASE_URL,
    timeoutMs: environment.TCC_TIMEOUT_MS,
    sealKey: environment.SEAL_KEY,
    database,
    log,
    fetch: fetcher,
    waiting: { now: () => clock.now().getTime(), random: Math.random, sleep: delay },
  });
  const identity = createIdentity(environment);
  return { environment, database, provider, identity, clock, log, newId: randomUUID, random: Math.random };
}

let shared: Context | undefined;

/** The container's own context, built at its first call and kept while it is warm. */
export function sharedContext(): Context {
  shared ??= createContext(process.env);
  return shared;
}
