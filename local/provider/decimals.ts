/**
 * Compares two decimals as written without needless zeros in front, `-12.5` with `3.25`: negative when the first is the
 * lower. Big numbers made for every row of a find would take most of its time.
 */
export function compareDecimals(a: string, b: string): number {
  const [aIsNegative, bIsNegative] = [a.startsWith('-'), b.startsWith('-')];
  if (aIsNegative !== bIsNegative) return aIsNegative ? -1 : 1;
  return aIsNegative ? compareUnsigned(b.slice(1), a.slice(1)) : compareUnsigned(a, b);
}

function compareUnsigned(a: string, b: string): number {
  const [aWhole, bWhole] = [wholeLength(a), wholeLength(b)];
  if (aWhole !== bWhole) return aWhole - bWhole;
  const length = Math.max(a.length, b.length, aWhole + 1);
  const [aFull, bFull] = [filled(a, aWhole, length), filled(b, bWhole, length)];
  return aFull < bFull ? -1 : aFull > bFull ? 1 : 0;
}

function wholeLength(decimal: string): number {
  const point = decimal.indexOf('.');
  return point < 0 ? decimal.length : point;
}

function filled(decimal: string, whole: number, length: number): string {
  if (decimal.length === length) return decimal;
  return (decimal.length === whole ? `${decimal}.` : decimal).padEnd(length, '0');
}
