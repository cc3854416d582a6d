import { type BoolExp, type SeenColumn, type SeenField } from '../model/boolExp';
import { type FunctionArgumentNode } from '../plan/nodes';
import { functionCall } from './functionCall';
import { predicate } from './predicate';
import { quoted, type StatementBuilder } from './statement';

/** A row in reach of an expression. */
export interface RowInScope {
  readonly alias: string;
  /** The row as one value; the alias itself unless the row comes out of a subselect. */
  readonly row?: string;
}

/**
 * A column's value as the role sees it. Nothing else writes a value that the role may read, filter, order or aggregate by; what
 * joins rows or changes them takes the column as it is.
 */
export function columnValue(builder: StatementBuilder, { column, visibleIf }: SeenColumn, row: RowInScope): string {
  return shown(builder, visibleIf, `${quoted(row.alias)}.${quoted(column.name)}`, row);
}

/** A computed scalar without arguments of its own, as the role sees it. */
export function computedValue(builder: StatementBuilder, { field, visibleIf }: SeenField, row: RowInScope): string {
  return shown(builder, visibleIf, rowFunction(builder, field, row), row);
}

/** The call of a computed field's function that takes the row, and perhaps the session. */
export function rowFunction(builder: StatementBuilder, field: SeenField['field'], row: RowInScope): string {
  const args = field.fn.arguments.flatMap((argument, index): FunctionArgumentNode[] => {
    if (index === field.tableArgument) return [{ kind: 'row' }];
    return index === field.fn.sessionArgument ? [{ kind: 'session', type: argument.type }] : [];
  });
  return functionCall(builder, { fn: field.fn, arguments: args }, row.row ?? quoted(row.alias));
}

/** A value, or null in rows where the role does not see it. Always the same text for the same value of the same row. */
export function shown(
  builder: StatementBuilder,
  visibleIf: BoolExp | undefined,
  value: string,
  row: RowInScope,
): string {
  if (!visibleIf) return value;
  const scope = { ...row, root: row.alias };
  return builder.once(value, () => `(case when ${predicate(builder, visibleIf, scope)} then ${value} end)`);
}
