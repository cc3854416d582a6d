const hourMs = 3_600_000;
const maxDoublings = 5;
const maxPauseMs = 24 * hourMs;

/**
 * When a charge that no balance covered is tried again: after an hour, then after twice the time before, up to a day.
 * @param tries how many tries came to nothing, this one included
 */
export function nextTryAt(tries: number, now: Date): Date {
  const pauseMs = hourMs * 2 ** Math.min(tries - 1, maxDoublings);
  return new Date(now.getTime() + Math.min(pauseMs, maxPauseMs));
}
