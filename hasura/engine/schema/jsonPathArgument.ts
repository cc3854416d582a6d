import { GraphQLString, type GraphQLFieldConfigArgumentMap } from 'graphql';
import type { PgType } from '../catalog/types';
import { isJsonType } from '../model/pgTypes';

/** The argument `path` of a json or jsonb value, which selects a part of it; none for values of other types. */
export function jsonPathArgument(type: PgType): GraphQLFieldConfigArgumentMap {
  return isJsonType(type) ? { path: { type: GraphQLString, description: 'JSON select path' } } : {};
}
