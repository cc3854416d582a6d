import { writeJson, type JsonObject } from '../json';
import type { CustomOutputNode } from '../plan/nodes';
import { keyName } from '../sql/related';
import type { Statement } from '../sql/statement';
import { callAction, type ActionRequest } from './actionCall';
import { checkAnswer, relatedParents, writeAnswer } from './actionOutput';
import { bind, type Bindings } from './bind';
import type { CompiledRoot } from './compile';
import type { Runner } from './database';

/** The JSON text of an action's field, and the cookies its handler sets. */
export interface ActionResult {
  readonly text: string;
  readonly cookies: readonly string[];
}

/** Calls the handler, checks its answer, joins what the role may see of related tables. */
export async function runAction(
  runner: Runner,
  root: CompiledRoot & { kind: 'action' },
  bindings: Bindings,
  request: ActionRequest,
): Promise<ActionResult> {
  const { action, output } = root.node;
  const { body, cookies } = await callAction(action, root.node.arguments(bindings.variables), request);
  checkAnswer(output, body);
  const related = new Map<CustomOutputNode, Map<JsonObject, string>>();
  for (const [node, parents] of relatedParents(output, body)) {
    const statement = root.related.get(node);
    if (statement && node.kind === 'related') {
      related.set(node, await fetchRelated(runner, statement, node, parents, bindings));
    }
  }
  return { text: writeAnswer(output, body, related), cookies };
}

async function fetchRelated(
  runner: Runner,
  statement: Statement,
  { relationship }: CustomOutputNode & { kind: 'related' },
  parents: readonly JsonObject[],
  bindings: Bindings,
): Promise<Map<JsonObject, string>> {
  const keys = parents.map((parent, index) => ({
    _i: index,
    ...Object.fromEntries(relationship.mapping.map(({ field }, key) => [keyName(key), parent[field] ?? null])),
  }));
  const rows = await runner.run(statement, bind(statement, { ...bindings, rows: writeJson(keys) }), '$');
  return new Map(parents.map((parent, index) => [parent, rows[index]?.[0] ?? 'null']));
}
