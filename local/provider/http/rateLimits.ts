import type { Endpoint } from './endpoint';
import { tooManyRequests } from './errors';

/** Requests per minute and login; null takes every limit away. */
export interface RateLimits {
  /** @throws ApiError 429 when the login has used up the minute */
  readonly count: (loginId: string, kind: Endpoint['limit'], now: Date) => void;
  readonly set: (perMinute: number | null) => void;
}

const fixedPerMinute = { authenticate: 60, rates: 200 };
const maxCounters = 10_000;

/** Fixed one-minute windows, as the provider's: a burst may take a whole minute's allowance at once. */
export function createRateLimits(): RateLimits {
  let general: number | null = 500;
  let counters = new Map<string, { minute: number; used: number }>();
  return {
    set: (perMinute) => {
      general = perMinute;
      counters = new Map();
    },
    count: (loginId, kind, now) => {
      if (general === null) return;
      const minute = Math.floor(now.getTime() / 60_000);
      const key = `${kind}/${loginId}`;
      const counter = counters.get(key);
      const used = (counter?.minute === minute ? counter.used : 0) + 1;
      if (counters.size >= maxCounters && !counter) counters = new Map();
      counters.set(key, { minute, used });
      if (used > (kind === 'general' ? general : fixedPerMinute[kind])) throw tooManyRequests();
    },
  };
}
