import { asAdmin, type RunningEngine } from './support/fixture';
import { startOwnSchema } from './support/ownSchema';

const schema = `
create table notes (id int primary key, body text, tags text[], doc jsonb, kind varchar(9), at date);
insert into notes values (1, 'a', '{a}', '{"a": "b"}', 'k', '2026-01-01');
create function find_notes(search text) returns setof notes language sql stable as $$ select * from notes where body = search $$;
`;

let running: RunningEngine;
beforeAll(async () => {
  running = await startOwnSchema(schema, { tables: [{ table: 'notes' }], functions: [{ function: 'find_notes' }] });
});
afterAll(() => running.stop());

const nul = 'a\u0000b';

it.each<[string, string, unknown]>([
  ['a filter', 'query ($v: String) { notes(where: {body: {_eq: $v}}) { id } }', nul],
  ['a pattern', 'query ($v: String) { notes(where: {body: {_ilike: $v}}) { id } }', nul],
  ['a list', 'query ($v: [String!]) { notes(where: {body: {_in: $v}}) { id } }', [nul]],
  ['a whole filter', 'query ($v: notes_bool_exp!) { notes(where: $v) { id } }', { body: { _eq: nul } }],
  ['an array', 'query ($v: [String!]) { notes(where: {tags: {_contains: $v}}) { id } }', [nul]],
  ['a document', 'query ($v: jsonb) { notes(where: {doc: {_contains: $v}}) { id } }', { a: nul }],
  ['a key', 'query ($v: String) { notes(where: {doc: {_has_key: $v}}) { id } }', nul],
  ['a date', 'query ($v: date) { notes(where: {at: {_eq: $v}}) { id } }', nul],
  ['a path', 'query ($v: String) { notes { doc(path: $v) } }', nul],
  ['a function', 'query ($v: String) { find_notes(args: {search: $v}) { id } }', nul],
  ['an insert', 'mutation ($v: String) { insert_notes_one(object: {id: 2, body: $v}) { id } }', nul],
  ['an inserted document', 'mutation ($v: jsonb) { insert_notes_one(object: {id: 2, doc: $v}) { id } }', { [nul]: 1 }],
  ['an inserted array', 'mutation ($v: [String!]) { insert_notes_one(object: {id: 2, tags: $v}) { id } }', [nul]],
  ['an update', 'mutation ($v: String) { update_notes(where: {}, _set: {kind: $v}) { affected_rows } }', nul],
])('a null character in %s is refused as bad data, as a variable and in the document', async (_where, query, value) => {
  const literal = query.replace(/^(\w+) \([^)]*\)/, '$1').replace('$v', () => toLiteral(value));
  const answers = [await running.post(query, asAdmin(), { v: value }), await running.post(literal)];
  for (const { data, errors } of answers) {
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions.code).toMatch(/^(data-exception|validation-failed|parse-failed)$/);
  }
  expect(running.log.filter(({ type }) => type === 'unhandled')).toEqual([]);
});

/** A value as GraphQL writes it. */
function toLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, item]) => `${name}: ${toLiteral(item)}`)
    .join(', ')}}`;
}
