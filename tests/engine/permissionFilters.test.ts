import { asAdmin, startEngine, type RunningEngine } from './support/fixture';
import { changeMetadata } from './support/metadata';
import { startOwnSchema } from './support/ownSchema';

const schema = `
create table owners (id int primary key, name text not null);
create table notes (
  id int primary key, owner_id int references owners, reviewer_id int, title text, doc jsonb not null default '{}', raw json, tags text[]
);
insert into owners values (1, 'ann'), (2, 'bob');
insert into notes (id, owner_id, reviewer_id, title, doc, tags) values
  (1, 1, 1, 'one', '{"level": 1, "open": true}', '{a}'),
  (2, 1, 2, 'two', '{"level": 2}', '{b}'),
  (3, 2, 2, null, '{}', '{a,b}'),
  (4, null, null, 'four', '{}', null);
create function note_length(note notes) returns int language sql stable as $$ select length(note.title) $$;
create function note_peers(note notes) returns setof notes language sql stable as
  $$ select * from notes where owner_id = note.owner_id and id <> note.id $$;
`;

const owners = {
  table: 'owners',
  array_relationships: [
    { name: 'notes', using: { foreign_key_constraint_on: { table: 'notes', column: 'owner_id' } } },
  ],
};
const notes = {
  table: 'notes',
  object_relationships: [{ name: 'owner', using: { foreign_key_constraint_on: 'owner_id' } }],
  computed_fields: [
    { name: 'length', definition: { function: 'note_length' } },
    { name: 'peers', definition: { function: 'note_peers' } },
  ],
};
/** Filters by the role that is granted them, so that all are there at once. */
const filters: [unknown, Record<string, string>, number[]][] = [
  [{}, {}, [1, 2, 3, 4]],
  [{ id: 2 }, {}, [2]],
  [{ id: { _eq: 'X-Hasura-Note-Id' } }, { 'x-hasura-note-id': '3' }, [3]],
  [{ id: { $eq: 'x-hasura-note-id' } }, { 'x-hasura-note-id': '1' }, [1]],
  [{ id: { _ne: 1 } }, {}, [2, 3, 4]],
  [{ id: { _in: [1, 'X-Hasura-Note-Id'] } }, { 'x-hasura-note-id': '4' }, [1, 4]],
  [{ id: { _in: 'X-Hasura-Note-Ids' } }, { 'x-hasura-note-ids': '{2,3}' }, [2, 3]],
  [{ id: { _nin: 'X-Hasura-Note-Ids' } }, { 'x-hasura-note-ids': '{2,3}' }, [1, 4]],
  [{ title: 'one' }, {}, [1]],
  [{ title: null }, {}, [3]],
  [{ title: { _neq: null } }, {}, [1, 2, 4]],
  [{ title: { _is_null: true } }, {}, [3]],
  [{ title: { $isnull: 'true' } }, {}, [3]],
  [{ title: { _is_null: false } }, {}, [1, 2, 4]],
  [{ title: { _like: '%o%', _neq: 'two' } }, {}, [1, 4]],
  [{ owner_id: { _ceq: 'reviewer_id' } }, {}, [1, 3]],
  [{ owner_id: { $cne: ['reviewer_id'] } }, {}, [2]],
  [{ owner_id: { _clt: 'reviewer_id' } }, {}, [2]],
  [{ reviewer_id: { _cgt: 'owner_id' } }, {}, [2]],
  [{ reviewer_id: { _cgte: 'owner_id' } }, {}, [1, 2, 3]],
  [{ id: { _clte: 'reviewer_id' } }, {}, [1, 2]],
  [{ owner_id: { _cneq: 'reviewer_id' } }, {}, [2]],
  [{ $and: [{ owner_id: 1 }, { reviewer_id: 2 }] }, {}, [2]],
  [{ _and: { owner_id: 1 } }, {}, [1, 2]],
  [{ $or: [{ id: 1 }, { id: 4 }] }, {}, [1, 4]],
  [{ $not: { owner_id: { _is_null: true } } }, {}, [1, 2, 3]],
  [{ _or: [] }, {}, []],
  [{ owner: { name: 'X-Hasura-Name' } }, { 'x-hasura-name': 'bob' }, [3]],
  [{ owner: { notes: { title: 'two' } } }, {}, [1, 2]],
  [{ _exists: { _table: 'owners', _where: { name: 'X-Hasura-Name' } } }, { 'x-hasura-name': 'cyd' }, []],
  [{ $exists: { $table: { schema: 'public', name: 'owners' }, $where: { name: 'ann' } } }, {}, [1, 2, 3, 4]],
  [{ doc: { _contains: { level: 2 } } }, {}, [2]],
  [{ doc: { _contained_in: { level: 2 } } }, {}, [2, 3, 4]],
  [{ doc: { _has_key: 'open' } }, {}, [1]],
  [{ doc: { _has_keys_any: ['open', 'level'] } }, {}, [1, 2]],
  [{ doc: { _has_keys_all: ['open', 'level'] } }, {}, [1]],
  [{ doc: { _cast: { String: { _like: '%2%' } } } }, {}, [2]],
  [{ doc: {} }, {}, [1, 2, 3, 4]],
  [{ tags: { _contains: ['a'] } }, {}, [1, 3]],
  [{ tags: { _contains: 'X-Hasura-Tags' } }, { 'x-hasura-tags': '{a,b}' }, [3]],
  [{ length: { _gt: 3 } }, {}, [4]],
  [{ length: 3 }, {}, [1, 2]],
  [{ peers: { title: 'two' } }, {}, [1]],
  [{ peers: { id: { _ceq: ['$', 'reviewer_id'] } } }, {}, []],
];
const roleOf = (index: number): string => `role_${index}`;

describe('a filter of a permission', () => {
  let running: RunningEngine;
  beforeAll(async () => {
    const select_permissions = filters.map(([filter], index) => ({
      role: roleOf(index),
      permission: { columns: ['id'], filter },
    }));
    running = await startOwnSchema(schema, { tables: [owners, { ...notes, select_permissions }] });
  });
  afterAll(() => running.stop());

  it.each(filters.map((entry, index) => [JSON.stringify(entry[0]), entry[1], entry[2], index] as const))(
    '%s with %j passes %j',
    async (_filter, variables, ids, index) => {
      const { data } = await running.post('{ notes(order_by: {id: asc}) { id } }', asAdmin(roleOf(index), variables));
      expect(data).toEqual({ notes: ids.map((id) => ({ id })) });
    },
  );

  it('fails the request when the session lacks a variable of it', async () => {
    const { errors } = await running.post('{ notes { id } }', asAdmin(roleOf(2)));
    expect(errors).toEqual([
      { message: 'missing session variable: "x-hasura-note-id"', extensions: { path: '$', code: 'not-found' } },
    ]);
  });
});

describe('a filter that cannot be understood is an inconsistency:', () => {
  let running: RunningEngine;
  beforeAll(async () => {
    running = await startEngine({ metadataDir: undefined }, (sql) => sql(schema));
  });
  afterAll(() => running.stop());

  it.each<[unknown, string]>([
    [{ owner_name: 'ann' }, 'column "owner_name" does not exist in table "notes"'],
    [{ raw: { _is_null: true } }, 'JSON column can not be part of boolean expression'],
    [{ id: { _ceq: 'missing' } }, 'column "missing" does not exist in table "notes"'],
    [{ id: { _ceq: ['$', 'missing'] } }, 'column "missing" does not exist in table "notes"'],
    [{ owner: { missing: 1 } }, 'column "missing" does not exist in table "owners"'],
    [{ owner: 1 }, 'expected an object for a boolean expression'],
    [{ _and: [1] }, 'expected an object for a boolean expression'],
    [{ _exists: { _table: 'unknown', _where: {} } }, 'table "unknown" does not exist or is not tracked'],
  ])('%j', async (filter, reason) => {
    const select_permissions = [{ role: 'user', permission: { columns: ['id'], filter } }];
    const tables = [owners, { ...notes, select_permissions }];
    const found = await changeMetadata(running, () => ({
      version: 3,
      sources: [{ name: 'default', tables: tables as never }],
    }));
    expect(found).toEqual(['select_permission user in table notes in source default']);
    const response = await fetch(`${running.url}/v1/metadata`, {
      method: 'POST',
      headers: asAdmin(),
      body: JSON.stringify({ type: 'get_inconsistent_metadata', args: {} }),
    });
    const whole = `Inconsistent object: in table "notes": in permission for role "user": ${reason}`;
    expect(await response.json()).toMatchObject({
      inconsistent_objects: [{ type: 'select_permission', reason: whole }],
    });
  });
});
