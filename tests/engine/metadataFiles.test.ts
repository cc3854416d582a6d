import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMetadataDirectory } from '../../hasura/engine/metadata/loadDirectory';
import { writeFiles } from './support/writeFiles';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'metadata-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Loads a directory with these files. */
function load(files: Readonly<Record<string, string>>): ReturnType<typeof loadMetadataDirectory> {
  writeFiles(directory, files);
  return loadMetadataDirectory(directory);
}

it('is empty where there are no files', () => {
  const types = { scalars: [], enums: [], input_objects: [], objects: [] };
  expect(load({})).toEqual({ version: 3, sources: [], actions: [], custom_types: types });
});

it('must exist', () => {
  expect(() => loadMetadataDirectory(join(directory, 'nowhere'))).toThrow(
    /^metadata: directory .*nowhere does not exist$/,
  );
});

it.each([
  ['query_collections', 'query_collections'],
  ['allow_list', 'allowlist'],
  ['api_limits', 'api_limits'],
  ['inherited_roles', 'inherited_roles'],
  ['remote_schemas', 'remote_schemas'],
  ['cron_triggers', 'cron_triggers'],
  ['rest_endpoints', 'rest_endpoints'],
  ['graphql_schema_introspection', 'graphql_schema_introspection'],
])('takes %s.yaml as the value of %s', (file, key) => {
  expect(load({ [`${file}.yaml`]: '- name: x\n' })[key]).toEqual([{ name: 'x' }]);
});

it('is of version 3, or says what converts it', () => {
  expect(load({ 'version.yaml': 'version: 3\n' })).toMatchObject({ version: 3 });
  const older = { 'version.yaml': 'version: 2\n', 'tables.yaml': '- table: a\n' };
  expect(() => load(older)).toThrow(
    /^metadata: .*: only metadata of version 3 is served; `hasura scripts update-project-v3`/,
  );
});

it('leaves out the key of an empty file', () => {
  expect(load({ 'allow_list.yaml': '' })).not.toHaveProperty('allowlist');
});

describe('an include', () => {
  it.each([
    ['as a tag', '- !include tables/a.yaml\n'],
    ['inside a string', '- "!include tables/a.yaml"\n'],
  ])('is resolved %s, relative to its own file', (_form, tables) => {
    const { sources } = load({
      'databases/databases.yaml': '- name: default\n  tables: "!include default/tables.yaml"\n',
      'databases/default/tables.yaml': tables,
      'databases/default/tables/a.yaml': 'table: { schema: public, name: a }\n',
    });
    expect(sources).toEqual([{ name: 'default', tables: [{ table: { schema: 'public', name: 'a' } }] }]);
  });

  it.each(['- !include a b.yaml\n', '- "!include a b.yaml"\n'])('may name a file with a blank: %j', (list) => {
    const files = { 'databases/databases.yaml': list, 'databases/a b.yaml': 'name: default\n' };
    expect(load(files).sources).toEqual([{ name: 'default' }]);
  });

  it('must name a file that is there', () => {
    const files = { 'databases/databases.yaml': '- name: default\n  tables: "!include default/tables.yaml"\n' };
    expect(() => load(files)).toThrow(/^metadata: included file .*default\/tables\.yaml does not exist$/);
  });
});

describe('actions', () => {
  const actionsSdl = `
    type Query { "Finds" find(id: Int!, "Any words" words: [String!]): Found! }
    extend type Mutation { change(what: Change!): Found }
    type Mutation { drop(id: Int!): Found }
    "What is found" type Found { "Its id" id: Int! more: [Found!] }
    input Change { kind: Kind = GOOD }
    "Kinds" enum Kind { "Well" GOOD BAD }
    "Moments" scalar Moment
  `;
  const action = (name: string, definition = ''): string => `- name: ${name}\n  definition: {${definition}}\n`;

  it('have their signature from the SDL, and the rest from the YAML', () => {
    const yaml = `actions:\n${action('find', 'kind: synchronous, handler: "https://x", timeout: 5, output_type: Wrong, unknown: 1')}  permissions: [{role: user}]\n`;
    const { actions } = load({ 'actions.graphql': actionsSdl, 'actions.yaml': yaml });
    expect(actions?.find(({ name }) => name === 'find')).toEqual({
      name: 'find',
      comment: 'Finds',
      permissions: [{ role: 'user' }],
      definition: {
        type: 'query',
        kind: 'synchronous',
        handler: 'https://x',
        timeout: 5,
        output_type: 'Found!',
        arguments: [
          { name: 'id', type: 'Int!' },
          { name: 'words', type: '[String!]', description: 'Any words' },
        ],
      },
    });
  });

  it('are of the kind of their root, extended or not', () => {
    const { actions } = load({ 'actions.graphql': actionsSdl });
    expect(actions?.map(({ name, definition }) => [name, definition.type, definition.handler])).toEqual([
      ['find', 'query', ''],
      ['change', 'mutation', ''],
      ['drop', 'mutation', ''],
    ]);
  });

  it('prefer the comment of the YAML', () => {
    const yaml = `actions:\n${action('find')}  comment: Better\n`;
    expect(load({ 'actions.graphql': actionsSdl, 'actions.yaml': yaml }).actions?.[0]?.comment).toBe('Better');
  });

  it('have types with descriptions, to which the YAML adds relationships', () => {
    const relationship = { name: 'ledger', type: 'object', remote_table: 'ledgers', field_mapping: { id: 'id' } };
    const yaml = `custom_types:\n  objects:\n    - name: Found\n      relationships: [${JSON.stringify(relationship)}]\n`;
    expect(load({ 'actions.graphql': actionsSdl, 'actions.yaml': yaml }).custom_types).toEqual({
      scalars: [{ name: 'Moment', description: 'Moments' }],
      enums: [
        { name: 'Kind', description: 'Kinds', values: [{ value: 'GOOD', description: 'Well' }, { value: 'BAD' }] },
      ],
      input_objects: [{ name: 'Change', fields: [{ name: 'kind', type: 'Kind' }] }],
      objects: [
        {
          name: 'Found',
          description: 'What is found',
          fields: [
            { name: 'id', type: 'Int!', description: 'Its id' },
            { name: 'more', type: '[Found!]' },
          ],
          relationships: [relationship],
        },
      ],
    });
  });

  it.each([
    ['an action', `actions:\n${action('unknown')}`, 'action unknown is not present in actions.graphql'],
    [
      'a type',
      'custom_types:\n  enums: [{ name: Unknown }]\n',
      'custom type Unknown is not present in actions.graphql',
    ],
    [
      'a type of another kind',
      'custom_types:\n  enums: [{ name: Found }]\n',
      'custom type Found is not present in actions.graphql',
    ],
  ])('of the YAML must be in the SDL: %s', (_what, yaml, message) => {
    expect(() => load({ 'actions.graphql': actionsSdl, 'actions.yaml': yaml })).toThrow(message);
  });

  it.each(['interface Named { name: String }', 'union Any = A | B', 'directive @mine on FIELD'])(
    'are read without %s, which hasura-cli leaves out too',
    (sdl) => {
      expect(load({ 'actions.graphql': `${sdl} type Found implements Named { name: String }` }).custom_types).toEqual({
        scalars: [],
        enums: [],
        input_objects: [],
        objects: [{ name: 'Found', fields: [{ name: 'name', type: 'String' }] }],
      });
    },
  );

  it.each(['query { x }', 'fragment X on Y { z }'])('cannot be written with %s', (sdl) => {
    expect(() => load({ 'actions.graphql': sdl })).toThrow('Definition is not supported');
  });
});
