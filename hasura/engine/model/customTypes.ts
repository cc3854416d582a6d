import { Kind, parseType, type TypeNode } from 'graphql';
import type { InconsistencyList } from '../metadata/inconsistency';
import { isGraphqlName } from '../metadata/names';
import type { ActionMetadata, CustomField, CustomTypes } from '../metadata/types';

const builtInTypes = ['Int', 'Float', 'String', 'Boolean', 'ID'];

/** Names under which Hasura knows base types of Postgres besides their own. */
const renamedTypes = ['smallint', 'bigint'];

type Scalars = ReadonlySet<string>;

/**
 * Lists the custom types that are defined twice, have no fields, or refer to types that are not known. A scalar that GraphQL has itself may
 * be defined once more, which changes nothing.
 */
export function reportCustomTypes(types: CustomTypes, scalars: Scalars, problems: InconsistencyList): void {
  const seen = new Set<string>();
  const check = (name: string, definition: unknown, rest: () => void): void =>
    problems.attempt('custom_types', name, definition, () => {
      requireName(name);
      if (seen.has(name)) throw new Error(`the type "${name}" is there more than once`);
      seen.add(name);
      rest();
    });
  for (const type of types.scalars ?? []) check(type.name, type, () => undefined);
  builtInTypes.forEach((name) => seen.add(name));
  for (const type of types.enums ?? []) {
    check(type.name, type, () =>
      requireDistinct(
        type.name,
        type.values.map(({ value }) => value),
      ),
    );
  }
  for (const type of types.input_objects ?? []) {
    check(type.name, type, () => requireFields(type.name, type.fields, inputTypes(types, scalars)));
  }
  for (const type of types.objects ?? []) {
    check(type.name, type, () => {
      requireFields(type.name, type.fields, outputTypes(types, scalars));
      requireDistinct(
        type.name,
        [...type.fields, ...(type.relationships ?? [])].map(({ name }) => name),
      );
    });
  }
}

/** Throws when an action's name, arguments or output cannot be. */
export function requireSignature({ name, definition }: ActionMetadata, types: CustomTypes, scalars: Scalars): void {
  requireName(name);
  const args = definition.arguments ?? [];
  requireTypes(args, inputTypes(types, scalars));
  if (args.length > 0) {
    requireDistinct(
      name,
      args.map((argument) => argument.name),
    );
  }
  requireType('the output', definition.output_type, outputTypes(types, scalars));
}

type IsType = (name: string) => boolean;

function inputTypes(types: CustomTypes, scalars: Scalars): IsType {
  return isOneOf(scalars, types.scalars, types.enums, types.input_objects);
}

function outputTypes(types: CustomTypes, scalars: Scalars): IsType {
  return isOneOf(scalars, types.scalars, types.enums, types.objects);
}

function isOneOf(scalars: Scalars, ...lists: readonly (readonly { readonly name: string }[] | undefined)[]): IsType {
  const known = new Set([
    ...builtInTypes,
    ...renamedTypes,
    ...lists.flatMap((list) => (list ?? []).map(({ name }) => name)),
  ]);
  return (name) => known.has(name) || scalars.has(name);
}

function requireFields(type: string, fields: readonly CustomField[], isKnown: IsType): void {
  requireDistinct(
    type,
    fields.map(({ name }) => name),
  );
  requireTypes(fields, isKnown);
}

function requireTypes(fields: readonly CustomField[], isKnown: IsType): void {
  for (const { name, type } of fields) requireType(`"${name}"`, type, isKnown);
}

function requireType(what: string, type: string, isKnown: IsType): void {
  const name = innermost(parseType(type));
  if (!isKnown(name)) throw new Error(`the type "${name}" of ${what} is not known, or does not go there`);
}

function requireDistinct(type: string, names: readonly string[]): void {
  if (names.length === 0) throw new Error(`"${type}" is empty`);
  names.forEach(requireName);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`"${type}" has "${twice}" more than once`);
}

function requireName(name: string): void {
  if (!isGraphqlName(name)) throw new Error(`"${name}" is not a GraphQL name`);
}

function innermost(node: TypeNode): string {
  return node.kind === Kind.NAMED_TYPE ? node.name.value : innermost(node.type);
}
