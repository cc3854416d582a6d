/**
 * A value that is made when it is first asked for, and kept. For formats of `Intl`: a browser takes some milliseconds to load its
 * language data, which the first paint should not wait for.
 */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
