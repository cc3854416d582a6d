import { isJsonObject } from '../json';
import type { Metadata } from './types';

/**
 * The metadata without some of its objects, each given as the very value in it, wherever it is in a list. The same metadata where none
 * of them is in it.
 */
export function withoutObjects(metadata: Metadata, objects: readonly unknown[]): Metadata {
  return without(metadata, new Set(objects)) as Metadata;
}

/** The metadata with one of its objects, given as the very value in it, replaced by another. The metadata itself is such an object. */
export function withObject(metadata: Metadata, object: unknown, by: unknown): Metadata {
  return replaced(metadata, object, by) as Metadata;
}

/** Whether a part of the metadata has an object, given as the very value in it, in any of its lists. */
export function hasObject(part: unknown, object: unknown): boolean {
  return without(part, new Set([object])) !== part;
}

function without(value: unknown, dropped: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) {
    const kept = value.filter((item) => !dropped.has(item)).map((item: unknown) => without(item, dropped));
    return kept.length === value.length && kept.every((item, index) => item === value[index]) ? value : kept;
  }
  if (!isJsonObject(value)) return value;
  const entries = Object.entries<unknown>(value).map(([key, item]) => [key, item, without(item, dropped)] as const);
  if (entries.every(([, before, after]) => before === after)) return value;
  return Object.fromEntries(entries.map(([key, , after]) => [key, after]));
}

function replaced(value: unknown, object: unknown, by: unknown): unknown {
  if (value === object) return by;
  if (Array.isArray(value)) return value.map((item) => replaced(item, object, by));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item, object, by)]));
}
