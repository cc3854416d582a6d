import {
  GraphQLBoolean,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLEnumType,
  type GraphQLInputFieldConfig,
  type GraphQLInputType,
} from 'graphql';
import type { PgType } from '../catalog/types';
import { integerType } from '../model/pgTypes';
import type { Column, Table } from '../model/table';
import { selectColumnEnum } from './columnEnums';
import { comparisonType } from './comparisonTypes';
import { inputField, spelled } from './meaning';
import { typeName, type TypeRegistry } from './typeRegistry';

/** A function whose result over related rows may be compared: of columns of one type, which is also that of the result. */
interface AggregateFunction {
  readonly name: string;
  readonly type: PgType;
  /** The names of its arguments where it has two. */
  readonly pair?: readonly [string, string];
}

const boolean: PgType = { name: 'bool', sqlName: 'boolean', category: 'scalar' };
const double: PgType = { name: 'float8', sqlName: 'double precision', category: 'scalar' };
const pair = ['X', 'Y'] as const;

/** Hasura's predicates besides `count`. Numbers of other types than `float8` have none. */
const aggregateFunctions: readonly AggregateFunction[] = [
  { name: 'avg', type: double },
  { name: 'bool_and', type: boolean },
  { name: 'bool_or', type: boolean },
  { name: 'corr', type: double, pair },
  { name: 'covar_samp', type: double, pair },
  { name: 'max', type: double },
  { name: 'min', type: double },
  { name: 'stddev_samp', type: double },
  { name: 'sum', type: double },
  { name: 'var_samp', type: double },
];

/** The type that the result of a predicate's function is compared as. */
export function aggregateResultType(name: string): PgType {
  return aggregateFunctions.find((fn) => fn.name === name)?.type ?? integerType;
}

/** The type of a table's filter, which these types hold in turn. */
type BoolExpType = (types: TypeRegistry, table: Table) => GraphQLInputObjectType;

/** `T_aggregate_bool_exp`: predicates on aggregates of related rows. */
export function aggregateBoolExp(types: TypeRegistry, table: Table, boolExp: BoolExpType): GraphQLInputObjectType {
  const name = typeName(table, 'aggregate_bool_exp');
  const predicateField = (fn: string, args: GraphQLInputType | undefined) =>
    inputField({ kind: 'plain' }, predicateType(types, table, fn, args, boolExp));
  const ofFunction = (fn: AggregateFunction): [string, GraphQLInputFieldConfig][] => {
    const args = functionArguments(types, table, fn);
    return args ? [[fn.name, predicateField(fn.name, new GraphQLNonNull(args))]] : [];
  };
  const fields = () => {
    const columns = selectColumnEnum(types, table);
    const counted = columns && new GraphQLList(new GraphQLNonNull(columns));
    const functions = Object.fromEntries(aggregateFunctions.flatMap(ofFunction));
    return spelled(table.naming, { ...functions, count: predicateField('count', counted) });
  };
  return types.named(name, () => new GraphQLInputObjectType({ name, fields }));
}

/** The columns that a function takes, or an object with two of them; undefined when the role sees none of the type. */
function functionArguments(
  types: TypeRegistry,
  table: Table,
  fn: AggregateFunction,
): GraphQLEnumType | GraphQLInputObjectType | undefined {
  const part = [table.stem, 'aggregate_bool_exp', fn.name, 'arguments_columns'];
  const columns = selectColumnEnum(types, table, (column) => column.type.name === fn.type.name, part);
  if (!columns || !fn.pair) return columns;
  const name = typeName(table, 'aggregate_bool_exp', fn.name, 'arguments');
  const fields = fn.pair.map((one) => [one, inputField({ kind: 'plain' }, new GraphQLNonNull(columns))]);
  const type = () =>
    new GraphQLInputObjectType({ name, fields: Object.fromEntries(fields) as Record<string, GraphQLInputFieldConfig> });
  return types.named(name, type);
}

function predicateType(
  types: TypeRegistry,
  table: Table,
  fn: string,
  args: GraphQLInputType | undefined,
  boolExp: BoolExpType,
): GraphQLInputObjectType {
  const name = typeName(table, 'aggregate_bool_exp', fn);
  const compared: Column = { ...resultColumn, type: aggregateResultType(fn) };
  const fields = () => ({
    ...(args ? { arguments: inputField({ kind: 'plain' }, args) } : {}),
    distinct: inputField({ kind: 'plain' }, GraphQLBoolean),
    filter: inputField({ kind: 'plain' }, boolExp(types, table)),
    predicate: inputField({ kind: 'plain' }, new GraphQLNonNull(comparisonType(types, table.naming, compared))),
  });
  return types.named(name, () => new GraphQLInputObjectType({ name, fields }));
}

/** The result of a function, seen as a column. */
const resultColumn = {
  name: 'result',
  graphqlName: 'result',
  nullable: false,
  hasDefault: false,
  insertable: false,
  updatable: false,
};
