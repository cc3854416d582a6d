import { Kind, visit, type ASTNode, type ArgumentNode, type ObjectFieldNode } from 'graphql';
import type { Json } from '../json';
import type { Operation } from './document';

/** The nullable variables without a default that a request leaves out. */
export function absentVariables({ variables }: Operation, given: Readonly<Record<string, Json>>): ReadonlySet<string> {
  const optional = [...variables].filter(
    ([, { type, defaultValue }]) => type.kind !== Kind.NON_NULL_TYPE && defaultValue === undefined,
  );
  return new Set(optional.map(([name]) => name).filter((name) => given[name] === undefined));
}

/**
 * The operation without the arguments and fields of input objects whose value is one of the variables: Hasura's experimental feature
 * `no_null_unbound_variable_default`. Without the feature such a variable is null.
 */
export function withoutVariables(operation: Operation, absent: ReadonlySet<string>): Operation {
  if (absent.size === 0) return operation;
  const dropped = ({ value }: ArgumentNode | ObjectFieldNode) =>
    value.kind === Kind.VARIABLE && absent.has(value.name.value) ? null : undefined;
  const trimmed = <Node extends ASTNode>(node: Node): Node => visit(node, { Argument: dropped, ObjectField: dropped });
  const fragments = new Map([...operation.fragments].map(([name, fragment]) => [name, trimmed(fragment)]));
  return { ...operation, node: trimmed(operation.node), fragments };
}
