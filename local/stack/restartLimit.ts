const maxEnds = 3;
const windowMs = 60_000;

/** Whether a part has ended three times within a minute. @param ends the moments, oldest first, in milliseconds */
export function hasEndedTooOften(ends: readonly number[]): boolean {
  const last = ends.at(-1);
  const first = ends.at(-maxEnds);
  return last !== undefined && first !== undefined && last - first <= windowMs;
}
