import {
  GraphQLBoolean,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLInputFieldConfigMap,
  type GraphQLInputType,
} from 'graphql';
import type { PgType } from '../catalog/types';
import type { Naming } from '../model/naming';
import { isTextual, textType } from '../model/pgTypes';
import type { Column } from '../model/table';
import { inputField, spelled } from './meaning';
import { columnLeaf, columnType, leafOf, type LeafType } from './scalars';
import type { TypeRegistry } from './typeRegistry';

const orderOperators = ['_gt', '_lt', '_gte', '_lte'];
/** Operators that compare with a pattern, and what they ask of the column. */
const patternOperators: Readonly<Record<string, string>> = {
  _like: 'match the given pattern',
  _nlike: 'NOT match the given pattern',
  _ilike: 'match the given case-insensitive pattern',
  _nilike: 'NOT match the given case-insensitive pattern',
  _similar: 'match the given SQL regular expression',
  _nsimilar: 'NOT match the given SQL regular expression',
  _regex: 'match the given POSIX regular expression, case sensitive',
  _iregex: 'match the given POSIX regular expression, case insensitive',
  _nregex: 'NOT match the given POSIX regular expression, case sensitive',
  _niregex: 'NOT match the given POSIX regular expression, case insensitive',
};

/** `<Scalar>_comparison_exp`, `<Scalar>_array_comparison_exp` or the enum's, for a column. */
export function comparisonType(types: TypeRegistry, naming: Naming, column: Column): GraphQLInputObjectType {
  const leaf = columnLeaf(types, column);
  if (column.enumTable) return comparison(types, naming, leaf, () => equality(leaf));
  if (column.type.element) return arrayComparison(types, naming, column, leaf);
  return scalarComparison(types, naming, column.type, leaf);
}

function scalarComparison(types: TypeRegistry, naming: Naming, type: PgType, leaf: LeafType): GraphQLInputObjectType {
  return comparison(types, naming, leaf, () => ({
    ...operators(leaf, orderOperators),
    ...equality(leaf),
    ...(isTextual(type) ? patternInputs(leaf) : {}),
    ...(type.name === 'jsonb' ? jsonOperators(types, naming, leaf) : {}),
  }));
}

function arrayComparison(types: TypeRegistry, naming: Naming, column: Column, leaf: LeafType): GraphQLInputObjectType {
  const list = columnType(types, column);
  const fields = (): GraphQLInputFieldConfigMap => ({
    ...operators(list, orderOperators),
    _contains: inputField({ kind: 'plain' }, list, 'does the array contain the given value'),
    _contained_in: inputField({ kind: 'plain' }, list, 'is the array contained in the given array value'),
    ...equality(list),
  });
  return comparison(types, naming, leaf, fields, '_array');
}

function comparison(
  types: TypeRegistry,
  naming: Naming,
  leaf: LeafType,
  fields: () => GraphQLInputFieldConfigMap,
  kind = '',
): GraphQLInputObjectType {
  const name = naming.sharedType(`${leaf.name}${kind}_comparison_exp`);
  const description = `Boolean expression to compare columns of type "${leaf.name}". All fields are combined with logical 'AND'.`;
  return types.named(
    name,
    () => new GraphQLInputObjectType({ name, description, fields: () => spelled(naming, fields()) }),
  );
}

function jsonOperators(types: TypeRegistry, naming: Naming, leaf: LeafType): GraphQLInputFieldConfigMap {
  const name = naming.sharedType('jsonb_cast_exp');
  const text = (): GraphQLInputObjectType => scalarComparison(types, naming, textType, leafOf(types, textType));
  const cast = types.named(
    name,
    () => new GraphQLInputObjectType({ name, fields: () => ({ String: inputField({ kind: 'plain' }, text()) }) }),
  );
  const texts = new GraphQLList(new GraphQLNonNull(GraphQLString));
  return {
    _cast: inputField({ kind: 'plain' }, cast),
    _contains: inputField({ kind: 'plain' }, leaf, 'does the column contain the given json value at the top level'),
    _contained_in: inputField({ kind: 'plain' }, leaf, 'is the column contained in the given json value'),
    _has_key: inputField({ kind: 'plain' }, GraphQLString, 'does the string exist as a top-level key in the column'),
    _has_keys_all: inputField(
      { kind: 'plain' },
      texts,
      'do all of these strings exist as top-level keys in the column',
    ),
    _has_keys_any: inputField(
      { kind: 'plain' },
      texts,
      'do any of these strings exist as top-level keys in the column',
    ),
  };
}

function equality(type: GraphQLInputType): GraphQLInputFieldConfigMap {
  const list = new GraphQLList(new GraphQLNonNull(type));
  return {
    _eq: inputField({ kind: 'plain' }, type),
    _in: inputField({ kind: 'plain' }, list),
    _is_null: inputField({ kind: 'plain' }, GraphQLBoolean),
    _neq: inputField({ kind: 'plain' }, type),
    _nin: inputField({ kind: 'plain' }, list),
  };
}

function patternInputs(type: GraphQLInputType): GraphQLInputFieldConfigMap {
  const entries = Object.entries(patternOperators).map(([name, asked]) => [
    name,
    inputField({ kind: 'plain' }, type, `does the column ${asked}`),
  ]);
  return Object.fromEntries(entries) as GraphQLInputFieldConfigMap;
}

function operators(type: GraphQLInputType, names: readonly string[]): GraphQLInputFieldConfigMap {
  return Object.fromEntries(names.map((name) => [name, inputField({ kind: 'plain' }, type)]));
}
