import fc from 'fast-check';
import { Value } from './ast';
import type { Cell, Column, ColumnType, Json } from './tables';

const words = (letters: string[], maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...letters), maxLength });
const json: fc.Arbitrary<Json> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .dictionary(fc.constantFrom('a', 'b', 'kk'), fc.constantFrom<Json>(1, 2, 'a', true, null, [1]), { maxKeys: 3 })
      .map((of) => ({ ...of })),
  },
  { weight: 2, arbitrary: fc.array(fc.constantFrom<Json>(1, 2, 'a', 'b', { a: 1 }), { maxLength: 3 }) },
  { weight: 2, arbitrary: fc.constantFrom<Json>(1, 0.5, 'a', 'kk', true, false) },
);

const uuids = [1, 2, 3, 4, 5, 6].map((digit) => `0000000${digit}-aaaa-4bbb-8ccc-00000000000${digit}`);

/** A few values of each type, so that equal ones are frequent: neighbours, and values that are often mishandled. */
const pools: Readonly<Record<ColumnType, fc.Arbitrary<Cell>>> = {
  text: words(['a', 'b', 'B', 'é', '%', '_', "'", '"', '\\', ' ', '$'], 3),
  citext: words(['a', 'A', 'b', 'B', '%', '_'], 2),
  int: fc.integer({ min: -2, max: 6 }),
  bigint: fc.constantFrom('0', '1', '2', '-3', '9007199254740993', '-9007199254740993', '42'),
  numeric: fc.constantFrom('0', '1', '1.5', '-2.25', '99999999999.12', '0.01', '7.10'),
  boolean: fc.boolean(),
  date: fc.constantFrom('2024-01-01', '2023-12-31', '1999-02-28', '2024-02-29'),
  timestamptz: fc.constantFrom(
    '2024-01-01T00:00:00+00:00',
    '2024-01-01T00:00:00.5+00:00',
    '2023-12-31T22:00:00+00:00',
    '2024-06-01T12:34:56.789+00:00',
  ),
  uuid: fc.constantFrom(...uuids),
  jsonb: json,
  'text[]': fc.array(fc.constantFrom('a', 'b', 'B', 'c d', '{', ''), { maxLength: 3 }),
};

/** A value of the column's type as a client means it; never null. */
export function anyCell({ type }: Pick<Column, 'type'>): fc.Arbitrary<Cell> {
  return pools[type];
}

/** The same value in the different ways in which it may be written. */
export function written(type: ColumnType, cell: Cell): fc.Arbitrary<Value> {
  const form = (bare: boolean): fc.Arbitrary<Value['form']> =>
    fc.boolean().map((variable) => (bare ? { variable, bare } : { variable }));
  const plain = (json: Json, bare = false): fc.Arbitrary<Value> => form(bare).map((how) => new Value(type, json, how));
  switch (type) {
    case 'int':
      return fc.oneof(plain(cell), plain(String(cell)));
    case 'bigint':
    case 'numeric':
      return fc.oneof(plain(cell), plain(String(cell).replace(/(\.\d*[1-9])0+$/, '$1'), true));
    case 'boolean':
      return fc.oneof({ weight: 4, arbitrary: plain(cell) }, plain(String(cell)));
    case 'timestamptz':
      return fc.oneof(plain(cell), plain(String(cell).replace('T', ' ').replace('+00:00', '+00')));
    case 'uuid':
      return fc.oneof(plain(cell), plain(String(cell).toUpperCase()));
    case 'text[]':
      return fc.oneof({ weight: 4, arbitrary: plain(cell) }, plain(arrayLiteral(cell as string[])));
    default:
      return plain(cell);
  }
}

function arrayLiteral(items: readonly string[]): string {
  return `{${items.map((item) => `"${item}"`).join(',')}}`;
}

/** A value for a column in any of its spellings. */
export function anyValue(column: Pick<Column, 'type'>): fc.Arbitrary<Value> {
  return anyCell(column).chain((cell) => written(column.type, cell));
}

/** A list of values for `_in`. */
export function anyList({ type }: Pick<Column, 'type'>): fc.Arbitrary<Value> {
  return fc
    .tuple(fc.array(pools[type], { maxLength: 4 }), fc.boolean())
    .map(([cells, variable]) => new Value(type, cells, { list: true, variable }));
}

const patterns: Readonly<Record<string, readonly string[]>> = {
  like: ['%', 'a%', '%b', '_', 'a_', '%\\%%', 'A%', '%é%', '\\_', ''],
  similar: ['%', '(a|b)%', 'a_', '%(b|B)', '[ab]+'],
  regex: ['^a', 'b$', 'a|b', '[ab]', 'a.', 'A', '^$'],
};

/** A pattern for one of the pattern operators. */
export function anyPattern(operator: string, type: ColumnType): fc.Arbitrary<Value> {
  const kind = Object.keys(patterns).find((name) => operator.endsWith(name)) ?? 'like';
  return fc
    .tuple(fc.constantFrom(...(patterns[kind] ?? [])), fc.boolean())
    .map(([pattern, variable]) => new Value(type, pattern, { variable }));
}

/** Operators that a column's comparison input has, besides `_is_null`. */
export function operatorsOf(type: ColumnType): string[] {
  const ordered = ['_eq', '_neq', '_gt', '_lt', '_gte', '_lte', '_in', '_nin'];
  if (type === 'text' || type === 'citext') {
    return [
      ...ordered,
      ...['like', 'ilike', 'similar', 'regex', 'iregex'].flatMap((name) => [`_${name}`, `_n${name}`]),
    ];
  }
  if (type === 'text[]') return [...ordered.filter((name) => !/in$/.test(name)), '_contains', '_contained_in'];
  if (type === 'jsonb') {
    return [...ordered, '_contains', '_contained_in', '_has_key', '_has_keys_any', '_has_keys_all', '_cast'];
  }
  return ordered;
}

export const patternOperator = /like|similar|regex/;
