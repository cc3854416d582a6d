import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { formatDocument } from '@urql/core';
import { Kind, parse, print, type DefinitionNode } from 'graphql';
import { EngineError } from '../../hasura/engine/errors';
import { openDatabase, type Database } from '../../hasura/engine/execute/database';
import type { Generation } from '../../hasura/engine/execute/generation';
import { loadGeneration } from '../../hasura/engine/execute/load';
import { prepareRequest } from '../../hasura/engine/execute/operationRun';
import { loadMetadataDirectory } from '../../hasura/engine/metadata/loadDirectory';
import { operationsIn } from '../../tools/generate/allowList';
import { withTwins } from '../../tools/generate/twins';
import { metadataDirectory, metadataEnvironment } from '../../tools/metadata/metadataDirectory';
import { ownerDatabase } from '../../tools/database/ownerDatabase';
import { migrate } from '../../tools/migrate/migrate';
import { buildSite } from '../../local/stack/site';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { nestingVariables } from './nestingVariables';

const chunks = resolve(__dirname, '..', '..', 'frontend', 'dist', 'assets');
const sources = resolve(__dirname, '..', '..', 'frontend', 'src');
const refusal = 'query is not allowed';

let testDatabase: TestDatabase;
let database: Database;
let generation: Generation;
let sent: readonly { readonly name: string; readonly query: string }[];

beforeAll(async () => {
  await buildSite();
  sent = operationsIn(builtDefinitions()).map(({ name, query }) => ({ name, query: asSent(query) }));
  testDatabase = await createTestDatabase();
  const owner = ownerDatabase(testDatabase.url);
  await migrate(owner);
  await owner.destroy();
  database = openDatabase(testDatabase.url, () => undefined);
  generation = await loadGeneration(database, loadMetadataDirectory(metadataDirectory), {
    environment: metadataEnvironment(testDatabase.url),
    inferFunctionPermissions: true,
    enforceAllowList: true,
  });
}, 300_000);

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

/** The definitions that stand in the built SPA's code, as templates. */
function builtDefinitions() {
  const texts = readdirSync(chunks)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(chunks, file), 'utf8'));
  const template = /`(\s*(?:query|mutation|subscription|fragment) \w+[^`]*)`/g;
  const templates = texts.flatMap((text) => [...text.matchAll(template)]);
  const written = templates.flatMap(([, text = '']) => parse(text.replaceAll(/\$\{[^}]*\}/g, '')).definitions);
  return [...written, ...twinsOf(written, texts.join('\n'))];
}

/** The operations that the SPA makes of others when it runs: their names stand in the built code, their calls in the sources. */
function twinsOf(written: readonly DefinitionNode[], built: string) {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const twins = files.flatMap((file) =>
    withTwins(written, readFileSync(join(sources, file), 'utf8')).slice(written.length),
  );
  for (const twin of twins) expect(built).toContain(twin.kind === Kind.OPERATION_DEFINITION ? twin.name?.value : '');
  expect(twins.length).toBeGreaterThan(10);
  return twins;
}

/** As the SPA's cache makes an operation before it leaves: with `__typename` in every selection. */
function asSent(query: string): string {
  const text = print(formatDocument(parse(query)));
  expect(text).toContain('__typename');
  return text;
}

/** Why the engine refuses an operation before it looks at variables and data; nothing when it takes it. */
function refusalOf(query: string, role = 'user'): string | undefined {
  const session = { role, variables: { 'x-hasura-user-id': 'maker', 'x-hasura-issued-at': '2026-11-22T00:00:00Z' } };
  try {
    prepareRequest(generation, session, { query, variables: {}, clientHeaders: {} }, { stringifyNumericTypes: true });
    return undefined;
  } catch (error) {
    if (error instanceof EngineError) return error.message;
    throw error;
  }
}

test('the list holds the operations of the built SPA, and no others', () => {
  const { metadata } = generation;
  const listed = metadata.query_collections?.flatMap(({ definition }) => definition.queries.map(({ name }) => name));
  expect(sent.length).toBeGreaterThan(15);
  expect(sent.map(({ name }) => name)).toEqual(listed);
});

test('the engine takes every one of them', () => {
  expect(generation.problems).toEqual([]);
  expect(sent.filter(({ query }) => refusalOf(query) === refusal)).toEqual([]);
});

test('no variable of theirs can nest, so that the list closes filters and orders', () => {
  const { metadata } = generation;
  const schema = generation.schema({ role: 'admin' }).graphql();
  const ofActions = metadata.custom_types?.input_objects?.map(({ name }) => name) ?? [];
  // The arguments of a tracked function are scalars.
  const ofFunctions = Object.keys(schema.getTypeMap()).filter((name) => name.endsWith('_args'));
  const inputs = new Set([...ofActions, ...ofFunctions]);
  expect(
    sent.flatMap(({ name, query }) => nestingVariables(query, schema, inputs).map((one) => `${name}: ${one}`)),
  ).toEqual([]);
  const open =
    'query ($where: payments_bool_exp, $by: [payments_order_by!], $id: uuid!, $way: order_by) { __typename }';
  expect(nestingVariables(open, schema, inputs)).toEqual(['$where: payments_bool_exp', '$by: payments_order_by']);
});

test('it refuses each of them with another alias, a field less or another name', () => {
  const taken = sent.flatMap(({ name, query }) => alterations(query).map((altered) => ({ name, altered })));
  expect(taken.filter(({ altered }) => refusalOf(altered) !== refusal)).toEqual([]);
});

test.each(['{ payments { id } }', 'query Payments { payments { id amount } }', '{ __schema { queryType { name } } }'])(
  'it refuses %s, but not to admin',
  (query) => {
    expect(refusalOf(query)).toBe(refusal);
    expect(refusalOf(query, 'anonymous')).toBe(refusal);
    expect(refusalOf(query, 'admin')).toBeUndefined();
  },
);

/** The operation with its last plain field under another name, without that field, and itself under another name. */
function alterations(query: string): string[] {
  const lines = query.split('\n');
  const last = lines.findLastIndex((line) => /^ +\w+$/.test(line) && line.trim() !== '__typename');
  return [
    lines.with(last, `another: ${lines[last]}`).join('\n'),
    lines.toSpliced(last, 1).join('\n'),
    query.replace(/^(query|mutation|subscription) \w+/, '$1 Another'),
  ];
}
