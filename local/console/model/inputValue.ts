import type { Json } from '../../../hasura/engine/json';
import { parseJson } from './parseJson';

/**
 * The value of a text that a person typed for a GraphQL type. What does not fit the type stays text, so that the server refuses it in
 * its own words. A list is written as JSON, or with commas.
 * @param type as GraphQL writes it, such as `Int`, `jsonb` or `[String!]`
 */
export function inputValue(type: string, text: string): Json {
  const [, element] = /^\[(.+?)!?\]$/.exec(type) ?? [];
  if (element) return listValue(element, text);
  switch (type) {
    case 'Int':
    case 'Float':
      return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
    case 'Boolean':
      return text === 'true' || text === 'false' ? text === 'true' : text;
    case 'json':
    case 'jsonb':
      return parseJson(text) ?? text;
    default:
      return text;
  }
}

function listValue(element: string, text: string): Json {
  const list = parseJson(text);
  if (Array.isArray(list)) return list;
  const items = text.split(',').map((item) => item.trim());
  return items.filter((item) => item !== '').map((item) => inputValue(element, item));
}

/** How a value is written in a cell or a field. */
export function valueText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
