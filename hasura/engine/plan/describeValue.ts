import { Kind, type ValueNode } from 'graphql';
import { isNumber, type Json } from '../json';

/** What a value is, in the words of error messages. */
export function kindOf(value: ValueNode | Json): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'a string';
  if (isNumber(value)) return 'a number';
  if (typeof value === 'boolean') return 'a boolean';
  if (Array.isArray(value)) return 'a list';
  return 'kind' in value && typeof value.kind === 'string' ? kindOfNode(value as ValueNode) : 'an object';
}

function kindOfNode(node: ValueNode): string {
  switch (node.kind) {
    case Kind.NULL:
      return 'null';
    case Kind.STRING:
      return 'a string';
    case Kind.INT:
      return 'an integer';
    case Kind.FLOAT:
      return 'a float';
    case Kind.BOOLEAN:
      return 'a boolean';
    case Kind.ENUM:
      return 'an enum value';
    case Kind.LIST:
      return 'a list';
    default:
      return 'an object';
  }
}
