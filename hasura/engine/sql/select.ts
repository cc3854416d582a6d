import type { SelectionNode } from '../plan/nodes';
import { selectionSql } from './selection';
import { StatementBuilder, type SqlOptions, type Statement } from './statement';

/**
 * The one statement of all root fields that read: a row with the finished JSON text of each as a column, null for no row. One
 * statement is one round trip, and one snapshot for the whole answer.
 */
export function selectStatement(selections: readonly SelectionNode[], options: SqlOptions): Statement {
  const builder = new StatementBuilder(options);
  const columns = selections.map((selection, index) => `(${selectionSql(builder, selection)})::text as "r${index}"`);
  return builder.finish(`select ${columns.join(', ')}`);
}
