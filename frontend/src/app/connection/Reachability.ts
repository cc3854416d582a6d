import { createContext } from 'react';

const firstMs = 1000;

const longestMs = 30_000;

/**
 * How long to wait before another attempt to reach the server, in milliseconds: twice as long after each attempt, at most 30 seconds.
 * Up to half of it is random, so that the browsers of an outage do not all return at once.
 * @param attempt the number of attempts before, from 0
 * @param random between 0 and 1
 */
export function retryDelay(attempt: number, random: number): number {
  const wholeMs = Math.min(firstMs * 2 ** attempt, longestMs);
  return wholeMs * (1 - random / 2);
}

/** Whether the server answers: it does, it does not, or it does again after it did not. */
type ReachabilityState = 'reached' | 'lost' | 'regained';

/**
 * Whether the server can be reached, as far as this tab knows. A call without an answer is only a doubt: the server counts as lost
 * when it does not answer a question of our own a moment later either, and is asked again until it does.
 */
export class Reachability {
  private state: ReachabilityState = 'reached';
  /** How often the server did not answer; undefined while there is no doubt. */
  private attempts: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  /**
   * @param ask asks the server; resolves to whether it answered
   * @param random between 0 and 1
   */
  constructor(
    private readonly ask: () => Promise<boolean>,
    private readonly random: () => number,
  ) {}

  readonly getState = (): ReachabilityState => this.state;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** A call had no answer, or the live socket broke. */
  readonly doubt = (): void => {
    if (this.attempts !== undefined) return;
    this.attempts = 0;
    this.askLater();
  };

  /** The server has answered. */
  readonly confirm = (): void => {
    if (this.attempts === undefined) return;
    this.stop();
    if (this.state === 'lost') this.change('regained');
  };

  /** Asks at once if there is a doubt: the browser has a network again. */
  readonly askNow = (): void => {
    if (this.attempts === undefined) return;
    clearTimeout(this.timer);
    void this.askOnce();
  };

  /** Waits before a socket is opened again: for the delay of this attempt, or until the server answers again. */
  readonly pause = (attempt: number): Promise<void> =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        leave();
        resolve();
      };
      const timer = setTimeout(end, retryDelay(attempt, this.random()));
      const leave = this.subscribe(() => this.state === 'regained' && end());
    });

  /** Ends the questions. */
  readonly stop = (): void => {
    clearTimeout(this.timer);
    this.attempts = undefined;
  };

  private askLater() {
    this.timer = setTimeout(() => void this.askOnce(), retryDelay(this.attempts ?? 0, this.random()));
  }

  private async askOnce() {
    const asked = this.attempts;
    const isAnswered = await this.ask();
    if (isAnswered) return this.confirm();
    // Another question was asked, or another call answered, in the meantime.
    if (asked === undefined || this.attempts !== asked) return;
    this.attempts = asked + 1;
    this.change('lost');
    this.askLater();
  }

  private change(state: ReachabilityState) {
    if (state === this.state) return;
    this.state = state;
    this.listeners.forEach((listener) => listener());
  }
}

/** Whether the server of this session can be reached. */
export const ReachabilityContext = createContext<Reachability | undefined>(undefined);

/** Follows what the browser says about the network. Returns a function that stops it, and the questions to the server. */
export function followNetwork({ doubt, askNow, stop }: Reachability): () => void {
  window.addEventListener('offline', doubt);
  window.addEventListener('online', askNow);
  return () => {
    window.removeEventListener('offline', doubt);
    window.removeEventListener('online', askNow);
    stop();
  };
}

const timeoutMs = 5000;

/**
 * Whether the GraphQL service answers at all. It needs no token and no place in the allow-list: a refusal is an answer too, except a
 * gateway's for a service that is down.
 */
export async function askServer(url: string): Promise<boolean> {
  try {
    const response = await fetch(new URL(url, window.location.href), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }' }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.status < 500;
  } catch {
    return false;
  }
}
