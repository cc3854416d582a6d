import { isJsonObject, isNumber, type Json, type JsonObject } from '../json';
import { parseJson } from './body';

/** A message of a client; undefined when it is no JSON object. */
export function parseMessage(text: string): JsonObject | undefined {
  try {
    const message = parseJson(text);
    return isJsonObject(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

/** The headers that the payload of an init carries, with names in lower case. */
export function initHeaders(payload: Json): Record<string, string> {
  const headers = isJsonObject(payload) && isJsonObject(payload.headers) ? payload.headers : {};
  const texts = Object.entries(headers).filter(([, value]) => typeof value !== 'object' || isNumber(value));
  return Object.fromEntries(texts.map(([name, value]) => [name.toLowerCase(), String(value)]));
}
