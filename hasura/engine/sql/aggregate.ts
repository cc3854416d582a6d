import { type SeenColumn } from '../model/boolExp';
import {
  type AggregateColumn,
  type AggregateField,
  type AggregateNode,
  type OutputNode,
  type RowsNode,
} from '../plan/nodes';
import { jsonObject, outputSql, stringified } from './output';
import { cutRows, flatRows, isCut, type Parent, type RowsSql } from './rows';
import { needsRow } from './selection';
import { literal, type StatementBuilder } from './statement';
import { columnValue } from './value';

/**
 * A select of one column `v`: the aggregates and nodes over the rows. The permission's limit cuts only the nodes as soon as
 * an aggregate is asked for.
 */
export function aggregateSql(
  builder: StatementBuilder,
  rows: RowsNode,
  fields: readonly AggregateNode[],
  parent: Parent | undefined,
): string {
  const applyPermissionLimit = fields.every(({ kind }) => kind !== 'aggregate');
  const base = baseRows(builder, rows, fields, parent, applyPermissionLimit);
  const nodeLimit = applyPermissionLimit ? undefined : rows.permissionLimit;
  const joins: string[] = [];
  const members = fields.map((field) => ({
    name: field.name,
    value: memberSql(builder, field, base, nodeLimit, joins),
  }));
  return `select ${jsonObject(members)} as "v" from ${base.from}${joins.join('')}${base.where}`;
}

function baseRows(
  builder: StatementBuilder,
  rows: RowsNode,
  fields: readonly AggregateNode[],
  parent: Parent | undefined,
  applyPermissionLimit: boolean,
): RowsSql {
  const options = { applyPermissionLimit };
  const withRow = fields.some((field) => (field.kind === 'nodes' ? needsRow(field.fields) : hasRedaction(field)));
  return isCut(rows, options)
    ? cutRows(builder, rows, parent, { ...options, withRow })
    : flatRows(builder, rows, parent, options);
}

/** Whether an aggregate is over a value that the role does not see in all rows. */
function hasRedaction(field: AggregateNode): boolean {
  if (field.kind !== 'aggregate') return false;
  return field.fields.some(
    (inner) => 'columns' in inner && inner.columns.some((column) => 'column' in column && column.visibleIf),
  );
}

function memberSql(
  builder: StatementBuilder,
  field: AggregateNode,
  base: RowsSql,
  nodeLimit: number | undefined,
  joins: string[],
): string {
  if (field.kind === 'typename') return `${literal(field.value)}::text`;
  if (field.kind === 'aggregate')
    return jsonObject(field.fields.map((inner) => ({ name: inner.name, value: fieldSql(builder, inner, base) })));
  const list = `json_agg(${nodeSql(builder, field.fields, base, joins)}${base.orderBy})`;
  if (nodeLimit === undefined) return `coalesce(${list}, '[]')`;
  const cut = `select json_agg("e" order by "i") from json_array_elements(${list}) with ordinality as "n"("e", "i")`;
  return `coalesce((${cut} where "i" <= ${nodeLimit}), '[]')`;
}

function nodeSql(builder: StatementBuilder, fields: readonly OutputNode[], base: RowsSql, joins: string[]): string {
  const output = outputSql(builder, fields, { ...base, isOrdered: base.orderBy !== '' });
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
  const value = `${fn}(${columnValue(builder, column, base)})`;
  return stringified(builder, value, column.column.type);
}
