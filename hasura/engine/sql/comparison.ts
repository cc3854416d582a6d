import type { ComparisonOperator } from '../model/boolExp';

const sqlOperators: Readonly<Record<Exclude<ComparisonOperator, '_in' | '_nin'>, string>> = {
  _eq: '=',
  _neq: '<>',
  _gt: '>',
  _lt: '<',
  _gte: '>=',
  _lte: '<=',
  _like: 'like',
  _nlike: 'not like',
  _ilike: 'ilike',
  _nilike: 'not ilike',
  _similar: 'similar to',
  _nsimilar: 'not similar to',
  _regex: '~',
  _iregex: '~*',
  _nregex: '!~',
  _niregex: '!~*',
  _contains: '@>',
  _contained_in: '<@',
  _has_key: '?',
  _has_keys_any: '?|',
  _has_keys_all: '?&',
};

/** A comparison of two SQL expressions. The right side of `_in` and `_nin` is an array. */
export function compared(left: string, operator: ComparisonOperator, right: string): string {
  if (operator === '_in') return `(${left} = any(${right}))`;
  if (operator === '_nin') return `(${left} <> all(${right}))`;
  return `(${left} ${sqlOperators[operator]} ${right})`;
}
