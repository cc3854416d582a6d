import { always } from '../model/boolExp';
import type { Column, Table } from '../model/table';
import type { ChangeNode, MutationOutput, OutputNode, ResponseField } from '../plan/nodes';
import { changeSql } from './change';
import { jsonObject } from './members';
import { flatRows, type RowsSql } from './rows';
import { rowsAsJson } from './selection';
import { literal, quoted, StatementBuilder, wholeRow, type SqlOptions, type Statement } from './statement';

/**
 * How a change is run. The first statement gives `ok` (all checks passed) and either the answer's `body`, or the touched
 * `rows` for `answer` to read: relations are resolved after the change, by a statement that sees it.
 */
export interface MutationStatements {
  readonly change: Statement;
  readonly answer?: Statement;
}

/** The statements of one change and its answer. */
export function mutationStatements(
  change: ChangeNode,
  output: MutationOutput,
  options: SqlOptions,
): MutationStatements {
  if (isSimple(output)) {
    const builder = new StatementBuilder(options);
    const rows = { alias: 'm', row: wholeRow('m'), from: '"m"', where: '', orderBy: '', limit: '', distinct: '' };
    const touched = changeSql(builder, change);
    const body = answerBody(
      builder,
      output,
      () => rows,
      () => countOf('"m"'),
    );
    return {
      change: builder.finish(`with "m" as (${touched}) select ${checksHold} as "ok", (${body})::text as "body"`),
    };
  }
  return { change: rowsStatement(change, options), answer: answerStatement(change.table, output, options) };
}

const checksHold = '(select coalesce(bool_and("_check"), true) from "m")';

/**
 * A change whose touched rows are given back whole, as the text of an array of rows: Postgres reads back the text of a value of any type, where
 * JSON would lose some, such as a null character in a column of json.
 */
export function rowsStatement(change: ChangeNode, options: SqlOptions): Statement {
  const builder = new StatementBuilder(options);
  const touched = changeSql(builder, change, { withRow: true });
  const rows = `(select coalesce(array_agg("_row")::text, '{}') from "m") as "rows"`;
  return builder.finish(`with "m" as (${touched}) select ${checksHold} as "ok", ${rows}`);
}

/** A change of one row, which is given back as text; some of its columns once more as an array of texts in JSON. */
export function keyedRowStatement(change: ChangeNode, keys: readonly Column[], options: SqlOptions): Statement {
  const builder = new StatementBuilder(options);
  const texts = keys.map(({ name }) => `"m".${quoted(name)}::text`).join(', ');
  const keyTexts = `(select array_to_json(array[${texts}]::text[]) from "m")::text as "keys"`;
  const touched = changeSql(builder, change, { withRow: true });
  const row = '(select "_row"::text from "m") as "row"';
  return builder.finish(`with "m" as (${touched}) select ${checksHold} as "ok", ${row}, ${keyTexts}`);
}

/** The answer over rows that were touched before. `counted` says where `affected_rows` comes from: those rows, or the request's count. */
export function answerStatement(
  table: Table,
  output: MutationOutput,
  options: SqlOptions,
  counted: 'rows' | 'request' = 'rows',
): Statement {
  const builder = new StatementBuilder(options);
  const node = { table, source: { kind: 'touched' }, where: always, distinctOn: [], orderBy: [] } as const;
  const rows = () => flatRows(builder, node, undefined, { applyPermissionLimit: false });
  const count = () => (counted === 'rows' ? countOf(rows().from) : builder.affectedRows());
  const body = answerBody(builder, output, rows, count);
  return builder.finish(`select (${body})::text as "body"`);
}

function isSimple(output: MutationOutput): boolean {
  const rows = (fields: readonly OutputNode[]): boolean =>
    fields.every((field) => field.kind === 'typename' || (field.kind === 'column' && !field.visibleIf));
  if (output.kind === 'row') return rows(output.fields);
  return output.fields.every((field) => field.kind !== 'returning' || rows(field.fields));
}

function countOf(from: string): string {
  return `(select count(*) from ${from})`;
}

/** `rows` is asked for where a member reads them: Postgres refuses a parameter that nothing uses. */
function answerBody(
  builder: StatementBuilder,
  output: MutationOutput,
  rows: () => RowsSql,
  counted: () => string,
): string {
  if (output.kind === 'row') return rowsAsJson(builder, output.fields, { ...rows(), limit: ' limit 1' }, true);
  const members = output.fields.map((field) => ({
    name: field.name,
    value: responseField(builder, field, rows, counted),
  }));
  return jsonObject(members);
}

function responseField(
  builder: StatementBuilder,
  field: ResponseField,
  rows: () => RowsSql,
  counted: () => string,
): string {
  switch (field.kind) {
    case 'typename':
      return `${literal(field.value)}::text`;
    case 'affectedRows':
      return counted();
    case 'returning':
      return `(${rowsAsJson(builder, field.fields, rows(), false)})`;
  }
}
