import { isJsonObject, type Json } from '../../hasura/engine/json';
import { nearest } from '../../hasura/engine/nearest';
import type { Shape } from './shape';

/** A value of a file, and where it stands: `$.tables[0].table`. */
export interface Placed {
  readonly file: string;
  readonly path: string;
  readonly value: Json;
}

/** Something that Hasura would not read, or would drop without a word. */
export interface Fault {
  readonly file: string;
  readonly path: string;
  readonly message: string;
}

/** What stands for a value: itself, or the content of the file that it includes. Undefined when that cannot be read. */
export type Resolve = (placed: Placed) => Placed | undefined;

/** What of a value is not of its shape, in the order of the files. */
export function shapeFaults(given: Placed, shape: Shape, resolve: Resolve): Fault[] {
  const placed = resolve(given);
  if (!placed || placed.value === null || shape.kind === 'any') return [];
  const { value } = placed;
  const fault = (message: string): Fault[] => [{ file: placed.file, path: placed.path, message }];
  switch (shape.kind) {
    case 'either': {
      const fitting = shape.of.find((candidate) => fits(candidate, value));
      return fitting ? shapeFaults(placed, fitting, resolve) : fault(`expected ${shape.of.map(nameOf).join(' or ')}`);
    }
    case 'list':
      if (!Array.isArray(value)) return fault('expected a list');
      return value.flatMap((item, index) => shapeFaults(within(placed, `[${index}]`, item), shape.of, resolve));
    case 'map':
      if (!isJsonObject(value)) return fault('expected an object');
      return Object.entries(value).flatMap(([key, item]) =>
        shapeFaults(within(placed, `.${key}`, item), shape.of, resolve),
      );
    case 'record':
      return isJsonObject(value) ? recordFaults(placed, value, shape, resolve) : fault('expected an object');
    default:
      return fits(shape, value) ? [] : fault(`expected ${nameOf(shape)}, found ${JSON.stringify(value)}`);
  }
}

function recordFaults(
  placed: Placed,
  value: { readonly [key: string]: Json },
  { fields, required }: Shape & { kind: 'record' },
  resolve: Resolve,
): Fault[] {
  const missing = required.filter((key) => (value[key] ?? null) === null);
  return [
    ...missing.map((key) => ({ file: placed.file, path: placed.path, message: `the key "${key}" is missing` })),
    ...Object.entries(value).flatMap(([key, item]) => {
      const shape = Object.hasOwn(fields, key) ? fields[key] : undefined;
      const inner = within(placed, `.${key}`, item);
      return shape ? shapeFaults(inner, shape, resolve) : [unknownKey(inner, key, Object.keys(fields))];
    }),
  ];
}

function unknownKey({ file, path }: Placed, key: string, known: readonly string[]): Fault {
  const near = nearest(key, known);
  return { file, path, message: `the key "${key}" is not known${near ? `; did you mean "${near}"?` : ''}` };
}

function within({ file, path }: Placed, step: string, value: Json): Placed {
  return { file, path: `${path}${step}`, value };
}

/** Whether a value is of a shape's own kind, whatever lies inside it. */
function fits(shape: Shape, value: Json): boolean {
  switch (shape.kind) {
    case 'any':
      return true;
    case 'text':
      return typeof value === 'string';
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'count':
      return Number.isInteger(value) && Number(value) >= 0;
    case 'word':
      return shape.words.some((word) => word === value);
    case 'list':
      return Array.isArray(value);
    case 'map':
    case 'record':
      return isJsonObject(value);
    case 'either':
      return shape.of.some((candidate) => fits(candidate, value));
  }
}

const NAMES: Readonly<Record<Exclude<Shape['kind'], 'word' | 'either'>, string>> = {
  any: 'anything',
  text: 'a text',
  flag: 'true or false',
  number: 'a number',
  count: 'a whole number from 0',
  list: 'a list',
  map: 'an object',
  record: 'an object',
};

function nameOf(shape: Shape): string {
  if (shape.kind === 'word') return `one of ${shape.words.map((word) => JSON.stringify(word)).join(', ')}`;
  return shape.kind === 'either' ? shape.of.map(nameOf).join(' or ') : NAMES[shape.kind];
}
