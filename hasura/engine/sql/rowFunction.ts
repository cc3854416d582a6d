import type { ComputedField } from '../model/table';
import type { FunctionArgumentNode } from '../plan/nodes';
import { functionCall } from './functionCall';
import { wholeRow, type StatementBuilder } from './statement';

/** A row in reach of an expression. */
export interface RowInScope {
  readonly alias: string;
  /** The row as one value; that of the alias unless the row comes out of a subselect. */
  readonly row?: string;
}

/** The call of a computed field's function that takes the row, and perhaps the session. */
export function rowFunction(builder: StatementBuilder, field: ComputedField, row: RowInScope): string {
  const args = field.fn.arguments.flatMap((argument, index): FunctionArgumentNode[] => {
    if (index === field.tableArgument) return [{ kind: 'row' }];
    return index === field.fn.sessionArgument ? [{ kind: 'session', type: argument.type }] : [];
  });
  return functionCall(builder, { fn: field.fn, arguments: args }, row.row ?? wholeRow(row.alias));
}
