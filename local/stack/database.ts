import { join } from 'node:path';
import type { Knex } from 'knex';
import { seal } from '../../actions/provider/sealing';
import { hasDemo, writeDemo } from '../../seeds/demo/writeDemo';
import { hasLarge, writeLarge } from '../../seeds/large/writeLarge';
import { seedReference } from '../../seeds/reference';
import { ownerDatabase } from '../../tools/database/ownerDatabase';
import { migrate } from '../../tools/migrate/migrate';
import { freePort } from '../../tools/postgres/cluster';
import { serverUrl, startPostgres } from '../../tools/postgres/server';
import { houseLoginId } from './demo/world';
import type { StackOptions } from './options';
import type { Parts } from './parts';
import { progressBar } from './progressBar';
import type { StackSecrets } from './secrets';
import { supervise, type Watch } from './supervisor';

/** The database, with one URL for each of its three logins. */
export interface LocalDatabase {
  readonly ownerUrl: string;
  readonly hasuraUrl: string;
  readonly actionsUrl: string;
  /** How often the embedded server was started again. */
  readonly restarts: () => number;
}

/** The password of both application logins. It is the same in every local stack, because stacks that share a server share its logins. */
const applicationPassword = 'corridor-local';

/** Starts the embedded server, supervised, or joins the one that the options name. Migrates, and seeds once. */
export async function openDatabase(
  options: StackOptions,
  parts: Parts,
  watch: Watch,
  { secrets, startedAt }: { readonly secrets: StackSecrets; readonly startedAt: Date },
): Promise<LocalDatabase> {
  const { databaseUrl } = options;
  const server = databaseUrl ? { ownerUrl: databaseUrl, restarts: () => 0 } : await openServer(options, parts, watch);
  await prepareDatabase(server.ownerUrl, options, secrets, startedAt);
  return { ...server, ...loginsOf(server.ownerUrl) };
}

/** The URLs with which the engine and the actions sign in to a prepared database. */
export const loginsOf = (ownerUrl: string): Pick<LocalDatabase, 'hasuraUrl' | 'actionsUrl'> => ({
  hasuraUrl: loginUrl(ownerUrl, 'corridor_hasura'),
  actionsUrl: loginUrl(ownerUrl, 'corridor_actions'),
});

async function openServer({ dataDir, isDisposable }: StackOptions, parts: Parts, watch: Watch) {
  // The port stays the same when the server is started again.
  const port = await freePort();
  const start = () => startPostgres({ dataDir: join(dataDir, 'postgres'), port, isDisposable });
  const part = await parts.add(supervise({ name: 'Postgres', start }, watch), (opened) => opened.stop());
  return { ownerUrl: await ownDatabase(serverUrl(port)), restarts: part.restarts };
}

/** Migrates a database, sets the passwords of its logins, and writes the data that the options ask for unless it is there. */
export async function prepareDatabase(
  ownerUrl: string,
  options: Pick<StackOptions, 'seed' | 'largeScale'>,
  secrets: StackSecrets,
  now: Date,
): Promise<void> {
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
}

async function seedLarge(owner: Knex, scale: number, now: Date): Promise<void> {
  await writeLarge(owner, {
    scale,
    seed: 1,
    now,
    onProgress: progressBar('Writing the large data set', process.stdout),
  });
}

/** Creates the database of the portal on a server unless it is there, and gives its URL. */
export async function ownDatabase(server: string): Promise<string> {
  const database = ownerDatabase(server);
  const exists = await database('pg_database').where({ datname: 'corridor' }).first('datname');
  if (!exists) await database.raw('create database corridor');
  await database.destroy();
  const url = new URL(server);
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
