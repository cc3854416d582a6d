import { ProviderError } from './errors';
import type { ProviderRequest, Transport } from './transport';

/** Time and randomness for waiting. Times in milliseconds; `random` between 0 and 1. */
export interface Waiting {
  readonly now: () => number;
  readonly random: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
}

const maxAttempts = 8;
const firstPauseMs = 750;
const maxPauseMs = 30_000;
/** How long a read may be repeated while a user waits. */
const readRetryForMs = 2000;

/**
 * Repeats calls that exceeded the rate limit, and reads without an answer. A call that changes something is never
 * repeated after an unknown outcome: the sender looks its key up first.
 * @param retryForMs how long after its beginning a call may be repeated; by default two seconds for a read and zero for
 *   any other call
 */
export function withRetry(transport: Transport, waiting: Waiting, retryForMs?: number): Transport {
  return async (request) => {
    const end = waiting.now() + (retryForMs ?? (request.isRead ? readRetryForMs : 0));
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await transport(request);
      } catch (error) {
        const pauseMs = pauseAfter(attempt, waiting.random());
        const isLast = attempt === maxAttempts || waiting.now() + pauseMs > end;
        if (isLast || !mayRepeat(request, error)) throw error;
        await waiting.sleep(pauseMs);
      }
    }
  };
}

function mayRepeat(request: ProviderRequest, error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  if (error.failure === 'rate_limited') return true;
  if (!request.isRead || error.code === 'provider_offline') return false;
  return error.failure === 'unknown' || error.failure === 'not_sent';
}

/** Doubles each time; a random factor between 0.5 and 1 spreads the retries of many callers. */
function pauseAfter(attempt: number, random: number): number {
  return Math.min(firstPauseMs * 2 ** (attempt - 1), maxPauseMs) * (0.5 + random / 2);
}
