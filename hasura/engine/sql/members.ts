import { literal, quoted } from './statement';

/** Names longer than this are cut by Postgres, so they cannot be column aliases. */
const maxIdentifierBytes = 63;

/** Members of a JSON object: the name of each and the SQL of its value. */
export type Members = readonly { readonly name: string; readonly value: string }[];

/** Whether the names of members can be column aliases; else they must be written into the JSON one by one. */
export function fitAliases(members: Members): boolean {
  return members.every(({ name }) => Buffer.byteLength(name) <= maxIdentifierBytes);
}

/** Members as a select list. */
export function selectList(members: Members): string {
  return members.map(({ name, value }) => `${value} as ${quoted(name)}`).join(', ');
}

/** Members as one JSON object. */
export function jsonObject(members: Members): string {
  const pairs = members.map(({ name, value }) => `${literal(name)}, ${value}`);
  return `json_build_object(${pairs.join(', ')})`;
}
