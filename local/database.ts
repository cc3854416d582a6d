import { join } from 'node:path';
import type { Knex } from 'knex';
import { seal } from '../actions/provider/sealing';
import { seedReference } from '../seeds/reference';
import { hasDemo, writeDemo } from '../seeds/demo/writeDemo';
import { hasLarge, writeLarge } from '../seeds/large/writeLarge';
import { houseLoginId } from './demo/world';
import { migrate, ownerDatabase } from './migrate';
import type { StackOptions } from './options';
import { startPostgres } from './postgres/server';
import { progressBar } from './progressBar';
import type { StackSecrets } from './secrets';

/** The database and the three logins that use it. */
export interface LocalDatabase {
  readonly ownerUrl: string;
  readonly hasuraUrl: string;
  readonly actionsUrl: string;
  readonly stop: () => Promise<void>;
}

/** The two application logins of every local stack; a server they share knows them by the same password. */
const applicationPassword = 'corridor-local';

/** Starts or joins a server, migrates, and seeds once. */
export async function openDatabase(options: StackOptions, secrets: StackSecrets, now: Date): Promise<LocalDatabase> {
  const server = options.databaseUrl ? undefined : await startPostgres({ dataDir: join(options.dataDir, 'postgres') });
  const ownerUrl = options.databaseUrl ?? (await ownDatabase(server?.url ?? ''));
  const owner = ownerDatabase(ownerUrl);
  try {
    await migrate(owner);
    await setPasswords(owner);
    await seedReference(owner);
    await storeHouseLogin(owner, secrets);
    if (options.seed !== 'none' && !(await hasDemo(owner))) await writeDemo(owner, now);
    if (options.seed === 'large' && !(await hasLarge(owner))) await seedLarge(owner, options.largeScale, now);
  } finally {
    await owner.destroy();
  }
  return {
    ownerUrl,
    hasuraUrl: loginUrl(ownerUrl, 'corridor_hasura'),
    actionsUrl: loginUrl(ownerUrl, 'corridor_actions'),
    stop: async () => server?.stop(),
  };
}

async function seedLarge(owner: Knex, scale: number, now: Date): Promise<void> {
  await writeLarge(owner, {
    scale,
    seed: 1,
    now,
    onProgress: progressBar('Writing the large data set', process.stdout),
  });
}

async function ownDatabase(serverUrl: string): Promise<string> {
  const server = ownerDatabase(serverUrl);
  const exists = await server('pg_database').where({ datname: 'corridor' }).first('datname');
  if (!exists) await server.raw('create database corridor');
  await server.destroy();
  const url = new URL(serverUrl);
  url.pathname = '/corridor';
  return url.toString();
}

async function setPasswords(owner: Knex): Promise<void> {
  await owner.transaction(async (transaction) => {
    // Stacks that share a server would otherwise update the same catalogue row at the same time.
    await transaction.raw('select pg_advisory_xact_lock(7021)');
    for (const login of ['corridor_hasura', 'corridor_actions']) {
      await transaction.raw(`alter role ${login} login password '${applicationPassword}'`);
    }
  });
}

async function storeHouseLogin(owner: Knex, secrets: StackSecrets): Promise<void> {
  await owner('vault.admin_key_credentials')
    .insert({ tcc_login_id: houseLoginId, sealed_api_key: seal(secrets.houseApiKey, secrets.sealKey) })
    .onConflict('id')
    .merge();
}

function loginUrl(ownerUrl: string, login: string): string {
  const url = new URL(ownerUrl);
  url.username = login;
  url.password = applicationPassword;
  return url.toString();
}
