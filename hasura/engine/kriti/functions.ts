import { isJsonObject, isNumber, sameJson, writeJson, type Json, type JsonNumber } from '../json';
import { KritiError, type TemplateFunction } from './template';

const functions: Readonly<Record<string, TemplateFunction>> = {
  not: (value) => !booleanOf(value),
  empty: (value) => {
    if (typeof value === 'boolean') throw new KritiError('emptiness is not defined for a boolean');
    if (typeof value === 'string') return value.trim() === '';
    return sameJson(size(value), 0);
  },
  size,
  length: size,
  head: (value) => {
    const [first] = sequenceOf(value);
    if (first === undefined) throw new KritiError('there is no first of nothing');
    return first;
  },
  tail: (value) => (typeof value === 'string' ? [...value].slice(1).join('') : listOf(value).slice(1)),
  inverse: (value) => {
    if (Array.isArray(value)) return [...value].reverse();
    if (typeof value === 'string') return [...value].reverse().join('');
    if (isNumber(value)) return 1 / Number(value);
    return typeof value === 'boolean' ? !value : value;
  },
  toLower: (value) => textOf(value).toLowerCase(),
  toUpper: (value) => textOf(value).toUpperCase(),
  toCaseFold: (value) => textOf(value).toLowerCase(),
  toTitle: (value) =>
    textOf(value)
      .toLowerCase()
      .replace(/\p{L}[\p{L}\p{M}']*/gu, capitalised),
  trim: (value) => textOf(value).trim(),
  escapeUri: (value) => encodeURIComponent(textOf(value)).replace(/[!'()*]/g, percentEncoded),
  toPairs: (value) => Object.entries(objectOf(value)).map(([key, inner]) => [key, inner]),
  fromPairs: (value) => Object.fromEntries(listOf(value).map(pairOf)),
  removeNulls: (value) => listOf(value).filter((item) => item !== null),
  concat: (value) => {
    const items = listOf(value);
    if (items.every((item) => Array.isArray(item))) return items.flat();
    if (items.every((item) => typeof item === 'string')) return items.join('');
    return Object.assign({}, ...items.map(objectOf)) as Json;
  },
};

/** The function a template may call by that name. */
export function functionNamed(name: string): TemplateFunction | undefined {
  return Object.hasOwn(functions, name) ? functions[name] : undefined;
}

/** A value that must be a boolean. Throws KritiError for anything else. */
export function booleanOf(value: Json): boolean {
  if (typeof value === 'boolean') return value;
  throw new KritiError(`${writeJson(value)} is not a boolean`);
}

function size(value: Json): JsonNumber {
  if (isNumber(value)) return value;
  if (typeof value === 'boolean') return Number(value);
  if (value === null) return 0;
  return typeof value === 'string' ? [...value].length : Object.keys(value).length;
}

function sequenceOf(value: Json): Json[] {
  return typeof value === 'string' ? [...value] : listOf(value);
}

function listOf(value: Json): Json[] {
  if (Array.isArray(value)) return value;
  throw new KritiError(`${writeJson(value)} is not an array`);
}

function objectOf(value: Json): Record<string, Json> {
  if (isJsonObject(value)) return value;
  throw new KritiError(`${writeJson(value)} is not an object`);
}

function textOf(value: Json): string {
  if (typeof value === 'string') return value;
  throw new KritiError(`${writeJson(value)} is not a string`);
}

function pairOf(value: Json): [string, Json] {
  const [key, inner, ...rest] = listOf(value);
  if (typeof key !== 'string' || inner === undefined || rest.length > 0) {
    throw new KritiError('pairs are written [[key, value], …]');
  }
  return [key, inner];
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
