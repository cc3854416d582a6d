import type { Knex } from 'knex';
import { EngineError } from '../../hasura/engine/errors';
import { openDatabase, type Database } from '../../hasura/engine/execute/database';
import { explainOperation } from '../../hasura/engine/execute/explain';
import type { Generation } from '../../hasura/engine/execute/generation';
import { loadGeneration } from '../../hasura/engine/execute/load';
import type { JsonObject } from '../../hasura/engine/json';
import { loadMetadataDirectory } from '../../hasura/engine/metadata/loadDirectory';
import { metadataDirectory, metadataEnvironment } from '../../tools/metadata/metadataDirectory';
import { ownerDatabase } from '../../tools/database/ownerDatabase';
import { migrate } from '../../tools/migrate/migrate';
import { writeLarge } from '../../seeds/large/writeLarge';
import { seedReference } from '../../seeds/reference';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { sendersOf } from '../support/senders';
import { naturalLists, type List, type Viewer } from './naturalLists';
import { operationsOf } from './operations';
import { portalLists } from './portalLists';
import { screenLists } from './screenLists';
import { sized } from '../support/sized';

const scale = sized(0.05, 1);
/** A table from this size on must not be read as a whole. */
const largeFrom = 100_000 * scale;
const now = new Date('2026-11-20T10:30:15.250Z');

let testDatabase: TestDatabase;
let database: Database;
let generation: Generation;
let viewer: Viewer;
let sizes: ReadonlyMap<string, number>;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const owner = ownerDatabase(testDatabase.url);
  await migrate(owner);
  await seedReference(owner);
  await writeLarge(owner, { scale, seed: 1, now, onProgress: () => undefined });
  viewer = await firstAdministrator(owner);
  sizes = await sizesOf(owner);
  await owner.destroy();
  database = openDatabase(testDatabase.url, () => undefined);
  generation = await loadGeneration(database, loadMetadataDirectory(metadataDirectory), {
    environment: metadataEnvironment(testDatabase.url),
    inferFunctionPermissions: true,
  });
}, 1_800_000);

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

async function firstAdministrator(owner: Knex): Promise<Viewer> {
  const account = (await owner('accounts').where({ reference: 'L3' }).first('id', 'org_id', 'tccAccountId'))!;
  const link = await owner('users_organisations')
    .where({ org_id: account.org_id, can_user_admin_org: true })
    .first('user_id');
  return {
    user: link!.user_id,
    account: account.id,
    providerAccount: account.tccAccountId!,
    organisation: account.org_id,
    since: '2026-11-10',
  };
}

async function sizesOf(owner: Knex): Promise<ReadonlyMap<string, number>> {
  const { rows } = await owner.raw<{ rows: { name: string; size: number }[] }>(
    `select relname as name, reltuples::float8 as size from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  return new Map(rows.map(({ name, size }) => [name, size]));
}

/** The large tables that a list reads as a whole. @throws EngineError where the role may not ask for the list */
async function readWhole(role: string, { query }: List, variables: JsonObject = {}): Promise<string[]> {
  const session = { role, variables: { 'x-hasura-user-id': viewer.user } };
  const { statements } = await explainOperation(
    generation,
    session,
    { query, variables },
    { stringifyNumericTypes: true },
  );
  const lines = statements.flatMap(({ plan }) => plan ?? []);
  const scanned = lines.flatMap((line) => [...line.matchAll(/Seq Scan on "?(\w+)"?/g)].map(([, table = '']) => table));
  return [...new Set(scanned)].filter((table) => (sizes.get(table) ?? 0) >= largeFrom);
}

async function faultsOf(role: string, list: List, variables?: JsonObject): Promise<string[]> {
  return (await readWhole(role, list, variables)).map((table) => `${role}: ${list.name}: reads the whole of ${table}`);
}

test('the tables that grow are large here', () => {
  const large = [...sizes].filter(([, size]) => size >= largeFrom).map(([name]) => name);
  expect(large.sort()).toEqual([
    'activity',
    'audit_logged_actions',
    'charge_derivations',
    'charges',
    'conversions',
    'payment_status_changes',
    'payments',
    'safeguarding_adjustments',
    'safeguarding_transfers',
    'tcc_conversions',
    'tcc_funding',
    'tcc_payments',
    'tcc_transactions',
    'tcc_transfers',
  ]);
});

test.each(['user', 'org_admin', 'admin'] as const)(
  'no document of the SPA reads a large table as a whole, as %s',
  async (role) => {
    const faults: string[] = [];
    const sent = portalLists(generation.metadata, viewer).filter(({ query }) => sendersOf(query).includes(role));
    for (const list of sent) faults.push(...(await faultsOf(role, list, list.variables)));
    expect(sent.length).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  },
);

test.each(['user', 'org_admin', 'admin'])('no natural list of a table does, as %s', async (role) => {
  const lists = naturalLists(operationsOf(generation, role), viewer);
  const faults: string[] = [];
  for (const list of lists) faults.push(...(await faultsOf(role, list)));
  expect(lists.length).toBeGreaterThan(15);
  expect(faults).toEqual([]);
});

test('no list of a screen does', async () => {
  const faults: string[] = [];
  for (const list of screenLists(viewer)) for (const role of list.roles) faults.push(...(await faultsOf(role, list)));
  expect(faults).toEqual([]);
});

test('a list that would is found', async () => {
  const list = { name: 'payments by reason', query: '{ payments(where: { reason: { _eq: "Rent" } }) { id } }' };
  expect(await faultsOf('admin', list)).toEqual(['admin: payments by reason: reads the whole of payments']);
  await expect(faultsOf('anonymous', list)).rejects.toThrow(EngineError);
});
