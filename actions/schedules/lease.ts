import type { Knex } from 'knex';
import type { Context } from '../context';

/** A run of a schedule. */
export interface Run {
  readonly name: string;
  /** Longer than the work may take. A run that has not ended by then has died, even if it still renews its lease. */
  readonly leaseMs: number;
}

/** A run that has begun. */
export interface BegunRun extends Run {
  readonly id: string;
  readonly startedAt: Date;
}

/** How long a run holds its lease without renewing it: a run whose process was killed is taken over after this time. */
export const heldForMs = 30_000;
/** Two renewals may fail before the lease ends. */
const renewEveryMs = 8_000;

/** The lease of a run that goes on. */
export interface Lease {
  readonly run: BegunRun;
  /** Whether the run may no longer write, because it was taken over or could not renew its lease in time. */
  readonly isLost: () => boolean;
  /** Ends the renewals. */
  readonly stop: () => void;
}

/**
 * Renews the lease of a run every eight seconds, up to the longest time that its work may take. Elapsed time is that of the process and not of
 * the business clock, which may be moved.
 */
export function keepLease({ database, clock }: Pick<Context, 'database' | 'clock'>, run: BegunRun): Lease {
  const { id, startedAt, leaseMs } = run;
  let heldUntilMs = performance.now() + heldForMs;
  let isTaken = false;
  const renew = async (): Promise<void> => {
    const askedAtMs = performance.now();
    const until = Math.min(clock.now().getTime() + heldForMs, startedAt.getTime() + leaseMs);
    const renewed = await database('schedule_runs')
      .where({ id, finished_at: null })
      .update({ lease_until: new Date(until) });
    if (renewed === 1) heldUntilMs = askedAtMs + heldForMs;
    else isTaken = true;
  };
  // A renewal that fails is made again at the next turn; without one the lease ends.
  const timer = setInterval(() => void renew().catch(() => undefined), renewEveryMs);
  timer.unref();
  return { run, isLost: () => isTaken || performance.now() >= heldUntilMs, stop: () => clearInterval(timer) };
}

type Work = (transaction: Knex.Transaction) => Promise<unknown>;

/**
 * The database for the work of a run: it refuses each statement and each commit once the lease is lost, so that a run that was paused does
 * not write beside the one that took over. A transaction with settings of its own is a snapshot that only reads.
 * @throws Error from each call after that
 */
export function withLease(database: Knex, { run, isLost }: Lease): Knex {
  const requireLease = (): void => {
    if (isLost()) throw new Error(`The run of ${run.name} has lost its lease.`);
  };
  const transact = (work: Work, ...settings: Knex.TransactionConfig[]): Promise<unknown> => {
    requireLease();
    return database.transaction(settings.length > 0 ? work : committedUnderLease(work, run), ...settings);
  };
  const raw = (...statement: Parameters<Knex['raw']>): Knex.Raw => {
    requireLease();
    return database.raw(...statement);
  };
  const changed: Readonly<Record<string | symbol, unknown>> = { raw, transaction: transact };
  return new Proxy(database, {
    apply: (knex, self, table) => {
      requireLease();
      return Reflect.apply(knex, self, table) as unknown;
    },
    get: (knex, name) => changed[name] ?? (Reflect.get(knex, name) as unknown),
  });
}

const stillHeld = 'select id from schedule_runs where id = ? and finished_at is null for share';

/** The run that takes over waits for the commit, or the commit is refused. */
function committedUnderLease(work: Work, { id, name }: BegunRun): Work {
  return async (transaction) => {
    const result = await work(transaction);
    const { rows } = await transaction.raw<{ rows: unknown[] }>(stillHeld, [id]);
    if (rows.length === 0) throw new Error(`The run of ${name} was taken over.`);
    return result;
  };
}
