import type { SchemaObject } from 'ajv';

/**
 * A JSON Schema of what a place of the metadata may hold. Its `description` names it in messages. A null counts as an absent value, except
 * under a required key.
 */
export type Shape = SchemaObject;

const typed = (type: string, description: string, rest: Shape = {}): Shape => ({
  type: [type, 'null'],
  description,
  ...rest,
});

/** Any value. */
export const any: Shape = {};
/** A text. */
export const text = typed('string', 'a text');
/** True or false. */
export const flag = typed('boolean', 'true or false');
/** A number. */
export const number = typed('number', 'a number');
/** A whole number from zero. */
export const count = typed('integer', 'a whole number from 0', { minimum: 0 });

/** One of these values. */
export const word = (...words: readonly (string | number)[]): Shape => ({
  enum: [...words, null],
  description: `one of ${words.map((each) => JSON.stringify(each)).join(', ')}`,
});

/** A list of values of one shape. */
export const list = (of: Shape): Shape => typed('array', 'a list', { items: of });

/** An object whose keys the author chooses. */
export const map = (of: Shape): Shape => typed('object', 'an object', { additionalProperties: of });

/** Any of these, each of another JSON type: the keywords of a type apply to values of that type only. */
export function either(...of: readonly Shape[]): Shape {
  const types = of.flatMap(({ type }) => type as string[]);
  const description = of.map((each) => String(each.description)).join(' or ');
  return Object.assign({}, ...of, { type: [...new Set(types)], description }) as Shape;
}

/** An object with these keys and no other. A key that ends in `!` is required. */
export function record(fields: Readonly<Record<string, Shape>>): Shape {
  const required = Object.keys(fields).flatMap((key) => (key.endsWith('!') ? [key.slice(0, -1)] : []));
  const properties = Object.fromEntries(
    Object.entries(fields).map(([key, shape]) =>
      key.endsWith('!') ? [key.slice(0, -1), notNull(shape)] : [key, shape],
    ),
  );
  return typed('object', 'an object', { properties, required, additionalProperties: false });
}

function notNull(shape: Shape): Shape {
  const { type, enum: words } = shape as { type?: string[]; enum?: unknown[] };
  return {
    ...shape,
    ...(type && { type: type.filter((each) => each !== 'null') }),
    ...(words && { enum: words.filter((each) => each !== null) }),
  };
}
