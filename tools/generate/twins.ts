import { Kind, OperationTypeNode, type DefinitionNode, type OperationDefinitionNode } from 'graphql';

/**
 * The operations of a source file with those that `liveTwin` and `namedAs` (frontend/src/graphql/twin.ts) make of them.
 * @throws Error for a call whose query does not stand in the file, or has more root fields than a subscription may have
 */
export function withTwins(definitions: readonly DefinitionNode[], source: string): DefinitionNode[] {
  const calls = [...source.matchAll(/\b(liveTwin|namedAs)\(\s*(\w+),\s*'(\w+)'\s*,?\s*\)/g)];
  const twins = calls.map(([, kind, constant = '', name = '']): OperationDefinitionNode => {
    const query = operationOf(definitions, source, constant);
    if (kind === 'namedAs') return { ...query, name: { kind: Kind.NAME, value: name } };
    if (query.selectionSet.selections.length > 1) throw new Error(`${name}: a subscription has one root field.`);
    return { ...query, operation: OperationTypeNode.SUBSCRIPTION, name: { kind: Kind.NAME, value: name } };
  });
  return [...definitions, ...twins];
}

/** The query that a constant of the file holds. */
function operationOf(
  definitions: readonly DefinitionNode[],
  source: string,
  constant: string,
): OperationDefinitionNode {
  const name = new RegExp(`const ${constant}\\b[^;]*?gql\`\\s*query (\\w+)`).exec(source)?.[1];
  const query = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === name);
  if (query?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`The file of ${constant} has no query of it.`);
  return query;
}
