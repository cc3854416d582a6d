import { Client } from 'pg';
import { catalogQuery } from '../../hasura/engine/catalog/query';
import type { Database } from '../../hasura/engine/execute/database';
import { loadGeneration } from '../../hasura/engine/execute/load';
import { isJsonObject, type Json } from '../../hasura/engine/json';
import { InconsistencyList } from '../../hasura/engine/metadata/inconsistency';
import { loadMetadataDirectory } from '../../hasura/engine/metadata/loadDirectory';
import { readableMetadata } from '../../hasura/engine/metadata/readable';
import type { Metadata } from '../../hasura/engine/metadata/types';
import { createFixtureDatabase, metadataDir } from './support/fixture';
import { sized } from '../support/sized';

/* Whatever one value of the metadata is, the rest is served, and the object with it is served or listed. */

let database: Database;
beforeAll(async () => {
  const fixture = await createFixtureDatabase();
  const client = new Client({ connectionString: fixture.url });
  await client.connect();
  const { rows } = await client.query<string[]>({ text: catalogQuery, rowMode: 'array' });
  await client.end();
  await fixture.drop();
  const catalog = rows.map((row) => row.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))));
  const script = async (text: string) => ({ fields: [], rows: text === catalogQuery ? catalog : [] });
  database = { script } as unknown as Database;
});

const environment = { ACTIONS_URL: 'http://127.0.0.1:9', ACTIONS_KEY: 'k' };

/** Resolves metadata as a start does; gives what is inconsistent. */
async function load(written: Json): Promise<readonly { readonly type: string; readonly name: string }[]> {
  const problems = new InconsistencyList();
  const metadata = readableMetadata(written as unknown as Metadata, problems);
  const options = { environment, inferFunctionPermissions: true };
  const generation = await loadGeneration(database, metadata, options, problems);
  return generation.problems;
}

/** The value with the one under each path replaced by another, in turn. */
function* changes(value: Json, replacement: Json): Generator<Json> {
  yield replacement;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      for (const changed of changes(item, replacement)) yield value.with(index, changed);
    }
  } else if (isJsonObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      for (const changed of changes(item, replacement)) yield { ...value, [key]: changed };
    }
  }
}

/** Each value is replaced in the long run, every fifth in CI. */
const stride = sized(5, 1);

const whole = loadMetadataDirectory(metadataDir) as unknown as Record<string, Json>;

test.each([null, 5, 'x', [], {}, [null], [{}]].map((value) => [JSON.stringify(value), value as Json]))(
  'a value that is %s stops nothing',
  async (_text, replacement) => {
    const all = [...changes(whole, replacement)].filter(isJsonObject);
    expect(all.length).toBeGreaterThan(300);
    for (let index = 0; index < all.length; index += stride) await load(all[index] ?? null);
  },
);
