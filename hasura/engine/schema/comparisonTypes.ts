import { GraphQLBoolean, GraphQLInputObjectType, GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql';
import { type GraphQLInputFieldConfigMap, type GraphQLInputType } from 'graphql';
import { isTextual } from '../model/pgTypes';
import { type PgType } from '../catalog/types';
import { type Column } from '../model/types';
import { TEXT } from '../model/pgTypes';
import { inputField } from './meaning';
import { columnLeaf, columnType, leafOf, type LeafType } from './scalars';
import { type TypeRegistry } from './typeRegistry';

const ORDERED = ['_gt', '_lt', '_gte', '_lte'];
const PATTERNS = [
  '_like',
  '_nlike',
  '_ilike',
  '_nilike',
  '_similar',
  '_nsimilar',
  '_regex',
  '_iregex',
  '_nregex',
  '_niregex',
];

/** `<Scalar>_comparison_exp`, `<Scalar>_array_comparison_exp` or the enum's, for a column. */
export function comparisonType(types: TypeRegistry, column: Column): GraphQLInputObjectType {
  const leaf = columnLeaf(types, column);
  if (column.enumTable) return enumComparison(types, leaf);
  if (column.type.element) return arrayComparison(types, column, leaf);
  return scalarComparison(types, column.type, leaf);
}

function scalarComparison(types: TypeRegistry, type: PgType, leaf: LeafType): GraphQLInputObjectType {
  const name = `${leaf.name}_comparison_exp`;
  return types.named(
    name,
    () =>
      new GraphQLInputObjectType({
        name,
        description: describe(leaf),
        fields: () => ({
          ...operators(leaf, ORDERED),
          ...equality(leaf),
          ...(isTextual(type) ? operators(leaf, PATTERNS) : {}),
          ...(type.name === 'jsonb' ? jsonOperators(types, leaf) : {}),
        }),
      }),
  );
}

function jsonOperators(types: TypeRegistry, leaf: LeafType): GraphQLInputFieldConfigMap {
  const cast = types.named(
    'jsonb_cast_exp',
    () =>
      new GraphQLInputObjectType({
        name: 'jsonb_cast_exp',
        fields: () => ({ String: inputField({ kind: 'plain' }, scalarComparison(types, TEXT, leafOf(types, TEXT))) }),
      }),
  );
  const texts = new GraphQLList(new GraphQLNonNull(GraphQLString));
  return {
    _cast: inputField({ kind: 'plain' }, cast),
    ...operators(leaf, ['_contains', '_contained_in']),
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

function arrayComparison(types: TypeRegistry, column: Column, leaf: LeafType): GraphQLInputObjectType {
  const name = `${leaf.name}_array_comparison_exp`;
  return types.named(name, () => {
    const list = columnType(types, column);
    return new GraphQLInputObjectType({
      name,
      description: describe(leaf),
      fields: () => ({
        ...operators(list, ['_contains', '_contained_in', ...ORDERED]),
        ...equality(list),
      }),
    });
  });
}

function enumComparison(types: TypeRegistry, leaf: LeafType): GraphQLInputObjectType {
  const name = `${leaf.name}_comparison_exp`;
  return types.named(
    name,
    () => new GraphQLInputObjectType({ name, description: describe(leaf), fields: () => equality(leaf) }),
  );
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

function operators(type: GraphQLInputType, names: readonly string[]): GraphQLInputFieldConfigMap {
  return Object.fromEntries(names.map((name) => [name, inputField({ kind: 'plain' }, type)]));
}

function describe(leaf: LeafType): string {
  return `Boolean expression to compare columns of type "${leaf.name}". All fields are combined with logical 'AND'.`;
}
