/** An invariant that does not hold. */
export class Violation extends Error {}

/** Asserts an invariant. @throws Violation with its text when it does not hold */
export function must(holds: boolean, rule: string): asserts holds {
  if (!holds) throw new Violation(rule);
}
