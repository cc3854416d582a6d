import { setTimeout as delay } from 'node:timers/promises';
import { EngineError } from '../errors';
import { RecentMap } from '../recentMap';
import type { Session } from '../session';
import { Debt } from './debt';
import { Places } from './places';

/** The requests of one user that may wait; more are refused. */
export const maxWaitingPerUser = 200;
/**
 * What one user may hold, on all sockets together: the live queries of about eleven tabs of the portal; `requests` are those whose bodies
 * are on the way.
 */
export const maxHeldPerUser = { subscriptions: 80, sockets: 20, requests: 200 } as const;

/** The part of the engine's one thread that parsing and planning for one user may take. */
const threadShare = 0.05;
/** The time on the thread, in milliseconds, that a user may take at once before the share applies. */
const burstMs = 100;
const maxUsers = 10_000;
/** What receiving and sending take of the thread, in milliseconds for each MiB. */
const transferMs = 6;
/** What refusing a request takes of the thread, in milliseconds. */
const refusalMs = 0.2;

/** The time on the thread, in milliseconds, that receiving or sending so many bytes takes. */
export function transferTime(bytes: number): number {
  return (bytes / (1024 * 1024)) * transferMs;
}

/** What one user has of the engine at present. */
export class UserShare {
  private readonly places = new Places(maxWaitingPerUser, () => tooMany('requests'));
  private readonly held = { subscriptions: 0, sockets: 0, requests: 0 };
  private preparing = 0;
  private turn: Promise<void> = Promise.resolve();
  private readonly threadDebt = new Debt(threadShare);

  /**
   * Does work that occupies the thread, one piece after another and each in a turn of the event loop, so that others come in between;
   * a user with too much debt waits before the next one. Rejects with rate-limit-exceeded when too many wait.
   */
  async prepare<Result>(work: () => Result): Promise<Result> {
    if (this.preparing >= maxWaitingPerUser) throw tooMany('requests');
    this.preparing += 1;
    const turn = this.turn;
    let end: () => void = () => undefined;
    this.turn = new Promise((resolve) => (end = resolve));
    await turn;
    await this.recover();
    const startedAt = performance.now();
    try {
      return work();
    } finally {
      this.preparing -= 1;
      this.spend(performance.now() - startedAt);
      if (this.preparing > 0) setImmediate(end);
      else end();
    }
  }

  /** Runs a request when one of the user's places is free. Rejects with rate-limit-exceeded when too many wait. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.places.run(work);
  }

  /**
   * Holds a request until the returned function is called. Rejects with rate-limit-exceeded when there are too many; as refusing takes
   * time on the thread as well, a user with too much debt waits for the refusal.
   */
  async holdRequest(): Promise<() => void> {
    try {
      return this.hold('requests');
    } catch (error) {
      this.spend(refusalMs);
      await this.recover();
      throw error;
    }
  }

  /** Holds a subscription or a socket until the returned function is called. Throws rate-limit-exceeded when there are too many. */
  hold(kind: keyof typeof maxHeldPerUser): () => void {
    if (this.held[kind] >= maxHeldPerUser[kind]) throw tooMany(kind);
    this.held[kind] += 1;
    let isHeld = true;
    return () => {
      if (isHeld) this.held[kind] -= 1;
      isHeld = false;
    };
  }

  /** Adds time on the thread that the user has taken outside of `prepare`, in milliseconds. */
  spend(takenMs: number): void {
    this.threadDebt.add(takenMs);
  }

  /** Waits until the user is within the share again. */
  private async recover(): Promise<void> {
    const pauseMs = (this.threadDebt.owedMs() - burstMs) / threadShare;
    if (pauseMs > 0) await delay(pauseMs);
  }
}

/** The share of those who hold the admin secret: all of it. */
const unlimited: Pick<UserShare, keyof UserShare> = {
  prepare: async (work) => work(),
  run: (work) => work(),
  hold: () => () => undefined,
  holdRequest: () => Promise.resolve(() => undefined),
  spend: () => undefined,
};

/** What transports ask before they work for a user. */
export type Share = typeof unlimited;

/** Finds shares, so that one who asks for too much makes others wait little. */
export interface Shares {
  /** The share of a session's user; a session without a user id is known by its address. */
  readonly ofUser: (session: Session, address: string | undefined) => Share;
  /** The share of those at an address who have opened a socket and not yet said who they are. */
  readonly ofStrangers: (address: string | undefined) => Share;
}

/** Creates the shares of an engine that has just started. */
export function createShares(): Shares {
  const shares = new RecentMap<string, UserShare>(maxUsers);
  const shareOf = (key: string): Share => {
    const share = shares.get(key) ?? new UserShare();
    shares.set(key, share);
    return share;
  };
  return {
    ofUser: ({ isTrusted, variables }, address = '') =>
      isTrusted ? unlimited : shareOf(variables['x-hasura-user-id'] ?? `at ${address}`),
    ofStrangers: (address = '') => shareOf(`stranger at ${address}`),
  };
}

function tooMany(what: string): EngineError {
  return new EngineError('rate-limit-exceeded', `too many ${what} of one user`);
}
