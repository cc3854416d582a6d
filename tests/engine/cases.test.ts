import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase, type Database } from '../../hasura/engine/execute/database';
import type { Generation } from '../../hasura/engine/execute/generation';
import { createLiveQueries } from '../../hasura/engine/execute/liveQueries';
import { loadGeneration } from '../../hasura/engine/execute/load';
import { prepareRequest, runOperation, type PreparedRequest } from '../../hasura/engine/execute/operationRun';
import { loadMetadataDirectory } from '../../hasura/engine/metadata/loadDirectory';
import { readJson, type Json } from '../../hasura/engine/json';
import type { Session } from '../../hasura/engine/session';
import { createFixtureDatabase, metadataDir } from './support/fixture';

const cases = join(__dirname, 'cases');
const options = { stringifyNumericTypes: true };

let fixture: Awaited<ReturnType<typeof createFixtureDatabase>>;
let database: Database;
let generation: Generation;

beforeAll(async () => {
  fixture = await createFixtureDatabase();
  database = openDatabase(fixture.url, () => undefined);
  const environment = { ACTIONS_URL: 'http://127.0.0.1:9', ACTIONS_KEY: 'k' };
  generation = await loadGeneration(database, loadMetadataDirectory(metadataDir), {
    environment,
    inferFunctionPermissions: true,
  });
});

afterAll(async () => {
  await database.close();
  await fixture.drop();
});

describe.each(readdirSync(cases))('%s', (name) => {
  const file = (extension: string): string => join(cases, name, `case.${extension}`);
  const read = (extension: string): string => readFileSync(file(extension), 'utf8');
  const prepare = () => {
    const session = JSON.parse(read('session.json')) as Session;
    const variables = existsSync(file('variables.json'))
      ? (readJson(read('variables.json')) as Record<string, Json>)
      : {};
    return prepareRequest(generation, session, { query: read('graphql'), variables, clientHeaders: {} }, options);
  };

  it('compiles to the recorded SQL', () => {
    const { operation } = prepare();
    const statement = operation.kind === 'subscription' ? operation.live.statement : operation.reads;
    const sql = statement ? `${broken(statement.text)}\n-- ${statement.parameters.map(described).join(', ')}\n` : '';
    expectRecorded(file('sql'), sql);
  });

  it('gives the recorded answer', async () => {
    const data = await answer(prepare());
    expectRecorded(file('json'), `${JSON.stringify(JSON.parse(data), null, 2)}\n`);
  });
});

/** The answer of a query, or the first of a subscription. */
async function answer(prepared: PreparedRequest): Promise<string> {
  const { operation, bindings } = prepared;
  if (operation.kind !== 'subscription') return (await runOperation(prepared, options)).data;
  const live = createLiveQueries({ run: database.run, log: () => undefined, intervalMs: 1000, batchSize: 1 });
  const first = await new Promise<string>((next, fail) =>
    live.subscribe(operation.live, bindings, { admit: (work) => work(), next, fail }),
  );
  live.close();
  return first;
}

function described(parameter: { kind: string; name?: string; value?: unknown; path?: readonly unknown[] }): string {
  if (parameter.name) return parameter.name;
  if (parameter.kind === 'constant') return JSON.stringify(parameter.value);
  return parameter.path ? `$${parameter.path.join('.')}` : parameter.kind;
}

/** One clause per line, so that a change of the compiler shows as a small difference. */
function broken(sql: string): string {
  return sql.replace(/ (from|left join lateral|where|order by|limit) /g, '\n$1 ');
}

/** Compares with the file, or writes it when UPDATE_CASES=1. */
function expectRecorded(file: string, actual: string): void {
  if (process.env.UPDATE_CASES === '1') writeFileSync(file, actual);
  expect(actual).toBe(existsSync(file) ? readFileSync(file, 'utf8') : 'not recorded yet: run with UPDATE_CASES=1');
}
