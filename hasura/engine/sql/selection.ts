import type { OutputNode, RowsNode, SelectionNode } from '../plan/nodes';
import { aggregateSql } from './aggregate';
import { fitAliases, jsonObject, selectList } from './members';
import { needsRow, outputSql } from './output';
import { cutRows, flatRows, isCut, type Parent, type RowsSql } from './rows';
import { quoted, wholeRow, StatementBuilder, type SqlOptions, type Statement } from './statement';

/**
 * A select of one column `v`: the rows as JSON. For `author(limit: 2) {id articles {title}}`:
 *
 *     select coalesce(json_agg("t3".*), '[]') as "v" from (select "t1"."id" as "id", "t2"."v" as "articles"
 *       from (select "t0".* from "public"."author" as "t0" limit ($1)::bigint) as "t1"
 *       left join lateral (…) as "t2" on true) as "t3"
 */
export function selectionSql(builder: StatementBuilder, selection: SelectionNode, parent?: Parent): string {
  if (selection.kind === 'aggregate') return aggregateSql(builder, selection, parent, selectionSql);
  const single = selection.kind === 'single';
  const options = { applyPermissionLimit: !single };
  const isNested = selection.fields.some(({ kind }) => kind === 'nested');
  const rows =
    isNested && isCut(selection.rows, options)
      ? cutRows(builder, selection.rows, parent, { ...options, withRow: needsRow(selection.fields) })
      : flatRows(builder, selection.rows, parent, options);
  const limit = single && !isOneRow(selection.rows, parent) ? ' limit 1' : rows.limit;
  return rowsAsJson(builder, selection.fields, { ...rows, limit }, single);
}

/**
 * Whether the parent's link alone leaves one row at most, so that no limit is needed. Without a limit Postgres may read the parents
 * in any order, so parents without an explicit order keep the limit.
 */
function isOneRow({ table, source }: RowsNode, parent: Parent | undefined): boolean {
  if (source.kind !== 'table' || !parent?.isOrdered || table.primaryKey.length === 0) return false;
  return table.primaryKey.every((column) => parent.link.some(({ remote }) => remote === column));
}

/** A select of one column `v`: one object per row in a list, or the one row's object. */
export function rowsAsJson(
  builder: StatementBuilder,
  fields: readonly OutputNode[],
  rows: RowsSql,
  single: boolean,
): string {
  const output = outputSql(builder, fields, { ...rows, isOrdered: single || rows.orderBy !== '' }, selectionSql);
  const name = builder.alias();
  const alias = quoted(name);
  const tail = `from ${rows.from}${output.joins}${rows.where}${rows.orderBy}${rows.limit}`;
  if (!fitAliases(output.members)) {
    const inner = `select ${rows.distinct}${jsonObject(output.members)} as "v" ${tail}`;
    return single ? inner : `select coalesce(json_agg(${alias}."v"), '[]') as "v" from (${inner}) as ${alias}`;
  }
  const row = wholeRow(name);
  const value = single ? `row_to_json(${row})` : `coalesce(json_agg(${row}), '[]')`;
  return `select ${value} as "v" from (select ${rows.distinct}${selectList(output.members)} ${tail}) as ${alias}`;
}

/**
 * The one statement of all root fields that read: a row with the finished JSON text of each as a column, null for no row. One
 * statement is one round trip, and one snapshot for the whole answer.
 */
export function selectStatement(selections: readonly SelectionNode[], options: SqlOptions): Statement {
  const builder = new StatementBuilder(options);
  const columns = selections.map((selection, index) => `(${selectionSql(builder, selection)})::text as "r${index}"`);
  return builder.finish(`select ${columns.join(', ')}`);
}
