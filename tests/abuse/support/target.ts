import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { freePort } from '../../../tools/postgres/cluster';
import { removeCluster, startPostgres } from '../../../tools/postgres/server';
import { writeLarge } from '../../../seeds/large/writeLarge';
import { seedReference } from '../../../seeds/reference';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';
import { metadataDirectory, metadataEnvironment } from '../../../tools/metadata/metadataDirectory';
import { migrate } from '../../../tools/migrate/migrate';
import { bundled } from '../../bench/bundle';
import { peakMemory, startServer } from '../../bench/processes';
import { fastFolder } from '../../support/fastFolder';
import { scratchFolder } from '../../support/leftovers';
import { engineBytes, engineHeapMebibytes, postgresBytes, withLimitedMemory } from './memory';
import { tokenKey } from './tokens';

/** What is attacked: the engine on the portal's metadata and data, over Postgres, both with limited memory. */
export interface Target {
  readonly url: string;
  readonly databaseUrl: string;
  /** Users with a seat: the one who attacks, and `neighbourCount` who do not. */
  readonly attacker: Viewer;
  readonly neighbours: readonly Viewer[];
  /** The most memory that the engine has held, in MB. */
  readonly engineMemory: () => number;
  readonly stop: () => Promise<void>;
}

/** A user and an account on which the user has a seat. */
export interface Viewer {
  readonly user: string;
  readonly account: string;
}

/** How many neighbours a target knows. */
export const neighbourCount = 4;

/** The moment before which the data lies. */
const now = new Date('2026-11-20T10:30:15.250Z');
const loginPassword = 'abused';

/** Starts a target of its own with a share of the large data set: 1 is the whole. */
export async function startTarget(scale: number): Promise<Target> {
  const folder = scratchFolder(process.env.SCRATCH_FOLDER ?? fastFolder());
  const dataDir = join(folder, 'postgres');
  const server = await startPostgres({ dataDir, maxProcessBytes: postgresBytes, isDisposable: true });
  const viewers = await fill(server.url, scale);
  const databaseUrl = loginUrl(server.url);
  const engine = await startEngine(databaseUrl);
  return {
    ...engine,
    ...viewers,
    databaseUrl,
    stop: async () => {
      await engine.stop();
      await server.stop();
      await removeCluster(dataDir);
      rmSync(folder, { recursive: true });
    },
  };
}

async function fill(url: string, scale: number): Promise<Pick<Target, 'attacker' | 'neighbours'>> {
  const owner = ownerDatabase(url);
  try {
    await migrate(owner);
    await seedReference(owner);
    await writeLarge(owner, { scale, seed: 1, now, onProgress: () => undefined });
    await owner.raw(`alter role corridor_hasura login password '${loginPassword}'`);
    return await viewersOf(owner);
  } finally {
    await owner.destroy();
  }
}

/** The user with most accounts attacks. */
async function viewersOf(owner: Knex): Promise<Pick<Target, 'attacker' | 'neighbours'>> {
  const { rows } = await owner.raw<{ rows: Viewer[] }>(
    `select seat.user_id as "user", (array_agg(seat.account_id))[1] as account from "CurrencyCloudContacts" seat
     join users on users.id = seat.user_id and users.enabled group by seat.user_id order by count(*) desc, seat.user_id limit ${1 + neighbourCount}`,
  );
  const [attacker, ...neighbours] = rows;
  if (!attacker || neighbours.length < neighbourCount) throw new Error('the data set has too few users with a seat');
  return { attacker, neighbours };
}

/** Starts an engine with limited memory. The program is the engine, or one that runs it with other limits. */
export async function startEngine(
  databaseUrl: string,
  program = 'hasura/engine/main.ts',
): Promise<Pick<Target, 'url' | 'engineMemory' | 'stop'>> {
  const port = await freePort();
  const [node = '', file = ''] = bundled(program);
  const command = [node, `--max-old-space-size=${engineHeapMebibytes}`, file, '--metadata', metadataDirectory];
  const environment = {
    ...metadataEnvironment(databaseUrl),
    HASURA_GRAPHQL_SERVER_PORT: String(port),
    HASURA_GRAPHQL_ADMIN_SECRET: 'never used here',
    HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ type: 'HS256', key: tokenKey }),
    HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
    HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'true',
  };
  const { pid, stop } = await startServer(withLimitedMemory(command, engineBytes), environment, /startup/);
  return { url: `http://127.0.0.1:${port}`, engineMemory: () => peakMemory(pid), stop };
}

function loginUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = 'corridor_hasura';
  url.password = loginPassword;
  return url.toString();
}
