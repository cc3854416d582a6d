import { compare } from './cells';
import type { Cell, ColumnType, Json } from './tables';

/** True, false, or null for unknown: SQL's logic. */
export type Truth = boolean | null;

export function and(parts: readonly Truth[]): Truth {
  return parts.includes(false) ? false : parts.includes(null) ? null : true;
}

export function or(parts: readonly Truth[]): Truth {
  return parts.includes(true) ? true : parts.includes(null) ? null : false;
}

export function not(truth: Truth): Truth {
  return truth === null ? null : !truth;
}

/** Compares a stored value by an operator of the comparison inputs, without any special rule for null. */
export function compared(type: ColumnType, cell: Cell, operator: string, operand: Cell): Truth {
  if (operator === '_is_null') return (cell === null) === operand;
  if (operator === '_in') return or((operand as Cell[]).map((item) => compared(type, cell, '_eq', item)));
  if (operator === '_nin') return not(compared(type, cell, '_in', operand));
  if (cell === null || operand === null) return null;
  const order = orders[operator];
  if (order) return order(compare(type, cell, operand));
  if (operator === '_contains') return contains(cell, operand, true);
  if (operator === '_contained_in') return contains(operand, cell, true);
  if (operator.startsWith('_has_key')) return hasKeys(cell, operator, operand);
  return matches(operator, String(cell), String(operand), type === 'citext');
}

const orders: Readonly<Record<string, (order: number) => boolean>> = {
  _eq: (order) => order === 0,
  _neq: (order) => order !== 0,
  _gt: (order) => order > 0,
  _gte: (order) => order >= 0,
  _lt: (order) => order < 0,
  _lte: (order) => order <= 0,
};

/** `@>`: each part of the smaller is found in the larger. At the top a list also contains a single value. */
function contains(larger: Json, smaller: Json, isTop: boolean): boolean {
  if (Array.isArray(larger)) {
    if (!Array.isArray(smaller)) return isTop && !isObject(smaller) && larger.some((item) => item === smaller);
    return smaller.every((part) => larger.some((item) => contains(item, part, false)));
  }
  if (isObject(larger)) {
    if (!isObject(smaller)) return false;
    return Object.entries(smaller).every(([key, part]) => {
      const item = larger[key];
      return item !== undefined && contains(item, part, false);
    });
  }
  return larger === smaller;
}

function isObject(json: Json): json is { [key: string]: Json } {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function hasKeys(cell: Json, operator: string, operand: Json): boolean {
  const has = (key: Json): boolean => {
    if (isObject(cell)) return Object.hasOwn(cell, String(key));
    return Array.isArray(cell) ? cell.includes(key) : cell === key;
  };
  const keys = Array.isArray(operand) ? operand : [operand];
  return operator === '_has_keys_any' ? keys.some(has) : keys.every(has);
}

/** The pattern operators; the ones with `n` are the opposite of the ones without. */
function matches(operator: string, text: string, pattern: string, ignoresCase: boolean): boolean {
  const isNegated = /^_n/.test(operator);
  const name = operator.replace(/^_n?/, '');
  const flags = ignoresCase || name.startsWith('i') ? 'isu' : 'su';
  return new RegExp(expression(name, pattern), flags).test(text) !== isNegated;
}

function expression(name: string, pattern: string): string {
  if (name.endsWith('regex')) return pattern;
  const escaped = name === 'similar' ? /[.^$\\]/ : /[.^$\\|()[\]{}*+?]/;
  const parts = [...pattern.matchAll(/\\(.)|./gsu)].map(([char, literal]) => {
    if (literal) return literal.replace(/[.^$\\|()[\]{}*+?]/, '\\$&');
    if (char === '%') return '.*';
    if (char === '_') return '.';
    return escaped.test(char) ? `\\${char}` : char;
  });
  return `^(?:${parts.join('')})$`;
}
