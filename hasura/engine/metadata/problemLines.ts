import { invariant } from '../errors';
import type { Inconsistency } from './inconsistency';

/** A line of the log about what is inconsistent: one object, or all of a type that share the reason. */
export type ProblemLine =
  | { readonly problem: Inconsistency }
  | { readonly kind: string; readonly reason: string; readonly names: readonly string[] };

/** What the log says of inconsistent metadata. A hundred event triggers that are not run are one line. */
export function problemLines(problems: readonly Inconsistency[]): ProblemLine[] {
  const groups = new Map<string, Inconsistency[]>();
  for (const problem of problems) {
    const key = `${problem.type} ${problem.reason}`;
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()].map((group) => lineOf(group));
}

function lineOf(group: readonly Inconsistency[]): ProblemLine {
  const [problem, ...others] = group;
  invariant(problem, 'a group has a problem');
  if (others.length === 0) return { problem };
  return { kind: problem.type, reason: problem.reason, names: group.map(({ name }) => name) };
}
