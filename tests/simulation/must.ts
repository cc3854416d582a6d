/** Something that must never be. */
export class Violation extends Error {}

/** States what must hold. @throws Violation with the rule that does not */
export function must(holds: boolean, rule: string): asserts holds {
  if (!holds) throw new Violation(rule);
}
