/** The beginning of an order, and how many rows there are in all. */
export interface FirstInOrder<T> {
  readonly first: T[];
  readonly total: number;
}

/** What rows are put in order by. */
export interface Order<T> {
  readonly keyOf: (row: T) => string;
  readonly compare: (a: string, b: string) => number;
}

interface Kept<T> {
  readonly key: string;
  readonly row: T;
}

const slack = 1_000;

/**
 * The first `count` rows in an order. Rows are read once and never copied as a whole: a row that cannot be among the
 * first is dropped. Rows that compare as equal stay in the order in which they come.
 */
export function firstInOrder<T>(rows: Iterable<T>, count: number, { keyOf, compare }: Order<T>): FirstInOrder<T> {
  const byKey = (a: Kept<T>, b: Kept<T>) => compare(a.key, b.key);
  const kept: Kept<T>[] = [];
  let total = 0;
  let worst: string | undefined;
  for (const row of rows) {
    total += 1;
    const key = keyOf(row);
    if (worst !== undefined && compare(key, worst) >= 0) continue;
    kept.push({ key, row });
    if (kept.length < 2 * count + slack) continue;
    kept.sort(byKey).length = count;
    worst = kept.at(-1)?.key;
  }
  const first = kept.sort(byKey).slice(0, count);
  return { first: first.map(({ row }) => row), total };
}
