import { ProviderError } from './errors';
import type { ProviderRequest, Transport } from './transport';

/** What waiting needs. Times in milliseconds; `random` between 0 and 1. */
export interface Waiting {
  readonly now: () => number;
  readonly random: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
}

const mostAttempts = 8;
const firstPauseMs = 750;
const longestPauseMs = 30_000;
/** How long a person may wait for a read to be tried again. */
const readPatienceMs = 2000;

/**
 * Tries again what may be tried again: any call that was one too many this minute, and a read that found no answer. A
 * call that changes something is never repeated after an unknown outcome: whoever owes it looks its key up first.
 * @param patienceMs until when after its beginning a call may be tried again; by itself a read has two seconds, any
 *   other call none
 */
export function withRetry(transport: Transport, waiting: Waiting, patienceMs?: number): Transport {
  return async (request) => {
    const end = waiting.now() + (patienceMs ?? (request.isRead ? readPatienceMs : 0));
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await transport(request);
      } catch (error) {
        const pauseMs = pauseAfter(attempt, waiting.random());
        const isLast = attempt === mostAttempts || waiting.now() + pauseMs > end;
        if (isLast || !mayRepeat(request, error)) throw error;
        await waiting.sleep(pauseMs);
      }
    }
  };
}

function mayRepeat(request: ProviderRequest, error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  if (error.failure === 'rate_limited') return true;
  return error.failure === 'unknown' && request.isRead && error.code !== 'provider_offline';
}

/** Doubles each time, spread by up to half so that a crowd does not return together. */
function pauseAfter(attempt: number, random: number): number {
  return Math.min(firstPauseMs * 2 ** (attempt - 1), longestPauseMs) * (0.5 + random / 2);
}
