/**
 * A JSON number that JavaScript would write otherwise than it came: `9007199254740993`, `1.50`, `1e400`, `-0`. It is kept as its text, so
 * that no digit is lost on the way to Postgres and to handlers.
 */
export class ExactNumber {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/** A JSON number of any size and scale. */
export type JsonNumber = number | ExactNumber;

/** Any JSON value. Only `readJson` and `writeJson` keep its numbers; `JSON.parse` and `JSON.stringify` are for the engine's own texts. */
export type Json = null | boolean | JsonNumber | string | Json[] | { [key: string]: Json };

/** A JSON object. */
export type JsonObject = { [key: string]: Json };

/** Whether a value is a JSON object (not null, not a list, not a number). */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isNumber(value);
}

/** Whether a value is a JSON number. */
export function isNumber(value: unknown): value is JsonNumber {
  return typeof value === 'number' || value instanceof ExactNumber;
}

/** The number of a text; one that JSON would not write like that, such as `007`, is a JavaScript number. */
export function numberOf(text: string): JsonNumber {
  const number = Number(text);
  return String(number) === text || !isNumberText(text) ? number : new ExactNumber(text);
}

/** Whether a text is a number as JSON writes it. */
export function isNumberText(text: string): boolean {
  return /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text);
}

/**
 * Numbers that `numberOf` may keep as text, found where a number may stand. It may find one inside a string, which costs time only; it looks
 * at each character a fixed number of times.
 */
const exactNumberPattern = /(?:^|[\s:,[])(?:-0|-?[\d.]{15,}|-?\d+\.\d*0|-?[\d.]+[eE][-+]?\d+)(?=[\s,}\]]|$)/;

/** Parses JSON without losing a digit of its numbers. Throws SyntaxError. */
export function readJson(text: string): Json {
  // The text is parsed before the search for numbers, which takes linear time only where every string ends.
  const plain = JSON.parse(text) as Json;
  return exactNumberPattern.test(text) ? (JSON.parse(marked(text), unmarked) as Json) : plain;
}

/** Every string that is a value gets the prefix `s`, and every number that is kept as text becomes a string with the prefix `n`. */
function marked(text: string): string {
  return text.replace(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|-?\d[\d.eE+-]*/g, (token, colon: string | undefined) => {
    if (colon !== undefined) return token;
    if (token.startsWith('"')) return `"s${token.slice(1)}`;
    return typeof numberOf(token) === 'number' ? token : `"n${token}"`;
  });
}

function unmarked(_key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.startsWith('n') ? new ExactNumber(value.slice(1)) : value.slice(1);
}

/** The text of a JSON value, with its numbers as they came. Members that are undefined are left out. */
export function writeJson(value: unknown): string {
  if (value instanceof ExactNumber) return value.text;
  if (Array.isArray(value)) return `[${value.map((item: unknown) => writeJson(item ?? null)).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries<unknown>(value).filter(([, inner]) => inner !== undefined);
  return `{${members.map(([key, inner]) => `${JSON.stringify(key)}:${writeJson(inner)}`).join(',')}}`;
}

/** A number in parts: its digits without zeros at either end, and the power of ten they are multiplied with. Zero has no digits. */
interface Decimal {
  readonly isNegative: boolean;
  readonly digits: string;
  readonly exponent: number;
}

function decimalOf(value: JsonNumber): Decimal {
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(String(value)) ?? [];
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  // A pattern for the zeros at the end takes quadratic time on zeros before another digit.
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  const zeros = digits.length - end;
  return {
    isNegative: sign === '-',
    digits: digits.slice(0, end),
    exponent: Number(exponent) - fraction.length + zeros,
  };
}

/** More digits than any whole number of Postgres but `numeric` has. */
const maxIntegerDigits = 40;

/** The exact value of a whole number of at most 40 digits, however it is written (`1e2`, `5.0`); undefined for any other number. */
export function integerOf(value: JsonNumber): bigint | undefined {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  const { isNegative, digits, exponent } = decimalOf(value);
  if (digits === '') return 0n;
  if (exponent < 0 || digits.length + exponent > maxIntegerDigits) return undefined;
  const magnitude = BigInt(digits) * 10n ** BigInt(exponent);
  return isNegative ? -magnitude : magnitude;
}

/** Compares two numbers by their exact values: negative when the left one is smaller, 0 when they are equal. */
export function compareNumbers(left: JsonNumber, right: JsonNumber): number {
  const [a, b] = [decimalOf(left), decimalOf(right)];
  const [signA, signB] = [signOf(a), signOf(b)];
  if (signA !== signB || signA === 0) return signA - signB;
  const order = a.digits.length + a.exponent - (b.digits.length + b.exponent);
  if (order !== 0) return signA * order;
  if (a.digits === b.digits) return 0;
  return a.digits < b.digits ? -signA : signA;
}

function signOf({ isNegative, digits }: Decimal): number {
  if (digits === '') return 0;
  return isNegative ? -1 : 1;
}

/** Two values with the same JSON, keys in any order and numbers by value. */
export function sameJson(left: Json, right: Json): boolean {
  return canonical(left) === canonical(right);
}

function canonical(value: Json): string {
  if (isNumber(value)) {
    const { isNegative, digits, exponent } = decimalOf(value);
    return digits === '' ? '0' : `${isNegative ? '-' : ''}${digits}e${exponent}`;
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}
