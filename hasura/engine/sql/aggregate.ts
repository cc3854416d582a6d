import type { SeenColumn } from '../model/boolExp';
import type {
  AggregateColumn,
  AggregateField,
  AggregateNode,
  OutputNode,
  RowsNode,
  SelectionNode,
} from '../plan/nodes';
import { functionCall } from './functionCall';
import { jsonObject } from './members';
import { needsRow, outputSql, type NestedSql } from './output';
import { columnValue, visibleValue } from './predicate';
import { cutRows, flatRows, isCut, type Parent, type RowsSql } from './rows';
import { literal, type StatementBuilder, stringified } from './statement';

/**
 * A select of one column `v`: the aggregates and nodes over the rows. The permission's limit cuts only the nodes as soon as
 * an aggregate is asked for.
 */
export function aggregateSql(
  builder: StatementBuilder,
  { rows, fields }: SelectionNode & { kind: 'aggregate' },
  parent: Parent | undefined,
  nestedSql: NestedSql,
): string {
  const applyPermissionLimit = fields.every(({ kind }) => kind !== 'aggregate');
  const base = baseRows(builder, rows, fields, parent, applyPermissionLimit);
  const nodeLimit = applyPermissionLimit ? undefined : rows.permissionLimit;
  const joins: string[] = [];
  const members = fields.map((field) => ({
    name: field.name,
    value: memberSql(builder, field, base, nodeLimit, joins, nestedSql),
  }));
  const having = fields.some(collapses) ? '' : ' having true';
  return `select ${jsonObject(members)} as "v" from ${base.from}${joins.join('')}${base.where}${having}`;
}

/** Whether a member alone makes one row of all rows: type names do not. */
function collapses(field: AggregateNode): boolean {
  if (field.kind !== 'aggregate') return field.kind === 'nodes';
  return field.fields.some(
    (inner) =>
      inner.kind === 'count' || (inner.kind === 'function' && inner.columns.some(({ kind }) => kind !== 'typename')),
  );
}

function baseRows(
  builder: StatementBuilder,
  rows: RowsNode,
  fields: readonly AggregateNode[],
  parent: Parent | undefined,
  applyPermissionLimit: boolean,
): RowsSql {
  const options = { applyPermissionLimit };
  const withRow = fields.some((field) => (field.kind === 'nodes' ? needsRow(field.fields) : needsWholeRow(field)));
  if (isCut(rows, options)) return cutRows(builder, rows, parent, { ...options, withRow });
  const orderBy = fields.some(({ kind }) => kind === 'nodes') ? rows.orderBy : [];
  return flatRows(builder, { ...rows, orderBy }, parent, options);
}

/** Whether an aggregate is over a function of the row, or over a value that the role does not see in all rows. */
function needsWholeRow(field: AggregateNode): boolean {
  if (field.kind !== 'aggregate') return false;
  return field.fields.some(
    (inner) =>
      'columns' in inner &&
      inner.columns.some((column) => 'call' in column || ('column' in column && column.visibleIf)),
  );
}

function memberSql(
  builder: StatementBuilder,
  field: AggregateNode,
  base: RowsSql,
  nodeLimit: number | undefined,
  joins: string[],
  nestedSql: NestedSql,
): string {
  if (field.kind === 'typename') return `${literal(field.value)}::text`;
  if (field.kind === 'aggregate') {
    return jsonObject(field.fields.map((inner) => ({ name: inner.name, value: fieldSql(builder, inner, base) })));
  }
  const ordered = `${nodeSql(builder, field.fields, base, joins, nestedSql)}${base.orderBy}`;
  const list = nodeLimit === undefined ? `json_agg(${ordered})` : `to_json((array_agg(${ordered}))[1:${nodeLimit}])`;
  return `coalesce(${list}, '[]')`;
}

function nodeSql(
  builder: StatementBuilder,
  fields: readonly OutputNode[],
  base: RowsSql,
  joins: string[],
  nestedSql: NestedSql,
): string {
  const output = outputSql(builder, fields, { ...base, isOrdered: base.orderBy !== '' }, nestedSql);
  joins.push(output.joins);
  return jsonObject(output.members);
}

function fieldSql(builder: StatementBuilder, field: AggregateField, base: RowsSql): string {
  switch (field.kind) {
    case 'typename':
      return `${literal(field.value)}::text`;
    case 'count':
      return `count(${field.distinct && field.columns.length > 0 ? 'distinct ' : ''}${countArgument(builder, field.columns, base)})`;
    case 'function': {
      const members = field.columns.map((column) => ({
        name: column.name,
        value: columnSql(builder, field.fn, column, base),
      }));
      return jsonObject(members);
    }
  }
}

function countArgument(builder: StatementBuilder, columns: readonly SeenColumn[], base: RowsSql): string {
  const list = columns.map((column) => columnValue(builder, column, base));
  return list.length > 1 ? `(${list.join(', ')})` : (list[0] ?? '*');
}

function columnSql(builder: StatementBuilder, fn: string, column: AggregateColumn, base: RowsSql): string {
  if (column.kind === 'typename') return `${literal(column.value)}::text`;
  if (column.kind === 'computed') {
    const value = visibleValue(builder, column.visibleIf, functionCall(builder, column.call, base.row), base);
    return stringified(builder, `${fn}(${value})`, column.type);
  }
  return stringified(builder, `${fn}(${columnValue(builder, column, base)})`, column.column.type);
}
