import fc from 'fast-check';
import { mutations, queries, type Document } from './samples';

/** Texts that programs often mishandle. None contains a word that the verdict searches for. */
export const nastyTexts = [
  "'; drop table ledgers; --",
  `" or 1=1 --`,
  "') union all values (1) --",
  '$1',
  '\\',
  "\\'",
  '%s%n',
  '\0',
  'a\0b',
  '\u202e\ufeff',
  '💣',
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  '${7*7}',
  '{{7*7}}',
  'NaN',
  'Infinity',
  '-Infinity',
  '1e999',
  '{1,2',
  '{"a":',
  '[1,2)',
  'x-hasura-user-id',
  'X-Hasura-User-Id',
  ' ',
  '',
  'a'.repeat(5000),
];

const nastyTokens = [
  ...'{ } ( ) [ ] : ! $ @ ... " """ | = & # , \\ \0 \ufeff'.split(' '),
  ...'__proto__ constructor toString hasOwnProperty __typename __schema on fragment query subscription null true'.split(
    ' ',
  ),
  ...'-0 007 1e999 -1e999 99999999999999999999999 1.5e-400 0x10 .5 2147483648 -2147483649 9223372036854775808'.split(
    ' ',
  ),
  ...'$v $id ...l @skip @include(if:true) @include(if:$nothing) @skip(if:null) @cached @deprecated'.split(' '),
  '"' + "'; --" + '"',
  '"\\u0000"',
  '"\\ud800"',
  'é',
  '💣',
  'a'.repeat(3000),
  '_'.repeat(70),
];

const nastyToken = fc.constantFrom(...nastyTokens);
const nastyText = fc.constantFrom(...nastyTexts);

/** Random JSON, often of a plausible kind. */
export const nastyJson: fc.Arbitrary<unknown> = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    nastyText,
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e300, 1e-300),
    fc.double(),
    fc.string(),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(
        nastyText,
        fc.constantFrom('_eq', '_in', '_and', '_or', '_not', 'id', 'title', 'tenant', 'data', '_cast'),
      ),
      tie('json'),
      { maxKeys: 4 },
    ),
  ),
})).json;

/** The document with some tokens dropped, doubled, swapped, or replaced. */
function twisted(query: string): fc.Arbitrary<string> {
  const tokens = query.match(/"[^"]*"|\.\.\.|[$@]?\w+|\S/g) ?? [];
  const at = fc.nat({ max: tokens.length - 1 });
  const change = fc.tuple(fc.constantFrom('drop', 'double', 'swap', 'replace', 'insert'), at, at, nastyToken);
  return fc.array(change, { maxLength: 4 }).map((changes) => {
    const all = [...tokens];
    for (const [how, from, to, token] of changes) {
      if (how === 'drop') all.splice(from, 1);
      if (how === 'double') all.splice(from, 0, all[from] ?? '');
      if (how === 'swap') [all[from], all[to]] = [all[to] ?? '', all[from] ?? ''];
      if (how === 'replace') all[from] = token;
      if (how === 'insert') all.splice(from, 0, token);
    }
    return all.join(' ');
  });
}

function spoiledVariables(variables: Document['variables']): fc.Arbitrary<Document['variables']> {
  const names = Object.keys(variables);
  const others = fc.dictionary(fc.constantFrom(...names, 'surplus', '__proto__'), nastyJson, { maxKeys: 2 });
  return fc.oneof(
    fc.constant(variables),
    others.map((changed) => ({ ...variables, ...changed })),
    others,
  );
}

function twistedFrom(documents: readonly Document[]): fc.Arbitrary<Document> {
  return fc
    .constantFrom(...documents)
    .chain(({ query, variables }) => fc.record({ query: twisted(query), variables: spoiledVariables(variables) }));
}

const times = (text: string, count: number): string => text.repeat(count);

/** Documents whose size or shape is the attack. */
const shapes: readonly ((size: number) => string)[] = [
  (size) => `{ ledgers { ${times('parent { ', Math.min(size, 40))} id ${times('} ', Math.min(size, 40))} } }`,
  (size) => `{ ${times('nothing { ', size)} id ${times('} ', size)} }`,
  (size) => `{ ledgers(where: ${times('{_not: ', size)} {} ${times('}', size)}) { id } }`,
  (size) => `{ ledgers(where: {labels: {_contains: ${times('[', size)} 1 ${times(']', size)}}}) { id } }`,
  (size) => `{ ${times('{', size)}`,
  (size) => `{ ledgers(where: {id: {_in: [${times('1, ', size)} 1]}}) { id } }`,
  (size) => `{ ledgers { ${times('id ', size)} } }`,
  (size) => `{ ${Array.from({ length: Math.min(size, 60) }, (_, index) => `a${index}: ledgers { id }`).join(' ')} }`,
  (size) => `{ ledgers { ...f } } fragment f on ledgers { ${times('id ...f ', Math.min(size, 100))} }`,
  (size) => `query q { ledgers { id ${times('@include(if: true) ', size)} } }`,
  (size) => `query q(${times('$v: Int ', Math.min(size, 500))}) { ledgers { id } }`,
  (size) => `query q($v: ${times('[', size)}Int${times(']', size)}) { ledgers(limit: $v) { id } }`,
  (size) => `${times('#', size)}\n{ ledgers(where: {title: {_eq: "${times("'", size)}"}}) { id } }`,
  (size) =>
    `{ ...f0 } ${Array.from({ length: Math.min(size, 12) }, (_, index) => `fragment f${index} on query_root { ...f${index + 1} ...f${index + 1} }`).join(' ')} fragment f${Math.min(size, 12)} on query_root { __typename }`,
];

const shaped: fc.Arbitrary<Document> = fc
  .tuple(fc.constantFrom(...shapes), fc.constantFrom(1, 3, 30, 300, 5000))
  .map(([shape, size]) => ({ query: shape(size), variables: {} }));

/** A query's text in the place of a value. */
const injected: fc.Arbitrary<Document> = fc
  .tuple(
    fc.constantFrom(
      'title: {_eq:',
      'title: {_similar:',
      'title: {_regex:',
      'id: {_eq:',
      'opened: {_gt:',
      'labels: {_has_key:',
      'tags: {_eq:',
      'status: {_eq:',
    ),
    nastyText,
    fc.constantFrom('id', 'a'),
  )
  .map(([where, text, name]) => ({
    query: `{ ${name}: ledgers(where: {${where} ${JSON.stringify(text)}}}) { ${name}: id labels(path: ${JSON.stringify(text)}) } }`,
    variables: {},
  }));

const noise: fc.Arbitrary<Document> = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.array(nastyToken, { maxLength: 12 }).map((tokens) => tokens.join(' ')),
  )
  .map((query) => ({ query, variables: {} }));

/** Documents that never change rows. */
export const nastyQuery: fc.Arbitrary<Document> = fc.oneof(
  { weight: 6, arbitrary: twistedFrom(queries) },
  { weight: 1, arbitrary: shaped },
  { weight: 2, arbitrary: injected },
  { weight: 1, arbitrary: noise },
);

/** Documents that may change rows. */
export const nastyMutation: fc.Arbitrary<Document> = twistedFrom(mutations);
