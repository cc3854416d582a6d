const numbers = (version: string) => version.split('.').map(Number);

/** Whether the first version is newer than the second: "2.1.0" than "2.0.9". A text that is no version is never newer. */
export function isNewer(version: string, than: string): boolean {
  const [left, right] = [numbers(version), numbers(than)];
  if ([...left, ...right].some(Number.isNaN)) return false;
  for (let part = 0; part < Math.max(left.length, right.length); part += 1) {
    const difference = (left[part] ?? 0) - (right[part] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
