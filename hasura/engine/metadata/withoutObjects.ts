import { isJsonObject } from '../json';
import type { Metadata } from './types';

/**
 * The metadata without some of its objects, each given as the very value in it, wherever it is in a list. The same metadata where none
 * of them is in it.
 */
export function withoutObjects(metadata: Metadata, objects: readonly unknown[]): Metadata {
  return without(metadata, new Set(objects)) as Metadata;
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
