import { compareNumbers, isJsonObject, isNumber, sameJson, writeJson, type Json } from '../json';
import { booleanOf } from './functions';
import { KritiError, type Operator, type Template } from './template';

/** The variables of a template by name, `$` included where they have one. */
export type Bindings = Readonly<Record<string, Json>>;

/** The JSON that a template gives for its variables. Throws KritiError when it cannot be computed. */
export function evaluate(template: Template, bindings: Bindings): Json {
  switch (template.kind) {
    case 'literal':
      return template.value;
    case 'text':
      return template.parts.map((part) => interpolated(evaluate(part, bindings))).join('');
    case 'array':
      return template.items.map((item) => evaluate(item, bindings));
    case 'object':
      return Object.fromEntries(template.members.map(([key, value]) => [key, evaluate(value, bindings)]));
    case 'path':
      return follow(template, bindings);
    case 'if':
      return evaluate(booleanOf(evaluate(template.condition, bindings)) ? template.then : template.otherwise, bindings);
    case 'range':
      return repeat(template, bindings);
    case 'binary':
      return combine(template.operator, evaluate(template.left, bindings), () => evaluate(template.right, bindings));
    case 'call':
      return template.fn(evaluate(template.argument, bindings));
  }
}

function interpolated(value: Json): string {
  if (Array.isArray(value) || isJsonObject(value)) {
    throw new KritiError(`${Array.isArray(value) ? 'an array' : 'an object'} cannot stand in a string`);
  }
  return String(value);
}

function follow({ name, steps, text }: Template & { kind: 'path' }, bindings: Bindings): Json {
  let value = ownProperty(bindings, name);
  if (value === undefined) throw new KritiError(`there is no variable ${name}`);
  for (const { key, optional } of steps) {
    const found = member(value, evaluate(key, bindings));
    if (found === undefined && optional) return null;
    if (found === undefined) throw new KritiError(`nothing is at ${text}`);
    value = found;
  }
  return value;
}

function member(value: Json, key: Json): Json | undefined {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
  return isJsonObject(value) && typeof key === 'string' ? ownProperty(value, key) : undefined;
}

function ownProperty(object: Bindings, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function repeat({ list, index, item, body }: Template & { kind: 'range' }, bindings: Bindings): Json {
  const items = evaluate(list, bindings);
  if (!Array.isArray(items)) throw new KritiError('a range goes over an array only');
  return items.map((value, position) =>
    evaluate(body, { ...bindings, ...(index === undefined ? {} : { [index]: position }), [item]: value }),
  );
}

function combine(operator: Operator, left: Json, readRight: () => Json): Json {
  if (operator === '??') return left ?? readRight();
  const right = readRight();
  switch (operator) {
    case '==':
      return sameJson(left, right);
    case '!=':
      return !sameJson(left, right);
    case '&&':
      return [left, right].map(booleanOf).every(Boolean);
    case '||':
      return [left, right].map(booleanOf).some(Boolean);
    case 'in':
      return contains(right, left);
    default:
      return compare(operator, left, right);
  }
}

function contains(whole: Json, part: Json): boolean {
  if (Array.isArray(whole)) return whole.some((item) => sameJson(item, part));
  if (isJsonObject(whole) && typeof part === 'string') return Object.hasOwn(whole, part);
  throw new KritiError("'in' asks for a key of an object or an item of an array");
}

function compare(operator: '>' | '>=' | '<' | '<=', left: Json, right: Json): boolean {
  const order = orderOf(left, right);
  if (operator === '>') return order > 0;
  if (operator === '<') return order < 0;
  return operator === '>=' ? order >= 0 : order <= 0;
}

function orderOf(left: Json, right: Json): number {
  if (isNumber(left) && isNumber(right)) return compareNumbers(left, right);
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : Number(left > right);
  throw new KritiError(`${writeJson(left)} and ${writeJson(right)} cannot be compared`);
}
