import { isAlways, type BoolExp } from '../model/boolExp';
import type { ColumnMapping, ComputedField, Relationship } from '../model/table';
import type { OrderExpression, RowsNode } from '../plan/nodes';
import { functionCall } from './functionCall';
import { linked, qualifiedName, quoted, wholeRow, type StatementBuilder } from './statement';
import { columnValue, computedValue, predicate } from './predicate';
import { rowFunction } from './rowFunction';

/** The parent row of nested rows. */
export interface Parent {
  readonly alias: string;
  /** The parent's row as one value, for functions of it. */
  readonly row: string;
  readonly link: ColumnMapping;
  /** The parent rows have an explicit order, or there is one: a join may read them in any order. */
  readonly isOrdered: boolean;
}

/** A `from` item with the clauses that follow it. */
export interface RowsSql {
  readonly alias: string;
  /** The row as one composite value. */
  readonly row: string;
  readonly from: string;
  /** Empty, or ` where …`. */
  readonly where: string;
  /** Empty, or ` order by …`. */
  readonly orderBy: string;
  /** Empty, or ` limit … offset …`. */
  readonly limit: string;
  /** Empty, or `distinct on (…) `. */
  readonly distinct: string;
}

/** How the limit of the permission is applied: to the rows, or not here. */
export interface RowsOptions {
  readonly applyPermissionLimit: boolean;
}

/** The rows themselves, with filter, order and limit as clauses of the enclosing select. */
export function flatRows(
  builder: StatementBuilder,
  rows: RowsNode,
  parent: Parent | undefined,
  { applyPermissionLimit }: RowsOptions,
): RowsSql {
  const alias = builder.alias();
  const from = `${source(builder, rows, parent)} as ${quoted(alias)}`;
  const conditions = [
    ...(parent && parent.link.length > 0 ? [linked(parent.link, parent.alias, alias)] : []),
    ...(isAlways(rows.where) ? [] : [predicate(builder, rows.where, { alias, root: alias })]),
  ];
  const order = rows.orderBy.map(({ by, direction }) => `${orderValue(builder, by, alias)} ${direction}`);
  const distinct = rows.distinctOn.map((column) => columnValue(builder, column, { alias }));
  return {
    alias,
    row: wholeRow(alias),
    from,
    where: conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '',
    orderBy: order.length > 0 ? ` order by ${order.join(', ')}` : '',
    limit: limitSql(builder, rows, applyPermissionLimit),
    distinct: distinct.length > 0 ? `distinct on (${distinct.join(', ')}) ` : '',
  };
}

/**
 * The rows as a subselect that is cut before anything is joined to it. The order is repeated outside, where Postgres finds
 * the rows sorted already: a join may otherwise change it.
 */
export function cutRows(
  builder: StatementBuilder,
  rows: RowsNode,
  parent: Parent | undefined,
  options: RowsOptions & { readonly withRow: boolean },
): RowsSql {
  const flat = flatRows(builder, { ...rows, orderBy: [] }, parent, options);
  const outer = builder.alias();
  const order = rows.orderBy.map(({ by, direction }, index) => {
    const inner = orderValue(builder, by, flat.alias);
    const column = by.kind === 'column' && !by.visibleIf ? by.column : undefined;
    return { inner, direction, name: `_o${index}`, column };
  });
  const extras = order.filter(({ column }) => !column).map(({ inner, name }) => `, ${inner} as ${quoted(name)}`);
  const row = options.withRow ? `, ${quoted(flat.alias)} as "_row"` : '';
  const innerOrder = order.map(({ inner, direction, name, column }) => `${column ? inner : quoted(name)} ${direction}`);
  const sorted = innerOrder.length > 0 ? ` order by ${innerOrder.join(', ')}` : '';
  const columns = `${flat.distinct}${quoted(flat.alias)}.*${row}${extras.join('')}`;
  const outerOrder = order.map(
    ({ column, direction, name }) => `${quoted(outer)}.${quoted(column?.name ?? name)} ${direction}`,
  );
  return {
    alias: outer,
    row: `${quoted(outer)}."_row"`,
    from: `(select ${columns} from ${flat.from}${flat.where}${sorted}${flat.limit}) as ${quoted(outer)}`,
    where: '',
    orderBy: outerOrder.length > 0 ? ` order by ${outerOrder.join(', ')}` : '',
    limit: '',
    distinct: '',
  };
}

/** Whether rows are cut, so that what is joined to them must come after. */
export function isCut(rows: RowsNode, { applyPermissionLimit }: RowsOptions): boolean {
  const limited = rows.limit ?? rows.offset ?? (applyPermissionLimit ? rows.permissionLimit : undefined);
  return limited !== undefined || rows.distinctOn.length > 0;
}

function source(builder: StatementBuilder, rows: RowsNode, parent: Parent | undefined): string {
  switch (rows.source.kind) {
    case 'table':
      return qualifiedName(rows.table);
    case 'function':
      return functionCall(builder, rows.source.call, parent?.row);
    case 'touched':
      return `unnest(${builder.touchedRows(rows.table)})`;
  }
}

function orderValue(builder: StatementBuilder, by: OrderExpression, alias: string): string {
  switch (by.kind) {
    case 'column':
      return columnValue(builder, by, { alias });
    case 'computed':
      return computedValue(builder, by, { alias });
    case 'related': {
      const inner = builder.alias();
      const value = orderValue(builder, by.by, inner);
      return `(select ${value}${related(builder, by.relationship, by.filter, alias, inner)} limit 1)`;
    }
    case 'aggregate': {
      const inner = builder.alias();
      const argument = by.column ? columnValue(builder, by.column, { alias: inner }) : '*';
      return `(select ${by.fn}(${argument})${related(builder, by.of, by.filter, alias, inner)})`;
    }
  }
}

function related(
  builder: StatementBuilder,
  of: Relationship | ComputedField,
  filter: BoolExp,
  outer: string,
  inner: string,
): string {
  const visible = isAlways(filter) ? [] : [predicate(builder, filter, { alias: inner, root: inner })];
  if ('fn' in of) {
    const where = visible.map((condition) => ` where ${condition}`).join('');
    return ` from ${rowFunction(builder, of, { alias: outer })} as ${quoted(inner)}${where}`;
  }
  const conditions = [linked(of.mapping, outer, inner), ...visible];
  return ` from ${qualifiedName(of.target)} as ${quoted(inner)} where ${conditions.join(' and ')}`;
}

function limitSql(builder: StatementBuilder, rows: RowsNode, applyPermissionLimit: boolean): string {
  const limits = [
    ...(rows.limit && rows.limit.kind !== 'column' ? [builder.value(rows.limit)] : []),
    ...(applyPermissionLimit && rows.permissionLimit !== undefined ? [String(rows.permissionLimit)] : []),
  ];
  const limit = limits.length > 1 ? `least(${limits.join(', ')})` : limits[0];
  if (rows.withTies) return limit ? ` fetch first (${limit}) rows with ties` : '';
  const offset = rows.offset && rows.offset.kind !== 'column' ? ` offset ${builder.value(rows.offset)}` : '';
  return `${limit ? ` limit ${limit}` : ''}${offset}`;
}
