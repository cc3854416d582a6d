import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readBackup } from '../../../local/backup/backupFile';
import { checkBackup, restoreBackup } from '../../../local/backup/restoreBackup';
import { openStore } from '../../../local/identity/store';
import { signInDemoUser } from '../../../local/identity/signInDemoUser';
import { freePort } from '../../../tools/postgres/cluster';
import { removeCluster, serverUrl, startPostgres, type PostgresServer } from '../../../tools/postgres/server';
import { openRecordStore } from '../../../local/provider/store/recordStore';
import { ownDatabase, prepareDatabase } from '../../../local/stack/database';
import { noteRestored } from '../../../local/stack/restored';
import { loadSecrets } from '../../../local/stack/secrets';
import { startStack, type Stack } from '../../../local/stack/startStack';
import { findAuditFault, headsFolder } from '../../../tools/audit/verify';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';
import { migrationState } from '../../../tools/migrate/migrate';
import { migrationNames } from '../../../tools/migrate/migrationFiles';
import { tradingAccount } from '../../support/portal';
import { runOptions } from '../../support/runStack';
import { firstSeed, isFull } from '../../support/sized';
import { graphqlWithToken } from '../../support/stack';

/** Data directories that the last two minor versions made, as backups (see the README beside them). */
const fixtures = join(__dirname, 'olderReleases');
const backups = readdirSync(fixtures).filter((name) => name.endsWith('.backup'));
/** The gate takes them in turns. */
const chosen = isFull ? backups : backups.filter((_name, index) => index === firstSeed % backups.length);
const scratch = mkdtempSync(join(tmpdir(), 'corridor-older-'));
let stack: Stack | undefined;
let server: PostgresServer | undefined;

afterEach(async () => {
  await stack?.stop();
  await server?.stop();
  stack = undefined;
  server = undefined;
});
afterAll(async () => {
  for (const name of backups) await removeCluster(join(scratch, name, 'postgres'));
  rmSync(scratch, { recursive: true, force: true });
}, 300_000);

/** How many rows of a table a backup holds. */
async function rowsOf(file: string, table: string): Promise<number> {
  let isInside = false;
  let rows = 0;
  for await (const entry of readBackup(file)) {
    if ('part' in entry) isInside = entry.part === `table "public"."${table}"`;
    if ('line' in entry && isInside) rows += 1;
  }
  return rows;
}

const payments = `query ($account: uuid!) { payments(where: { accountId: { _eq: $account } }) { id } }`;

/** Starts a whole stack on the directory, in which a user signs in and reads. Gives the owner's URL of the database. */
async function startWhole(dataDir: string): Promise<string> {
  stack = await startStack(await runOptions(dataDir, { hasSite: false }), () => undefined);
  expect((await fetch(`${stack.url}/healthz`)).status).toBe(200);
  process.env.STACK_URL = stack.url;
  const { idToken } = await signInDemoUser(stack.url, 'maker');
  const { data } = await graphqlWithToken<{ payments: object[] }>(idToken, payments, { account: tradingAccount });
  expect(data?.payments.length).toBeGreaterThan(0);
  return stack.database.ownerUrl;
}

/** Does with the database what each start does before the parts that use it. Gives its owner's URL. */
async function prepare(dataDir: string): Promise<string> {
  const port = await freePort();
  server = await startPostgres({ dataDir: join(dataDir, 'postgres'), port, isDisposable: true });
  const url = await ownDatabase(serverUrl(port));
  await prepareDatabase(url, { seed: 'demo', largeScale: 1 }, loadSecrets(dataDir), new Date());
  await (await openStore(url, () => undefined)).close();
  await (await openRecordStore(url)).close();
  return url;
}

test('the last two minor versions have a data directory here', () => {
  expect(backups).toHaveLength(2);
});

test.each(chosen)(
  'the data directory of %s is taken to this release, with every row and its audit log',
  async (name) => {
    const file = join(fixtures, name);
    const dataDir = join(scratch, name);
    const head = await checkBackup(file);
    expect([head.release, migrationNames().slice(0, head.migrations.length)]).toEqual([
      basename(name, '.backup'),
      head.migrations,
    ]);
    await restoreBackup(file, dataDir, head);
    // It was not restored: it stands as its version left it.
    noteRestored(dataDir, undefined);
    // A whole start takes half a minute, so that the gate prepares the database only.
    const owner = ownerDatabase(await (isFull ? startWhole : prepare)(dataDir));
    try {
      expect((await migrationState(owner)).pending).toEqual([]);
      expect(await findAuditFault(owner, headsFolder(dataDir))).toBeUndefined();
      for (const table of ['payments', 'charges', 'tcc_transactions', 'users', 'audit_hashes']) {
        const [{ count } = { count: '' }] = await owner(table).count<{ count: string }[]>();
        expect([table, Number(count)]).toEqual([table, await rowsOf(file, table)]);
      }
    } finally {
      await owner.destroy();
    }
  },
  300_000,
);
