import fc from 'fast-check';

/** A value of a Postgres type: as text that Postgres reads, as JSON for a variable, and as a literal of a document where it has such a form. */
export interface PgValue {
  readonly text: string;
  readonly json: string;
  readonly literal?: string;
}

/** A type with the values to try: usual, odd, extreme, and some that Postgres refuses. */
export interface PgTypeCase {
  readonly type: string;
  /** The type without its length, and the base of a domain: what a value is compared as. */
  readonly base: string;
  /** The type of a variable. */
  readonly scalar: string;
  /** Whether Postgres compares and orders its values. */
  readonly isOrdered: boolean;
  readonly isNumeric: boolean;
  readonly values: fc.Arbitrary<PgValue>;
}

const numberPattern = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const quotedValue = (text: string): PgValue => ({ text, json: JSON.stringify(text), literal: JSON.stringify(text) });
/** A number may be given as such or in quotes. */
const numbers = (texts: fc.Arbitrary<string>): fc.Arbitrary<PgValue> =>
  fc
    .tuple(texts, fc.boolean())
    .map(([text, bare]) =>
      bare && numberPattern.test(text) ? { text, json: text, literal: text } : quotedValue(text),
    );
const among = (...texts: string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);
const whole = (bits: bigint): fc.Arbitrary<string> => {
  const bound = 2n ** (bits - 1n);
  const edges = [-bound - 1n, -bound, 1n - bound, -1n, 0n, 1n, bound - 1n, bound].map(String);
  return fc.oneof(among(...edges, '-0'), fc.bigInt({ min: -bound, max: bound - 1n }).map(String));
};
const digits = fc.bigInt({ min: 0n, max: 10n ** 40n }).map(String);
const decimal = fc.oneof(
  fc.tuple(among('', '-'), digits, among('', '.0', '.50', '.12345678901234567890')).map((parts) => parts.join('')),
  among('0', '-0', '-0.00', 'NaN', 'Infinity', '-Infinity', '1e400', '1E-400', '9007199254740993', '1e200000', 'x'),
  among(`1${'0'.repeat(9998)}7`, `0.${'123456789'.repeat(1111)}1`),
);
const float = fc.oneof(
  fc.double().map((value) => (Object.is(value, -0) ? '-0' : String(value))),
  among(
    '-0',
    'NaN',
    'Infinity',
    '-Infinity',
    '1e400',
    '4.9e-324',
    '1.7976931348623157e308',
    '0.1',
    '3.4028235e38',
    '16777217',
  ),
);
const characters = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 6 }),
  among(
    '',
    ' ',
    'USD',
    'U',
    'U  ',
    'USDX',
    '💶',
    '👩‍👩‍👧',
    'Ä',
    "'",
    '"',
    '\\',
    '\\x41',
    '%_',
    '{}',
    'a\u0000b',
    'a\tb\nc',
    'null',
  ),
);
const dates = among(
  '2026-02-28',
  '2024-02-29',
  '2026-02-29',
  '0044-03-15 BC',
  '4713-01-01 BC',
  '9999-12-31',
  '5874897-12-31',
  'infinity',
  '-infinity',
);
const clocks = among('00:00:00', '23:59:59.999999', '24:00:00', '12:30:15.1234567', '25:00:00');
const zones = among('Z', '+00', '-12', '+14:00', '+05:45', '-03:30:15');
const moments = fc.oneof(
  fc
    .tuple(dates, clocks)
    .map(([day, clock]) => (day.endsWith('BC') ? `${day.slice(0, -3)} ${clock} BC` : `${day} ${clock}`)),
  among('infinity', '-infinity', '294276-12-31 23:59:59', '294277-01-01', 'epoch'),
);
const bits = fc.string({ unit: fc.constantFrom('0', '1'), minLength: 0, maxLength: 5 });
const json = fc
  .letrec<{ any: string }>((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      decimal.filter((text) => numberPattern.test(text) && text !== '1e200000'),
      fc.string({ unit: 'grapheme' }).map((text) => JSON.stringify(text)),
      among('null', 'true', '"\\u0000"', '"9007199254740993"', '{}', '[]'),
      fc.array(tie('any'), { maxLength: 3 }).map((items) => `[${items.join(',')}]`),
      tie('any').map((inner) => `{"a":${inner},"text":"1.50"}`),
    ),
  }))
  // Null is SQL's null in a column that takes it.
  .any.filter((text) => text !== 'null')
  .map((text): PgValue => ({ text, json: text, literal: text.includes('{') ? undefined : text }));
const ranges = (bound: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(among('[', '('), bound, bound, among(']', ')'))
      .map(([open, low, high, close]) => `${open}${low},${high}${close}`),
    among('empty', '(,)', '[,5]', '[5,)', '[1,1)', '[2,1]'),
  );
const arrayItem = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
/** A list, or a literal where lists are nested or hold null. */
const arrays = (items: fc.Arbitrary<PgValue>, ...literals: string[]): fc.Arbitrary<PgValue> =>
  fc.oneof(
    fc.array(items, { maxLength: 4 }).map((list) => ({
      text: `{${list.map(({ text }) => arrayItem(text)).join(',')}}`,
      json: `[${list.map((item) => item.json).join(',')}]`,
      literal: `[${list.map((item) => item.json).join(',')}]`,
    })),
    among('{}', '{NULL}', 'no array', ...literals).map(quotedValue),
  );

const plain = (
  type: string,
  scalar: string,
  values: fc.Arbitrary<PgValue>,
  { base = type, isOrdered = true, isNumeric = false } = {},
): PgTypeCase => ({ type, base, scalar, values, isOrdered, isNumeric });
const text = (type: string, scalar: string, texts: fc.Arbitrary<string>, base = type): PgTypeCase =>
  plain(type, scalar, texts.map(quotedValue), { base });
const number = (type: string, scalar: string, texts: fc.Arbitrary<string>, base = type): PgTypeCase =>
  plain(type, scalar, numbers(texts), { base, isNumeric: true });

/** The domains of `pgTypeCases`. */
export const domains = `
create domain code as char(3);
create domain own_code as code check (value <> 'XXX');
create domain amount as numeric(12, 2) check (value >= 0);
`;

/** Every kind of type that columns have. */
export const pgTypeCases: readonly PgTypeCase[] = [
  number('int2', 'smallint', whole(16n)),
  number('int4', 'Int', whole(32n)),
  number('int8', 'bigint', whole(64n)),
  number('numeric', 'numeric', decimal),
  number(
    'numeric(10, 2)',
    'numeric',
    fc.oneof(decimal, among('1.005', '99999999.99', '99999999.995', '-1.5')),
    'numeric',
  ),
  number('amount', 'numeric', fc.oneof(decimal, among('1.005', '0.00', '-0.001')), 'numeric'),
  number('float4', 'Float', float),
  number('float8', 'float8', float),
  text('bool', 'Boolean', among('true', 'false', 't', 'no', '1', 'maybe')),
  text('text', 'String', characters),
  text('varchar(5)', 'String', characters, 'varchar'),
  text('char(3)', 'bpchar', characters, 'bpchar'),
  text('own_code', 'bpchar', fc.oneof(characters, among('XXX')), 'bpchar'),
  text('bit(4)', 'bit', bits, '"bit"'),
  text('varbit(4)', 'varbit', bits, 'varbit'),
  text('date', 'date', dates),
  text('timestamp', 'timestamp', moments),
  text('timestamp(3)', 'timestamp', moments, 'timestamp'),
  text(
    'timestamptz',
    'timestamptz',
    fc.tuple(moments, zones).map((parts) => parts.join('')),
  ),
  text('time', 'time', clocks),
  text(
    'timetz',
    'timetz',
    fc.tuple(clocks, zones).map((parts) => parts.join('')),
  ),
  text(
    'interval',
    'interval',
    among('1 year 2 mons', '-1 day 23:59:59.999999', '178000000 years', '1 mon', '30 days', '00:00', 'P1Y', 'soon'),
  ),
  text(
    'uuid',
    'uuid',
    fc.oneof(
      fc.uuid(),
      fc.uuid().map((id) => id.toUpperCase()),
      among('no uuid'),
    ),
  ),
  text(
    'bytea',
    'bytea',
    fc.oneof(
      fc.uint8Array({ maxLength: 9 }).map((bytes) => `\\x${Buffer.from(bytes).toString('hex')}`),
      among('\\x0', 'abc', '\\000'),
    ),
  ),
  plain('json', 'json', json, { isOrdered: false }),
  plain('jsonb', 'jsonb', json),
  text('int4range', 'int4range', ranges(among('-2147483648', '0', '1', '2147483647', ''))),
  text('numrange', 'numrange', ranges(among('-1.50', '0', '9007199254740993', '1e400', 'Infinity', ''))),
  text('tstzrange', 'tstzrange', ranges(among('2026-01-01', '"0044-03-15 12:00:00+02 BC"', 'infinity', ''))),
  plain('int4[]', '[Int!]', arrays(numbers(whole(32n)), '{{1,2},{3,4}}', '[2:3]={1,2}')),
  plain('numeric[]', '[numeric!]', arrays(numbers(decimal), '{{1.50},{9007199254740993}}')),
  plain('text[]', '[String!]', arrays(characters.map(quotedValue), '{{a,"b,c"},{NULL,"NULL"}}')),
  plain('char(3)[]', '[bpchar!]', arrays(characters.map(quotedValue), '{{USD},{EUR}}'), { base: 'bpchar[]' }),
];
