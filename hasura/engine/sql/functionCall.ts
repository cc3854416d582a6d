import { invariant } from '../errors';
import type { FunctionArgumentNode, FunctionCallNode } from '../plan/nodes';
import { qualifiedName, quoted, type StatementBuilder } from './statement';

/** A function call as SQL; `row` is the expression of the enclosing table's row. */
export function functionCall(builder: StatementBuilder, call: FunctionCallNode, row?: string): string {
  const args = call.arguments.map((argument) => {
    const value = argumentSql(builder, argument, row);
    return argument.name ? `${quoted(argument.name)} => ${value}` : value;
  });
  return `${qualifiedName(call.fn)}(${args.join(', ')})`;
}

function argumentSql(builder: StatementBuilder, argument: FunctionArgumentNode, row: string | undefined): string {
  if (argument.kind === 'session') return `${builder.sessionJson()}::${argument.type.sqlName}`;
  if (argument.kind === 'row') {
    invariant(row, 'a function of the row is called inside a row');
    return row;
  }
  invariant(argument.value.kind !== 'column', 'arguments are values');
  return builder.value(argument.value);
}
