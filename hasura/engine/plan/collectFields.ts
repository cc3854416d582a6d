import {
  getNamedType,
  isObjectType,
  Kind,
  print,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { type EngineError, fieldNotFound, pathTo, validationFailed, invariant } from '../errors';
import type { PlanContext } from './context';
import { isIncluded } from './directives';

/** A field of the answer: everything the document selects under one response name. */
export interface CollectedField {
  readonly responseName: string;
  /** Undefined for `__typename`, `__schema` and `__type`. */
  readonly definition?: GraphQLField<unknown, unknown>;
  readonly node: FieldNode;
  readonly selectionSets: readonly ScopedSelectionSet[];
  /** JSON path of the field. */
  readonly path: string;
}

/** A selection set and the fragments inside which it stands, outermost first. */
interface ScopedSelectionSet {
  readonly node: SelectionSetNode;
  readonly spreads: readonly Spread[];
}

/** A fragment by name, and the JSON path of the selection set into which it is spread. */
interface Spread {
  readonly name: string;
  readonly at: string;
}

const metaFields = new Set(['__typename', '__schema', '__type']);

/** Flattens fragments, applies `@include` and `@skip`, merges fields of one response name, in document order. */
export function collectFields(
  context: PlanContext,
  type: GraphQLObjectType,
  selectionSets: readonly ScopedSelectionSet[],
  path: string,
): CollectedField[] {
  const collection: Collection = { fields: new Map(), fragments: new Set() };
  const at = `${path}.selectionSet`;
  for (const set of selectionSets) {
    for (const selection of set.node.selections) addSelection(context, type, selection, at, collection, set.spreads);
  }
  return [...collection.fields.values()];
}

interface Collection {
  readonly fields: Map<string, CollectedField>;
  /** Fragments that were spread already: they add nothing again, and skipping them bounds the work for nested fragments. */
  readonly fragments: Set<string>;
}

function addSelection(
  context: PlanContext,
  type: GraphQLObjectType,
  selection: SelectionNode,
  at: string,
  collection: Collection,
  spreads: readonly Spread[],
): void {
  if (!isIncluded(context, selection.directives ?? [], at, locationOf(selection))) return;
  if (selection.kind === Kind.FIELD) return addField(type, selection, at, collection, spreads);
  if (selection.kind === Kind.INLINE_FRAGMENT) {
    const condition = selection.typeCondition?.name.value;
    if (condition && condition !== type.name) return;
    for (const inner of selection.selectionSet.selections) addSelection(context, type, inner, at, collection, spreads);
    return;
  }
  const name = selection.name.value;
  const fragment = context.fragments.get(name);
  if (!fragment) throw validationFailed(at, `reference to undefined fragment "${name}"`);
  if (spreads.some((outer) => outer.name === name)) throw cycle(spreads, at);
  if (fragment.typeCondition.name.value !== type.name || collection.fragments.has(name)) return;
  collection.fragments.add(name);
  for (const inner of fragment.selectionSet.selections) {
    addSelection(context, type, inner, at, collection, [...spreads, { name, at }]);
  }
}

function locationOf(selection: SelectionNode): string {
  if (selection.kind === Kind.FIELD) return 'a field';
  return selection.kind === Kind.INLINE_FRAGMENT ? 'an inline fragment' : 'a fragment spread';
}

/** The error of a fragment cycle. Its path, unlike other paths, includes the fragments. */
function cycle(spreads: readonly Spread[], at: string): EngineError {
  const names = spreads.map(({ name }) => name);
  const last = names.pop() ?? '';
  const list = names.length > 0 ? `${names.join(', ')} and ${last}` : last;
  const path = spreads.reduceRight(
    (whole, outer) => `${outer.at}.${outer.name}.selectionSet${whole.slice(outer.at.length)}`,
    at,
  );
  return validationFailed(path, `the fragment definition(s) ${list} form a cycle`);
}

function addField(
  type: GraphQLObjectType,
  node: FieldNode,
  at: string,
  collection: Collection,
  spreads: readonly Spread[],
): void {
  const name = node.name.value;
  const responseName = node.alias?.value ?? name;
  const path = pathTo(at, name);
  const definition = metaFields.has(name) ? undefined : type.getFields()[name];
  if (!definition && !isMetaAllowed(type, name)) throw fieldNotFound(path, name, type.name);
  if (definition) checkSelectionSet(definition, node, path);
  const known = collection.fields.get(responseName);
  if (known) checkMerge(known, node, responseName, path);
  const own = node.selectionSet ? [{ node: node.selectionSet, spreads }] : [];
  collection.fields.set(responseName, {
    responseName,
    definition,
    node: known?.node ?? node,
    selectionSets: [...(known?.selectionSets ?? []), ...own],
    path,
  });
}

function isMetaAllowed(type: GraphQLObjectType, name: string): boolean {
  return name === '__typename' || (metaFields.has(name) && type.name === 'query_root');
}

function checkSelectionSet(definition: GraphQLField<unknown, unknown>, node: FieldNode, path: string): void {
  const isObject = isObjectType(getNamedType(definition.type));
  if (isObject && !node.selectionSet) throw validationFailed(path, `missing selection set for '${definition.name}'`);
  if (!isObject && node.selectionSet) throw validationFailed(path, 'unexpected subselection set for non-object field');
}

function checkMerge(known: CollectedField, node: FieldNode, responseName: string, path: string): void {
  if (known.node.name.value !== node.name.value) {
    throw validationFailed(
      path,
      `selection of both '${known.node.name.value}' and '${node.name.value}' specify the same response name, '${responseName}'`,
    );
  }
  if (argumentsOf(known.node) !== argumentsOf(node)) {
    throw validationFailed(path, `inconsistent arguments between multiple selections of field '${node.name.value}'`);
  }
}

function argumentsOf(node: FieldNode): string {
  return (node.arguments ?? [])
    .map((argument) => print(argument))
    .sort()
    .join();
}

/** The object type of a field, without list and non-null wrappers. */
export function objectTypeOf(field: CollectedField): GraphQLObjectType {
  invariant(field.definition, 'meta fields are handled before');
  const type = getNamedType(field.definition.type);
  invariant(isObjectType(type), `${type.name} is an object type`);
  return type;
}
