/**
 * Asserts a condition that holds for every input. A violation is a programming error, never a user's.
 * @throws Error with the message, prefixed so that logs can be searched for it
 */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant violated: ${message}`);
}
