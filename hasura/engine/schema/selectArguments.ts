import { GraphQLInt, GraphQLList, GraphQLNonNull, type GraphQLFieldConfigArgumentMap } from 'graphql';
import type { Table } from '../model/table';
import { boolExpType } from './boolExpTypes';
import { selectColumnEnum } from './columnEnums';
import { spelled } from './meaning';
import { orderByType } from './orderByTypes';
import type { TypeRegistry } from './typeRegistry';

/** The five arguments of every field that gives rows of a table. */
export function selectArguments(types: TypeRegistry, table: Table): GraphQLFieldConfigArgumentMap {
  const columns = selectColumnEnum(types, table);
  return spelled(table.naming, {
    ...(columns
      ? {
          distinct_on: {
            type: new GraphQLList(new GraphQLNonNull(columns)),
            description: 'distinct select on columns',
          },
        }
      : {}),
    limit: { type: GraphQLInt, description: 'limit the number of rows returned' },
    offset: { type: GraphQLInt, description: 'skip the first n rows. Use only with order_by' },
    ...(columns
      ? {
          order_by: {
            type: new GraphQLList(new GraphQLNonNull(orderByType(types, table))),
            description: 'sort the rows by one or more columns',
          },
        }
      : {}),
    where: { type: boolExpType(types, table), description: 'filter the rows returned' },
  });
}
