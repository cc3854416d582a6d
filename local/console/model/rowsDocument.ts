import type { JsonObject } from '../../../hasura/engine/json';
import { inputValue } from './inputValue';
import type { Filter, Place } from './place';
import { isRow } from './rowKey';
import type { RelationshipShape, TableShape } from './tableShape';

/** What is posted to `/v1/graphql`. */
export interface GraphqlRequest {
  readonly query: string;
  readonly variables: JsonObject;
}

export const rowsPerPage = 25;

/** Rows as they are shown, whether there is a next page, and their number where the role may count them. */
export interface Rows {
  readonly rows: readonly JsonObject[];
  readonly hasNext: boolean;
  readonly total?: number;
}

/**
 * The request for a page of a table's rows, in the place's order and then by key. One row more than a page holds is asked for, which
 * tells whether there is a next page. Rows that were reached from another row are read through it, as a client would read them.
 * @param relationship the relationship that was followed, as a role sees it
 */
export function rowsRequest(shape: TableShape, place: Place, relationship?: RelationshipShape): GraphqlRequest {
  const { follow, page } = place;
  const variables = {
    where: {
      _and: [...place.filters.map((filter) => condition(shape, filter)), ...(place.row ? [isRow(place.row)] : [])],
    },
    order: orderBy(shape, place),
    limit: rowsPerPage + 1,
    offset: (page - 1) * rowsPerPage,
  };
  const types = `$where: ${shape.name}_bool_exp!, $order: [${shape.name}_order_by!], $limit: Int, $offset: Int`;
  if (!follow || !relationship) {
    return { query: `query Rows(${types}) { ${listOf(shape, shape.name, shape.hasTotal)} }`, variables };
  }
  const through = (selection: string, more: string) =>
    `query Rows($parent: ${follow.table}_bool_exp!${more}) { through: ${follow.table}(where: $parent, limit: 1) { ${selection} } }`;
  const parent = isRow(follow.row);
  if (!relationship.isList) {
    return { query: through(`rows: ${relationship.name} { ${columnsOf(shape)} }`, ''), variables: { parent } };
  }
  const query = through(listOf(shape, relationship.name, relationship.hasTotal), `, ${types}`);
  return { query, variables: { parent, ...variables } };
}

function listOf(shape: TableShape, field: string, hasTotal: boolean): string {
  const rows = `rows: ${field}(where: $where, order_by: $order, limit: $limit, offset: $offset) { ${columnsOf(shape)} }`;
  return hasTotal ? `${rows} total: ${field}_aggregate(where: $where) { aggregate { count } }` : rows;
}

const columnsOf = ({ columns }: TableShape) => ['__typename', ...columns.map(({ name }) => name)].join(' ');

function condition({ columns }: TableShape, { column, operator, value }: Filter): JsonObject {
  const operators = columns.find(({ name }) => name === column)?.operators ?? [];
  const type = operators.find(({ name }) => name === operator)?.type ?? 'String';
  return { [column]: { [operator]: inputValue(type, value) } };
}

function orderBy({ key }: TableShape, { order }: Place): JsonObject[] {
  const rest = key.filter((column) => column !== order?.column).map((column) => ({ [column]: 'asc' }));
  return order ? [{ [order.column]: order.direction }, ...rest] : rest;
}

interface Listed {
  readonly rows: readonly JsonObject[] | JsonObject | null;
  readonly total?: { readonly aggregate: { readonly count: number } };
}

/** Reads the answer to `rowsRequest`. A row of origin that is not seen leads to no rows. */
export function readRows(data: unknown): Rows {
  const { through, ...direct } = data as Listed & { readonly through?: readonly Listed[] };
  const listed: Listed = through ? (through[0] ?? { rows: [] }) : direct;
  const rows = [listed.rows ?? []].flat() as JsonObject[];
  return {
    rows: rows.slice(0, rowsPerPage).map(withoutType),
    hasNext: rows.length > rowsPerPage,
    total: listed.total?.aggregate.count,
  };
}

function withoutType(row: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== '__typename'));
}
