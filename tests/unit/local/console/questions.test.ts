import { parse, validate } from 'graphql';
import { isJsonObject, type Json } from '../../../../hasura/engine/json';
import { maxFilterRelationships } from '../../../../hasura/engine/plan/filterLimits';
import { loadMetadataDirectory } from '../../../../hasura/engine/metadata/loadDirectory';
import { explainFilter } from '../../../../local/console/model/explanation';
import { askQuestions } from '../../../../local/console/model/questions';
import type { GraphqlRequest } from '../../../../local/console/model/rowsDocument';
import { tablePermissions, trackedTables } from '../../../../local/console/model/tablePermissions';
import { metadataDirectory } from '../../../../tools/metadata/metadataDirectory';
import { schemaOf } from './schemas';

const schema = schemaOf('admin');
const row = { id: 'a' };
const where = { id: { _eq: 'maker' } };

async function asked(path: readonly string[], data: Json, isAboutRow = true) {
  const requests: GraphqlRequest[] = [];
  const ask = async (request: GraphqlRequest) => {
    requests.push(request);
    return { q0: data };
  };
  const [holds] = await askQuestions([{ table: 'payments', path, where, isAboutRow }], row, { ask, schema });
  return { ...requests[0], holds };
}

it('adds the row to a condition on its own columns, and on relationships to one row', async () => {
  const { query, variables, holds } = await asked(['account'], [{}]);
  expect(query).toBe('query Explain($w0: payments_bool_exp!) { q0: payments(where: $w0, limit: 1) { __typename } }');
  expect(variables).toEqual({ w0: { _and: [{ id: { _eq: 'a' } }, { account: where }] } });
  expect(holds).toBe(true);
  expect((await asked(['account'], [])).holds).toBe(false);
});

it('selects the relationships up to the last list', async () => {
  const { query, variables } = await asked(['account', 'contacts', 'user'], []);
  expect(query).toBe(
    'query Explain($w0: CurrencyCloudContacts_bool_exp!, $row: payments_bool_exp!) ' +
      '{ q0: payments(where: $row, limit: 1) { account { contacts(where: $w0, limit: 1) { __typename } } } }',
  );
  expect(variables).toEqual({ w0: { user: where }, row: { id: { _eq: 'a' } } });
});

it.each<[Json, boolean]>([
  [[{ account: { contacts: [{}] } }], true],
  [[{ account: { contacts: [] } }], false],
  [[{ account: null }], false],
  [[], false],
])('finds in %j a row at the end of the path: %p', async (data, holds) => {
  expect((await asked(['account', 'contacts', 'user'], data)).holds).toBe(holds);
});

it('asks about any row where the condition is not about the row', async () => {
  expect((await asked([], [{}], false)).variables).toEqual({ w0: where });
});

/** The levels of columns and relationships inside one another. */
function levelsOf(value: Json): number {
  if (Array.isArray(value)) return Math.max(0, ...value.map(levelsOf));
  if (!isJsonObject(value)) return 0;
  return Math.max(0, ...Object.entries(value).map(([key, of]) => levelsOf(of) + (key.startsWith('_') ? 0 : 1)));
}

it('asks for every filter of the metadata what the schema has, within the limits of filters', async () => {
  const metadata = loadMetadataDirectory(metadataDirectory);
  let count = 0;
  const ask = async ({ query, variables }: GraphqlRequest) => {
    for (const where of Object.values(variables)) {
      expect(levelsOf(where) - 1).toBeLessThanOrEqual(maxFilterRelationships);
    }
    expect(validate(schema, parse(query)).map(String)).toEqual([]);
    count += 1;
    return {};
  };
  for (const table of trackedTables(metadata)) {
    for (const { permission } of tablePermissions(metadata, table)) {
      await explainFilter(table, (permission.filter ?? {}) as Record<string, Json>, {}, row, { ask, schema });
    }
  }
  expect(count).toBeGreaterThan(100);
});
