import type { VariableDefinitionNode } from 'graphql';
import { isJsonObject, writeJson, type Json } from '../json';

/** A fact about a variable on which a plan relies; the plan is reused only while all of them hold. */
export interface Guard {
  readonly path: readonly (string | number)[];
  readonly kind: 'null' | 'keys' | 'length' | 'exact';
  readonly expected: Json;
}

/** The variables of one request, and what planning has looked at. */
export interface InputContext {
  readonly variables: Readonly<Record<string, Json>>;
  readonly definitions: ReadonlyMap<string, VariableDefinitionNode>;
  readonly guards: Guard[];
  /** Conditions and relationships in the filters planned so far. */
  filterTerms: number;
}

/** Records a fact and gives it back. */
export function observe(context: InputContext, kind: Guard['kind'], path: Guard['path'], value: Json): Json {
  const expected = fact(kind, value);
  context.guards.push({ path, kind, expected });
  return expected;
}

/** Whether other variables agree with everything a plan has looked at. */
export function guardsHold(guards: readonly Guard[], variables: Readonly<Record<string, Json>>): boolean {
  return guards.every((guard) => fact(guard.kind, valueAt(variables, guard.path)) === guard.expected);
}

/** The value under a path of keys and indexes; null where there is none. */
export function valueAt(variables: Readonly<Record<string, Json>>, path: Guard['path']): Json {
  let value: Json = variables;
  for (const segment of path) {
    if (!isJsonObject(value) && !Array.isArray(value)) return null;
    value = (value as Record<string | number, Json | undefined>)[segment] ?? null;
  }
  return value;
}

function fact(kind: Guard['kind'], value: Json): Json {
  switch (kind) {
    case 'null':
      return value === null;
    case 'keys':
      return isJsonObject(value) || Array.isArray(value) ? Object.keys(value).join() : null;
    case 'length':
      return Array.isArray(value) ? value.length : -1;
    case 'exact':
      return writeJson(value);
  }
}
