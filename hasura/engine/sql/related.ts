import type { ActionRelationship } from '../model/model';
import type { Column } from '../model/table';
import type { SelectionNode } from '../plan/nodes';
import { selectionSql } from './selection';
import { quoted, StatementBuilder, wholeRow, type SqlOptions, type Statement } from './statement';

/** The related rows of a list of objects that a handler has answered: one row per object, in order, with the JSON text. */
export function relatedStatement(
  relationship: ActionRelationship,
  selection: SelectionNode,
  options: SqlOptions,
): Statement {
  const builder = new StatementBuilder(options);
  const keys = relationship.mapping.map(({ column }, index) => ({ local: keyColumn(column, index), remote: column }));
  const columns = keys.map(({ local }) => `${quoted(local.name)} ${local.type.sqlName}`);
  const parent = { alias: 'k', row: wholeRow('k'), link: keys, isOrdered: true };
  const inner = selectionSql(builder, selection, parent);
  const from = `json_to_recordset(${builder.rowsJson()}) as "k"("_i" integer, ${columns.join(', ')})`;
  return builder.finish(
    `select "r"."v"::text as "root" from ${from} left join lateral (${inner}) as "r" on true order by "k"."_i"`,
  );
}

/** The name under which the key's n-th value is sent. */
export function keyName(index: number): string {
  return `k${index}`;
}

function keyColumn(column: Column, index: number): Column {
  return { ...column, name: keyName(index), graphqlName: keyName(index) };
}
