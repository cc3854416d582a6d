import type { JsonObject } from '../../../hasura/engine/json';
import type { RowKey } from './place';
import { isRow } from './rowKey';
import type { GraphqlRequest } from './rowsDocument';

/** The request that inserts one row. */
export function insertRequest(table: string, object: JsonObject): GraphqlRequest {
  return {
    query: `mutation Insert($object: ${table}_insert_input!) { changed: insert_${table}_one(object: $object) { __typename } }`,
    variables: { object },
  };
}

/** The request that sets columns of one row. By `where`: it needs no right to read the primary key. */
export function updateRequest(table: string, key: RowKey, set: JsonObject): GraphqlRequest {
  return {
    query:
      `mutation Update($where: ${table}_bool_exp!, $set: ${table}_set_input!) ` +
      `{ changed: update_${table}(where: $where, _set: $set) { affected_rows } }`,
    variables: { where: isRow(key), set },
  };
}

/** The request that deletes one row. */
export function deleteRequest(table: string, key: RowKey): GraphqlRequest {
  return {
    query: `mutation Delete($where: ${table}_bool_exp!) { changed: delete_${table}(where: $where) { affected_rows } }`,
    variables: { where: isRow(key) },
  };
}

/** Whether the answer to a change says that no row was changed: the filter of the role's permission lets none through. */
export function changedNothing(data: unknown): boolean {
  const { changed } = data as { readonly changed: { readonly affected_rows?: number } | null };
  return changed?.affected_rows === 0;
}
