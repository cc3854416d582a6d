import { isJsonObject, type Json, type JsonObject } from '../../../hasura/engine/json';

/** The value of a JSON text, or undefined where it is not one. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** The object of a JSON text, or undefined where it is not one. */
export function parseJsonObject(text: string | null): JsonObject | undefined {
  const value = parseJson(text ?? '');
  return isJsonObject(value) ? value : undefined;
}
