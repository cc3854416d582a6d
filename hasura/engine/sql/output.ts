import type { PgType } from '../catalog/types';
import type { OutputNode, SelectionNode } from '../plan/nodes';
import { functionCall } from './functionCall';
import type { Members } from './members';
import { columnValue, visibleValue } from './predicate';
import type { Parent, RowsSql } from './rows';
import { literal, quoted, type StatementBuilder, stringified } from './statement';

/** A row's members: what is selected, and what must be joined for it. */
export interface OutputSql {
  readonly members: Members;
  readonly joins: string;
}

/** The row that members are taken from. */
type OutputRow = Pick<RowsSql, 'alias' | 'row'> & Pick<Parent, 'isOrdered'>;

/** Writes the select of the rows that hang on a parent row: `selectionSql`, whose rows have members in turn. */
export type NestedSql = (builder: StatementBuilder, selection: SelectionNode, parent: Parent) => string;

/** The members of each row of `rows`. Nested rows come by lateral joins. */
export function outputSql(
  builder: StatementBuilder,
  fields: readonly OutputNode[],
  rows: OutputRow,
  nestedSql: NestedSql,
): OutputSql {
  const joins: string[] = [];
  const members = fields.map((field) => ({ name: field.name, value: member(builder, field, rows, nestedSql, joins) }));
  return { members, joins: joins.join('') };
}

function member(
  builder: StatementBuilder,
  field: OutputNode,
  { alias, row, isOrdered }: OutputRow,
  nestedSql: NestedSql,
  joins: string[],
): string {
  switch (field.kind) {
    case 'typename':
      return `${literal(field.value)}::text`;
    case 'column':
      return jsonable(builder, columnValue(builder, field, { alias, row }), field.column.type, field.jsonPath);
    case 'computed': {
      const value = visibleValue(builder, field.visibleIf, functionCall(builder, field.call, row), { alias, row });
      return jsonable(builder, value, field.type, field.jsonPath);
    }
    case 'nested': {
      const joined = builder.alias();
      const inner = nestedSql(builder, field.selection, { alias, row, link: field.link, isOrdered });
      joins.push(` left join lateral (${inner}) as ${quoted(joined)} on true`);
      return `${quoted(joined)}."v"`;
    }
  }
}

function jsonable(
  builder: StatementBuilder,
  value: string,
  type: PgType,
  path: (OutputNode & { kind: 'column' })['jsonPath'],
): string {
  if (path && path.kind !== 'column') return `${value} #> ${builder.value(path)}`;
  return stringified(builder, value, type);
}

/** Whether a member may call a function of the whole row. */
export function needsRow(fields: readonly OutputNode[]): boolean {
  return fields.some(
    (field) =>
      field.kind === 'computed' ||
      (field.kind === 'column' && field.visibleIf !== undefined) ||
      (field.kind === 'nested' && field.selection.rows.source.kind === 'function'),
  );
}
