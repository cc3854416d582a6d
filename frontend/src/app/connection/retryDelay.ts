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
