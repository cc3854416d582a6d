import { type SelectionNode } from '../plan/nodes';
import { selectionSql } from './selection';
import { StatementBuilder, type SqlOptions, type Statement } from './statement';

/** The one statement of a root field that reads: a row with the finished JSON text in `root`, null for no row. */
export function selectStatement(selection: SelectionNode, options: SqlOptions): Statement {
  const builder = new StatementBuilder(options);
  return builder.finish(`select (${selectionSql(builder, selection)})::text as "root"`);
}
