import { evaluate } from '../../hasura/engine/kriti/evaluate';
import { parseTemplate, parseTextTemplate } from '../../hasura/engine/kriti/parse';
import { numberOf, readJson, writeJson, type Json } from '../../hasura/engine/json';

const data = {
  $body: {
    name: 'Ada "A" Lovelace',
    amount: 12.5,
    flag: true,
    nothing: null,
    tags: ['one', 'two', null],
    lines: [
      { id: 1, text: 'rent' },
      { id: 2, text: 'salary' },
    ],
    'odd key': { deep: [10, 20] },
  },
  $session_variables: { 'x-hasura-role': 'user' },
};

const run = (template: string): Json => evaluate(parseTemplate(template), data);

describe('a template', () => {
  it.each<[string, Json]>([
    ['{"plain": [1, -2.5e3, true, null, "a\\n\\u0041"]}', { plain: [1, numberOf('-2.5e3'), true, null, 'a\nA'] }],
    ['{{ $body.name }}', 'Ada "A" Lovelace'],
    ['{{ $body["odd key"].deep[1] }}', 20],
    ["{{ $body['odd key'].deep[0] }}", 10],
    ['{ # a comment\n "a": {{ $body.amount }} }', { a: 12.5 }],
    [
      '"{{ $body.name }} owes {{$body.amount}}: {{ $body.flag }}, {{ $body.nothing }} { }"',
      'Ada "A" Lovelace owes 12.5: true, null { }',
    ],
    ['{{ $body?.missing.deeper[3] }}', null],
    ['{{ $body.tags?[7] ?? "none" }}', 'none'],
    ['{{ $body.nothing ?? $body.flag }}', true],
    ['{{ {"a": [$body.amount, {"b": 1}]} }}', { a: [12.5, { b: 1 }] }],
    ['{{ range _, x := $body.lines }} {{ x.text }} {{ end }}', ['rent', 'salary']],
    [
      '{{ range i, x := $body.lines }} {{ if i > 0 }} {"id": {{ x.id }} } {{ else }} null {{ end }} {{ end }}',
      [null, { id: 2 }],
    ],
    ['{{ if $body.amount < 1 }} 1 {{ elif $body.amount == 12.5 }} 2 {{ else }} 3 {{ end }}', 2],
    [
      '{{ range _, x := $body.lines }} {{ range _, y := $body.lines }} "{{x.id}}{{y.id}}" {{ end }} {{ end }}',
      [
        ['11', '12'],
        ['21', '22'],
      ],
    ],
  ])('%s', (template, expected) => {
    expect(run(template)).toEqual(expected);
  });

  it('may be text with parts filled in', () => {
    expect(
      evaluate(parseTextTemplate('https://bank.example/{{ escapeUri($body.name) }}?a={{$body["amount"]}}'), data),
    ).toBe('https://bank.example/Ada%20%22A%22%20Lovelace?a=12.5');
  });
});

describe('an expression', () => {
  it.each<[string, Json]>([
    ['1 == 1.0 && "a" != "b"', true],
    ['2 >= 2 && 2 <= 2', true],
    ['"a" < "b" || false', true],
    ['true || false && false', true],
    ['(true || false) && false', false],
    ['{"a": 1, "b": 2} == {"b": 2, "a": 1}', true],
    ['not($body.flag)', false],
    ['not $body.flag == false', true],
    ['"one" in $body.tags', true],
    ['"name" in $body', true],
    ['"toString" in $body', false],
  ])('%s', (expression, expected) => {
    expect(run(`{{ ${expression} }}`)).toBe(expected);
  });
});

describe('a function', () => {
  it.each<[string, Json]>([
    ['length($body.tags)', 3],
    ['size "été"', 3],
    ['empty("  ")', true],
    ['empty([1])', false],
    ['toLower("ÀB")', 'àb'],
    ['toUpper "ab"', 'AB'],
    ['toTitle("the GREAT world")', 'The Great World'],
    ['trim("  x ")', 'x'],
    ['escapeUri("a b/(c)")', 'a%20b%2F%28c%29'],
    ['removeNulls($body.tags)', ['one', 'two']],
    ['concat([[1], [2, 3]])', [1, 2, 3]],
    ['concat(["a", "b"])', 'ab'],
    ['concat([{"a": 1}, {"a": 2, "b": 3}])', { a: 2, b: 3 }],
    ['head($body.tags)', 'one'],
    ['tail($body.tags)', ['two', null]],
    ['inverse([1, 2])', [2, 1]],
    ['inverse("abc")', 'cba'],
    ['inverse(true)', false],
    ['inverse(false)', true],
    ['inverse(4)', 0.25],
    ['inverse(null)', null],
    ['toPairs({"a": 1})', [['a', 1]]],
    ['fromPairs([["a", 1], ["b", null]])', { a: 1, b: null }],
    ['toUpper(head(tail("xyz")))', 'Y'],
  ])('%s', (expression, expected) => {
    expect(run(`{{ ${expression} }}`)).toEqual(expected);
  });
});

describe('what cannot be parsed', () => {
  it.each([
    ['{"a": {{ $body.x }', "expected '}}' at line 1, column 18"],
    ['{"a": 1} 2', 'unexpected text after the template at line 1, column 10'],
    ['{"a": 1,\n "b": }', 'expected a value at line 2, column 7'],
    ['{{ nosuch($body) }}', "'nosuch' is neither a variable nor a function at line 1, column 10"],
    ['{{ constructor($body) }}', "'constructor' is neither a variable nor a function at line 1, column 15"],
    ['{{ if true }} 1 {{ end }}', "expected 'elif' or 'else' at line 1, column 20"],
    ['{{ range i, x := $body }} 1', "expected '{{' at line 1, column 28"],
    ['"open', 'the string is not closed at line 1, column 6'],
    ['{"{{ $body }}": 1}', 'a key cannot be computed at line 1, column 15'],
    ['', 'expected a value at line 1, column 1'],
  ])('%s', (template, message) => {
    expect(() => parseTemplate(template)).toThrow(message);
  });
});

describe('what cannot be computed', () => {
  it.each([
    ['{{ $nothing }}', 'there is no variable $nothing'],
    ['{{ $body.missing }}', 'nothing is at $body.missing'],
    ['{{ $body.name.length }}', 'nothing is at $body.name.length'],
    ['{{ $body.toString }}', 'nothing is at $body.toString'],
    ['"{{ $body.tags }}"', 'an array cannot stand in a string'],
    ['{{ if $body.amount }} 1 {{ else }} 2 {{ end }}', '12.5 is not a boolean'],
    ['{{ range _, x := $body }} 1 {{ end }}', 'a range goes over an array only'],
    ['{{ 1 < "2" }}', '1 and "2" cannot be compared'],
    ['{{ toUpper(1) }}', '1 is not a string'],
    ['{{ head([]) }}', 'there is no first of nothing'],
    ['{{ true && 1 }}', '1 is not a boolean'],
  ])('%s', (template, message) => {
    expect(() => run(template)).toThrow(message);
  });
});

describe('numbers of any size', () => {
  const big = readJson('{"$body": {"id": 9007199254740993, "price": 1.50, "huge": 1e400, "zero": 0.0}}') as Record<
    string,
    Json
  >;

  it.each([
    ['{"id": {{ $body.id }}, "own": 9007199254740995}', '{"id":9007199254740993,"own":9007199254740995}'],
    ['"{{ $body.id }} at {{ $body.price }}"', '"9007199254740993 at 1.50"'],
    ['{{ $body.id < 9007199254740994 }}', 'true'],
    ['{{ $body.id == 9007199254740992 }}', 'false'],
    ['{{ $body.price == 1.5 }}', 'true'],
    ['{{ $body.huge > 9e399 }}', 'true'],
    ['{{ -1e400 < $body.price }}', 'true'],
    ['{{ $body.id in [1, 9007199254740993] }}', 'true'],
    ['{{ empty($body.zero) }}', 'true'],
    ['{{ size($body.huge) }}', '1e400'],
    ['{{ inverse($body.price) }}', '0.6666666666666666'],
  ])('%s is %s', (template, expected) => {
    expect(writeJson(evaluate(parseTemplate(template), big))).toBe(expected);
  });
});
