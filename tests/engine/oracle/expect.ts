import Big from 'big.js';
import type { Case } from './ast';
import { answerQuery, Ranked, Roughly, type Answer } from './answer';
import { Check } from './check';
import { answerMutation } from './mutation';
import { Refusal } from './refusal';
import type { Database } from './tables';
import type { Asking } from './permission';
import type { World } from './world';

/** What the rules say of a request: its data and the rows afterwards, or the codes of which the error has one. */
export type Expected = { readonly data: Answer; readonly db: Database } | { readonly codes: readonly string[] };

/** What the engine must answer. Throws Undetermined when the rules leave it open. */
export function expectedOf(world: World, { role, session, operation }: Case): Expected {
  const asking: Asking = { world, role, session, db: world.rows };
  try {
    return operation.kind === 'query' ? query(asking, operation.roots) : mutation(asking, operation.roots);
  } catch (error) {
    if (error instanceof Refusal) return { codes: error.codes };
    throw error;
  }
}

function query(asking: Asking, roots: (Case['operation'] & { kind: 'query' })['roots']): Expected {
  const check = new Check(asking.world, asking.role);
  roots.forEach((root) => check.root(root));
  const isMissing = (name: string): boolean => name !== 'x-hasura-role' && asking.session[name] === undefined;
  if ([...check.variables].some(isMissing)) throw new Refusal('not-found');
  return { data: Object.fromEntries(roots.map((root) => [root.alias, answerQuery(asking, root)])), db: asking.db };
}

function mutation(asking: Asking, roots: (Case['operation'] & { kind: 'mutation' })['roots']): Expected {
  const check = new Check(asking.world, asking.role);
  roots.forEach((root) => check.mutation(root));
  const data: Answer = {};
  let { db } = asking;
  for (const root of roots) {
    const done = answerMutation({ ...asking, db }, root);
    data[root.alias] = done.answer;
    db = done.db;
  }
  return { data, db };
}

/** Whether the answer is what was expected, with members in the same order. */
export function agrees(expected: unknown, actual: unknown): boolean {
  if (expected instanceof Ranked) return Array.isArray(actual) && agreesInGroups(expected, actual);
  if (expected instanceof Roughly) return agreesRoughly(expected, actual);
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, index) => agrees(item, actual[index]))
    );
  }
  if (typeof expected !== 'object' || expected === null) return Object.is(expected, actual);
  if (typeof actual !== 'object' || actual === null) return false;
  const [left, right] = [Object.entries(expected), Object.entries(actual)];
  return (
    left.length === right.length &&
    left.every(([key, item], index) => key === right[index]?.[0] && agrees(item, right[index][1]))
  );
}

function agreesInGroups({ groups }: Ranked, actual: readonly unknown[]): boolean {
  let at = 0;
  for (const group of groups) {
    const left = [...actual.slice(at, at + group.length)];
    at += group.length;
    for (const item of group) {
      const found = left.findIndex((candidate) => agrees(item, candidate));
      if (found < 0) return false;
      left.splice(found, 1);
    }
  }
  return at === actual.length;
}

const tolerance = '1e-9';

function agreesRoughly({ value, isText }: Roughly, actual: unknown): boolean {
  if (typeof actual !== (isText ? 'string' : 'number')) return false;
  const [a, b] = [new Big(value), new Big(String(actual))];
  return a.minus(b).abs().lte(a.abs().plus(1).times(tolerance));
}
