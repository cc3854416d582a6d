import { array, boolean, mixed, string } from '../../../domain/yup';

/**
 * The kinds of value in the provider's answers. It sends a missing value as null, as "" or not at all, a flag as a
 * boolean or as text, and some amounts as JSON numbers. A reading has only null, booleans and decimal strings.
 */
export const text = () => string().required();

/** One of a closed set of words, as our column has it; an answer with any other word is unreadable. */
export const oneOf = <Word extends string>(...words: readonly Word[]) => string().oneOf(words).required();

/** A text, an amount or a date that may be missing. */
export const maybe = () =>
  string()
    .nullable()
    .transform((value: unknown) => (value === '' ? null : value))
    .default(null);

/** A boolean that may be missing. */
export const flag = () =>
  boolean()
    .nullable()
    .transform((value: unknown, original: unknown) => (original === '' ? null : value))
    .default(null);

/** A list of texts; the provider also sends one text alone, or nothing. */
export const texts = () =>
  array(string().required())
    .transform((_value: unknown, original: unknown) => asTexts(original))
    .default(() => []);

/** An object whose keys are data, such as dates or currency pairs; its values are texts or lists of texts. */
export const map = <Value extends string | readonly string[]>() =>
  mixed<Readonly<Record<string, Value>>>((value): value is Readonly<Record<string, Value>> => isObject(value))
    .transform(withTextsOnly)
    .required();

function asTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((each) => each !== null && each !== '').map(String);
  return typeof value === 'string' && value !== '' ? [value] : [];
}

/** An empty object arrives as an empty list at times. */
function withTextsOnly(value: unknown): unknown {
  if (Array.isArray(value) && value.length === 0) return {};
  if (!isObject(value)) return value;
  const asText = (each: unknown) => (each === null ? '' : String(each));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, Array.isArray(each) ? each.map(asText) : asText(each)]),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
