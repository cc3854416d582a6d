import { bind, bindRows, type Bindings } from '../../hasura/engine/execute/bind';
import { dataText } from '../../hasura/engine/execute/dataText';
import { arrayOf, integerType, textType } from '../../hasura/engine/model/pgTypes';
import { breakLines } from '../../hasura/engine/sql/breakLines';
import {
  literal,
  qualifiedName,
  quoted,
  StatementBuilder,
  type StatementParameter,
} from '../../hasura/engine/sql/statement';

const options = { stringifyNumericTypes: false };

it.each([
  ['plain', `'plain'`],
  [`it's`, `'it''s'`],
  ['a\\b', `E'a\\\\b'`],
  [`\\'`, `E'\\\\'''`],
  ['', `''`],
])('the text %j is written %s', (text, expected) => {
  expect(literal(text)).toBe(expected);
});

it('quotes names, with the quotes in them', () => {
  expect(quoted('a"b')).toBe('"a""b"');
  expect(qualifiedName({ schema: 'public', name: 'T x' })).toBe('"public"."T x"');
});

describe('a value of a statement', () => {
  const constant = (value: string | null | string[]) =>
    ({ kind: 'parameter', type: textType, source: { kind: 'constant', value } }) as const;

  it.each([
    ['a short constant stands in the text', constant('a'), `('a')::text`, 0],
    ['null does too', constant(null), 'null::text', 0],
    ['the longest that does has 200 characters', constant('x'.repeat(200)), `('${'x'.repeat(200)}')::text`, 0],
    ['a longer one is a parameter', constant('x'.repeat(201)), '($1)::text', 1],
    ['one with a NUL is a parameter', constant('a\0b'), '($1)::text', 1],
    ['a list is a parameter', constant(['a']), '($1)::text', 1],
    [
      'a session variable is a parameter',
      { kind: 'session', type: textType, name: 'x-hasura-a' } as const,
      '($1)::text',
      1,
    ],
    [
      'a value of the metadata stands in the text',
      { kind: 'literal', type: integerType, value: '5' } as const,
      `('5')::integer`,
      0,
    ],
  ])('%s', (_rule, operand, text, parameters) => {
    const builder = new StatementBuilder(options);
    expect(builder.value(operand)).toBe(text);
    expect(builder.finish('').parameters).toHaveLength(parameters);
  });

  it('of a list is an array of its items', () => {
    const builder = new StatementBuilder(options);
    const items = [constant('a'), { kind: 'session', type: textType, name: 'x-hasura-b' } as const];
    expect(builder.value({ kind: 'list', type: arrayOf(textType), items })).toBe(
      `array[('a')::text, ($1)::text]::text[]`,
    );
  });

  it('that is the same session variable is the same parameter', () => {
    const builder = new StatementBuilder(options);
    const use = (name: string): string => builder.value({ kind: 'session', type: textType, name });
    expect([use('x-hasura-a'), use('x-hasura-b'), use('x-hasura-a')]).toEqual([
      '($1)::text',
      '($2)::text',
      '($1)::text',
    ]);
    expect(builder.finish('').sessionVariables).toEqual(['x-hasura-a', 'x-hasura-b']);
  });
});

describe('the parameters of one run', () => {
  const session = { role: 'user', variables: { 'x-hasura-user-id': '7' } };
  const bindings: Bindings = { session, variables: { a: { b: [1, 2] } }, rows: '{}', affectedRows: 3 };
  const path = ['a', 'b', 1];

  it.each<[StatementParameter, unknown]>([
    [{ kind: 'session' }, '{"x-hasura-user-id":"7","x-hasura-role":"user"}'],
    [{ kind: 'sessionVariable', name: 'x-hasura-user-id' }, '7'],
    [{ kind: 'sessionVariable', name: 'x-hasura-role' }, 'user'],
    [{ kind: 'rows' }, '{}'],
    [{ kind: 'affectedRows' }, '3'],
    [{ kind: 'constant', value: ['a', null] }, ['a', null]],
    [{ kind: 'variable', path, read: String }, '2'],
    [{ kind: 'variable', path: ['a', 'c', 1], read: (value: unknown) => `${value}` }, 'null'],
    [{ kind: 'cursor', initial: { kind: 'constant', value: '1' } }, '1'],
  ])('%j is %j', (parameter, expected) => {
    expect(bind({ text: '', parameters: [parameter], sessionVariables: [] }, bindings)).toEqual([expected]);
  });

  it('lack a session variable that the statement needs', () => {
    const statement = { text: '', parameters: [], sessionVariables: ['x-hasura-org'] };
    expect(() => bind(statement, bindings)).toThrow(
      expect.objectContaining({ code: 'not-found', message: 'missing session variable: "x-hasura-org"', path: '$' }),
    );
  });

  it('are rows of text for many askers, and one value where it is the same for all', () => {
    const parameters = [
      { kind: 'position' },
      { kind: 'sessionVariable', name: 'v' },
      { kind: 'constant', value: 'c' },
    ] as const;
    const statement = { text: '', parameters, sessionVariables: [] };
    const askers = [
      [null, 'a', 'c'],
      [null, null, 'c'],
      [null, ['x', 'y"z\\', null, ['n']], 'c'],
    ];
    expect(bindRows(statement, askers)).toEqual([['0', '1', '2'], ['a', null, '{"x","y\\"z\\\\",NULL,{"n"}}'], 'c']);
  });
});

it('writes the answers of root fields in their order, those of one namespace together', () => {
  const members = [{ name: 'a' }, { name: 'b', namespace: 'n' }, { name: 'odd "name"' }, { name: 'c', namespace: 'n' }];
  expect(dataText(members, ['1', '2', '3'])).toBe('{"a":1,"n":{"b":2,"c":null},"odd \\"name\\"":3}');
  expect(dataText([], [])).toBe('{}');
});

it.each([
  ['select 1 from t where a = 1 order by b limit 2', 'select 1\nfrom t\nwhere a = 1\norder by b\nlimit 2'],
  ["select ' from x ' from t", "select ' from x '\nfrom t"],
  ['select "from" from t', 'select "from"\nfrom t'],
  ['select (select 1 from u) from t', 'select (\n  select 1\n  from u\n)\nfrom t'],
  ['select max(a) from t where (a or b)', 'select max(a)\nfrom t\nwhere (a or b)'],
  ["select E'it\\' from x' from t", "select E'it\\' from x'\nfrom t"],
  [
    'insert into t values (1) on conflict do nothing returning a',
    'insert into t\nvalues (1)\non conflict do nothing\nreturning a',
  ],
])('a statement for people has a clause on each line: %s', (sql, expected) => {
  expect(breakLines(sql)).toBe(expected);
});
