import { type PgType } from '../catalog/types';
import { type OutputNode } from '../plan/nodes';
import { functionCall } from './functionCall';
import { type Parent, type RowsSql } from './rows';
import { selectionSql } from './selection';
import { literal, quoted, type StatementBuilder } from './statement';
import { columnValue, shown } from './value';

/** Names longer than this are cut by Postgres, so they cannot be column aliases. */
const MAX_IDENTIFIER_BYTES = 63;

/** A row's members: what is selected, and what must be joined for it. */
export interface OutputSql {
  readonly members: readonly { readonly name: string; readonly value: string }[];
  readonly joins: string;
}

/** The row that members are taken from. */
type OutputRow = Pick<RowsSql, 'alias' | 'row'> & Pick<Parent, 'isOrdered'>;

/** The members of each row of `rows`. Nested rows come by lateral joins. */
export function outputSql(builder: StatementBuilder, fields: readonly OutputNode[], rows: OutputRow): OutputSql {
  const joins: string[] = [];
  const members = fields.map((field) => ({ name: field.name, value: member(builder, field, rows, joins) }));
  return { members, joins: joins.join('') };
}

function member(
  builder: StatementBuilder,
  field: OutputNode,
  { alias, row, isOrdered }: OutputRow,
  joins: string[],
): string {
  switch (field.kind) {
    case 'typename':
      return `${literal(field.value)}::text`;
    case 'column':
      return jsonable(builder, columnValue(builder, field, { alias, row }), field.column.type, field.jsonPath);
    case 'computed': {
      const value = shown(builder, field.visibleIf, functionCall(builder, field.call, row), { alias, row });
      return jsonable(builder, value, field.type, field.jsonPath);
    }
    case 'nested': {
      const joined = builder.alias();
      const inner = selectionSql(builder, field.selection, { alias, row, link: field.link, isOrdered });
      joins.push(` left join lateral (${inner}) as ${quoted(joined)} on true`);
      return `${quoted(joined)}."v"`;
    }
  }
}

const STRINGIFIED = new Set(['numeric', 'int8', 'float8', 'money']);

function jsonable(
  builder: StatementBuilder,
  value: string,
  type: PgType,
  path: (OutputNode & { kind: 'column' })['jsonPath'],
): string {
  if (path && path.kind !== 'column') return `${value} #> ${builder.value(path)}`;
  return stringified(builder, value, type);
}

/** Casts exact numbers to text where the engine is told to. */
export function stringified(builder: StatementBuilder, value: string, type: PgType): string {
  if (!builder.options.stringifyNumericTypes) return value;
  if (type.element) return STRINGIFIED.has(type.element.name) ? `(${value})::text[]` : value;
  return STRINGIFIED.has(type.name) ? `(${value})::text` : value;
}

/** Whether the names of members can be column aliases; else they must be written into the JSON one by one. */
export function fitAliases(output: OutputSql): boolean {
  return output.members.every(({ name }) => Buffer.byteLength(name) <= MAX_IDENTIFIER_BYTES);
}

/** Members as a select list. */
export function selectList(output: OutputSql): string {
  return output.members.map(({ name, value }) => `${value} as ${quoted(name)}`).join(', ');
}

/** Members as one JSON object. */
export function jsonObject(members: OutputSql['members']): string {
  const pairs = members.map(({ name, value }) => `${literal(name)}, ${value}`);
  return `json_build_object(${pairs.join(', ')})`;
}
