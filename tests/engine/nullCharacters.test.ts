import { asAdmin, type RunningEngine } from './support/fixture';
import { startOwnSchema } from './support/ownSchema';

const schema = `
create table notes (id int primary key, body text, tags text[], doc jsonb, kind varchar(9), at date, raw json, parent int references notes);
insert into notes values (1, 'a', '{a}', '{"a": "b"}', 'k', '2026-01-01');
create function find_notes(search text) returns setof notes language sql stable as $$ select * from notes where body = search $$;
`;

let running: RunningEngine;
beforeAll(async () => {
  const over = { name: 'over', using: { foreign_key_constraint_on: 'parent' } };
  const under = { name: 'under', using: { foreign_key_constraint_on: { table: 'notes', column: 'parent' } } };
  running = await startOwnSchema(schema, {
    tables: [{ table: 'notes', object_relationships: [over], array_relationships: [under] }],
    functions: [{ function: 'find_notes' }],
  });
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

describe('json, which Postgres takes as it is written, holds null characters', () => {
  const raw = { [nul]: nul };

  it.each([
    ['an insert', 'insert_notes_one(object: {id: 3, raw: $v}) { raw }'],
    ['an insert that asks for related rows', 'insert_notes_one(object: {id: 3, raw: $v}) { raw over { id } }'],
    [
      'a nested insert',
      'insert_notes_one(object: {id: 3, raw: $v, over: {data: {id: 4, raw: $v}}, under: {data: {id: 5, raw: $v}}}) { raw }',
    ],
    [
      'an update that asks for related rows',
      'update_notes_by_pk(pk_columns: {id: 1}, _set: {raw: $v}) { raw under { id } }',
    ],
  ])('%s', async (_how, change) => {
    await running.sql('delete from notes where id > 1');
    const { data, errors } = await running.post(`mutation ($v: json) { row: ${change} }`, asAdmin(), { v: raw });
    expect(errors).toBeUndefined();
    expect(data?.row).toMatchObject({ raw });
    const texts = await running.sql('select distinct raw::text from notes where raw is not null');
    expect(texts).toEqual([{ raw: JSON.stringify(raw) }]);
    await running.sql('update notes set raw = null');
  });
});

/** A value as GraphQL writes it. */
function toLiteral(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, item]) => `${name}: ${toLiteral(item)}`)
    .join(', ')}}`;
}
