import {
  Kind,
  OperationTypeNode,
  print,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type ExecutableDefinitionNode,
  type FragmentDefinitionNode,
} from 'graphql';
import { stringify } from 'yaml';

/** An operation with its fragments, as the SPA sends it, without the `__typename`s that its cache adds. */
export interface AllowedOperation {
  readonly name: string;
  readonly query: string;
}

/** The text of `hasura/metadata/query_collections.yaml`: the SPA's operations, which `allow_list.yaml` allows for every role. */
export function queryCollections(definitions: readonly DefinitionNode[]): string {
  const collection = { name: 'portal', definition: { queries: operationsIn(definitions) } };
  return `# Written by "npm run generate" from the SPA's documents.\n${stringify([collection], { lineWidth: 0 })}`;
}

/**
 * Collects the operations of several documents with their fragments, sorted by name. Fragments follow their operation in the order of
 * their first use: that is the order in which the SPA's client sends them, and Hasura compares it.
 * @throws Error for an operation without a name, or an unknown fragment
 */
export function operationsIn(definitions: readonly DefinitionNode[]): AllowedOperation[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      if (!operation.name) throw new Error(`An operation has no name: ${print(operation)}`);
      const document: DocumentNode = {
        kind: Kind.DOCUMENT,
        definitions: [operation, ...fragmentsOf(operation, fragments, new Set())],
      };
      return { name: operation.name.value, query: print(document) };
    })
    .sort((left, right) => (left.name < right.name ? -1 : 1));
}

/** The mutations that the SPA's operations send. */
export function mutationsIn(definitions: readonly DefinitionNode[]): ReadonlySet<string> {
  const fields = definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.MUTATION
      ? one.selectionSet.selections
      : [],
  );
  return new Set(fields.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : [])));
}

function fragmentsOf(
  definition: ExecutableDefinitionNode,
  known: ReadonlyMap<string, FragmentDefinitionNode>,
  seen: Set<string>,
): FragmentDefinitionNode[] {
  const found: FragmentDefinitionNode[] = [];
  visit(definition, {
    [Kind.FRAGMENT_SPREAD]: ({ name: { value: name } }) => {
      if (seen.has(name)) return;
      const fragment = known.get(name);
      if (!fragment) throw new Error(`There is no fragment ${name}.`);
      seen.add(name);
      found.push(fragment, ...fragmentsOf(fragment, known, seen));
    },
  });
  return found;
}
