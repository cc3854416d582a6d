import { EngineError } from '../errors';
import type { FunctionCall } from '../model/table';
import { columnOperand } from './columnValue';
import { objectFields, type Input } from './input';
import type { FunctionArgumentNode, FunctionCallNode } from './nodes';

/**
 * A function's arguments from the field's `args`. Named ones are passed by name, so that defaults may be left out anywhere;
 * of unnamed ones only the last may be left out.
 */
export function planFunctionCall(
  fn: FunctionCall,
  input: Input | undefined,
  path: string,
  rowArgument?: number,
): FunctionCallNode {
  const given = input ? objectFields(input) : new Map<string, Input>();
  const nodes: FunctionArgumentNode[] = [];
  let omitted = false;
  fn.arguments.forEach((argument, index) => {
    const name = argument.named && omitted ? argument.name : undefined;
    const value = given.get(argument.name);
    if (index === rowArgument) nodes.push({ kind: 'row', name });
    else if (index === fn.sessionArgument) nodes.push({ kind: 'session', name, type: argument.type });
    else if (value) nodes.push({ kind: 'value', name, value: columnOperand(value, argument.type) });
    else omitted = skip(argument.hasDefault, path);
    if (omitted && nodes.length > 0 && !argument.named && value) {
      throw notSupported('Only last set of positional arguments can be omitted', path);
    }
  });
  return { fn, arguments: nodes };
}

function skip(hasDefault: boolean, path: string): true {
  if (!hasDefault) throw notSupported('Non default arguments cannot be omitted', path);
  return true;
}

function notSupported(message: string, path: string): EngineError {
  return new EngineError('not-supported', message, `${path}.args.args`);
}
