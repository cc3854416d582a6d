import type { Json } from '../../hasura/engine/json';
import { describeBoolExp } from '../../hasura/engine/model/describeBoolExp';
import { parsePermissionFilter } from '../../hasura/engine/model/parsePermissionFilter';
import type { Generation } from '../../hasura/engine/execute/generation';
import { loadGeneration } from '../../hasura/engine/execute/load';
import { loadMetadataDirectory } from '../../hasura/engine/metadata/loadDirectory';
import { openDatabase } from '../../hasura/engine/execute/database';
import { createFixtureDatabase, metadataDir } from './support/fixture';

let model: Generation['model'];
beforeAll(async () => {
  const fixture = await createFixtureDatabase();
  const database = openDatabase(fixture.url, () => undefined);
  const options = { environment: {}, inferFunctionPermissions: true };
  ({ model } = await loadGeneration(database, loadMetadataDirectory(metadataDir), options));
  await database.close();
  await fixture.drop();
});

it.each<[Json, string]>([
  [{}, 'true'],
  [{ id: 'X-Hasura-Id' }, 'id = x-hasura-id'],
  [{ id: { _gte: 1, _lt: 5 }, opened: { _is_null: false } }, 'id ≥ 1 and id < 5 and opened is not null'],
  [
    { _or: [{ id: 1, tenant_id: 2 }, { title: { _in: ['a', 'b c'] } }] },
    '(id = 1 and tenant_id = 2) or title in [a, "b c"]',
  ],
  [{ _not: { tenant: { name: { _ilike: '%x%' } } } }, 'not (tenant.name ilike "%x%")'],
  [{ tenant: { id: { _eq: 1 }, name: { _neq: 'x' } } }, 'tenant(id = 1 and name ≠ x)'],
  [
    { id: { _ceq: 'parent_id' }, postings: { ledger_id: { _cne: ['$', 'id'] } } },
    'id = column parent_id and postings.ledger_id ≠ column $.id',
  ],
  [
    { _exists: { _table: 'memberships', _where: { user_name: 'X-Hasura-User-Id' } } },
    'exists memberships(user_name = x-hasura-user-id)',
  ],
])('%j', (filter, text) => {
  const ledgers = model.tables.get('ledgers');
  if (!ledgers) throw new Error('the fixture has ledgers');
  expect(describeBoolExp(parsePermissionFilter(model.tables, ledgers, filter))).toBe(text);
});
