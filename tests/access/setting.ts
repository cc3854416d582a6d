import type { Metadata } from '../../hasura/engine/metadata/types';
import { loadMetadataDirectory } from '../../hasura/engine/metadata/loadDirectory';
import { metadataDirectory } from '../../tools/metadata/metadataDirectory';
import { ownerDatabase } from '../../tools/database/ownerDatabase';
import { migrate } from '../../tools/migrate/migrate';
import { seedReference } from '../../seeds/reference';
import { createTestDatabase } from '../support/database';
import { openRequester, type Requester } from './requester';
import { askOracle, type Oracle } from './oracle';
import { readPolicy, type Policy } from './policy';
import type { Columns } from './policyFaults';
import { writeWorld } from './world';
import { people } from './worldPeople';

/** A migrated database with the world in it, the policy and the metadata: what every access test starts from. */
export interface Setting {
  readonly requester: Requester;
  readonly policy: Policy;
  readonly metadata: Metadata;
  readonly columns: Columns;
  readonly people: readonly string[];
  /** Who must see what, as the database stands now. */
  readonly oracle: () => Promise<Oracle>;
  readonly close: () => Promise<void>;
}

/** Creates the setting in a database of its own. */
export async function openSetting(): Promise<Setting> {
  const database = await createTestDatabase();
  const owner = ownerDatabase(database.url);
  await migrate(owner);
  await seedReference(owner);
  await owner.destroy();
  const { requester, filled: world } = await openRequester(database.url, writeWorld);
  const policy = readPolicy();
  const names = Object.keys(people);
  return {
    requester,
    policy,
    metadata: loadMetadataDirectory(metadataDirectory),
    columns: await columnsOfPublic(requester),
    people: names,
    oracle: () => askOracle(requester, policy, world, names),
    close: async () => {
      await requester.close();
      await database.drop();
    },
  };
}

async function columnsOfPublic({ sql }: Requester): Promise<Columns> {
  const rows = await sql<{ table: string; columns: string[] }>(
    `select relname as table, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') group by relname order by relname`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}
