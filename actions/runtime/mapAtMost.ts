/**
 * Applies an async function to each item, at most so many at once.
 * @returns the results in the order of the items
 * @throws the first error of the function; calls that have begun go on
 */
export async function mapAtMost<Item, Result>(
  atOnce: number,
  items: readonly Item[],
  apply: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const waiting = [...items.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await apply(next[1]);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return results;
}
