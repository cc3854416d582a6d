import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { describeEffects, laterEffects } from '../../../local/backup/afterRestore';
import { checkBackup, requireEmpty, restoreBackup } from '../../../local/backup/restoreBackup';
import { takeBackup } from '../../../local/backup/takeBackup';
import { openStore } from '../../../local/identity/store';
import { freePort } from '../../../tools/postgres/cluster';
import { removeCluster, serverUrl, startPostgres, type PostgresServer } from '../../../tools/postgres/server';
import { openRecordStore } from '../../../local/provider/store/recordStore';
import { ownDatabase, prepareDatabase } from '../../../local/stack/database';
import { isHeldAfterRestore, noteRestored, readRestored } from '../../../local/stack/restored';
import { loadSecrets } from '../../../local/stack/secrets';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';

const scratch = mkdtempSync(join(tmpdir(), 'corridor-backup-'));
const folderOf = (name: string) => join(scratch, name);
const file = join(scratch, 'backup');
const document = randomBytes(200_000);
const documentName = 'documents/payments/0e0e0e0e-0000-4000-8000-000000000000/file';

interface Opened {
  readonly server: PostgresServer;
  readonly url: string;
  readonly database: Knex;
}

const running = new Set<Opened>();

async function open(name: string): Promise<Opened> {
  const port = await freePort();
  const server = await startPostgres({ dataDir: join(folderOf(name), 'postgres'), port, isDisposable: true });
  const url = await ownDatabase(serverUrl(port));
  const opened = { server, url, database: ownerDatabase(url) };
  running.add(opened);
  return opened;
}

async function close(opened: Opened): Promise<void> {
  running.delete(opened);
  await opened.database.destroy();
  await opened.server.stop();
}

/** Every table with a sum over its rows, and where each sequence stands. */
async function contentOf(database: Knex): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await database.raw<{ rows: { name: string }[] }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname !~ '^pg_' and schemaname <> 'information_schema' and tablename !~ '^knex_' order by 1`,
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await database.raw<{ rows: { sum: string }[] }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
    );
    content[name] = rows[0]?.sum ?? '';
  }
  const sequences = await database.raw<{ rows: { name: string; last: string | null }[] }>(
    `select schemaname || '.' || sequencename as name, last_value as last from pg_sequences where sequencename !~ '^knex_'`,
  );
  for (const { name, last } of sequences.rows) content[name] = String(last);
  return content;
}

let written: Readonly<Record<string, string>>;

beforeAll(async () => {
  const dataDir = folderOf('one');
  const secrets = loadSecrets(dataDir);
  writeFileSync(join(dataDir, 'clock.json'), JSON.stringify({ offsetMs: 86_400_000 }));
  mkdirSync(join(dataDir, documentName, '..'), { recursive: true });
  writeFileSync(join(dataDir, documentName), document);
  const opened = await open('one');
  await prepareDatabase(opened.url, { seed: 'demo', largeScale: 1 }, secrets, new Date());
  const identity = await openStore(opened.url, () => undefined);
  await identity.put('user', 'somebody', { name: 'Ünï "quoted" \\ ,() \n line' });
  await identity.close();
  await (await openRecordStore(opened.url)).close();
  await opened.database.raw('select * from seal_audit()');
  written = await contentOf(opened.database);
  await close(opened);
  const { takenAt } = await takeBackup(dataDir, file);
  expect(new Date(takenAt).getTime()).toBeGreaterThan(Date.now() + 80_000_000);
}, 300_000);

afterAll(async () => {
  for (const opened of running) await close(opened);
  for (const name of ['one', 'two', 'three']) await removeCluster(join(folderOf(name), 'postgres'));
  rmSync(scratch, { recursive: true, force: true });
}, 300_000);

test('a backup that is restored holds every row, every number, every file, and the guards of the tables', async () => {
  const dataDir = folderOf('two');
  const head = await checkBackup(file);
  await restoreBackup(file, dataDir, head);
  const kept = ['secrets.json', 'clock.json', documentName];
  expect(
    kept.map((name) => readFileSync(join(dataDir, name)).equals(readFileSync(join(folderOf('one'), name)))),
  ).toEqual([true, true, true]);
  expect(readRestored(dataDir)).toEqual({ state: 'held', takenAt: head.takenAt });
  expect(isHeldAfterRestore(dataDir)).toBe(true);
  const opened = await open('two');
  try {
    expect(Object.keys(written).length).toBeGreaterThan(90);
    expect(await contentOf(opened.database)).toEqual(written);
    await expect(opened.database('audit_logged_actions').delete()).rejects.toThrow();
    // The next start of the stack does the same, and writes nothing twice.
    await prepareDatabase(opened.url, { seed: 'demo', largeScale: 1 }, loadSecrets(dataDir), new Date());
    expect(await laterEffects(opened.database, '2099-01-01T00:00:00Z')).toEqual([]);
    const effects = await laterEffects(opened.database, '2000-01-01T00:00:00Z');
    const [payments] = await opened.database('tcc_payments').count<{ count: string }[]>();
    expect(effects.filter(({ kind }) => kind === 'payment')).toHaveLength(Number(payments?.count));
    expect(describeEffects('then', effects)).toContain(
      `These ${effects.length} effects happened after the backup of then:`,
    );
  } finally {
    await close(opened);
  }
}, 300_000);

test('a start on a restore that did not come to its end is refused, and a folder that holds something is not restored into', () => {
  const dataDir = folderOf('half');
  requireEmpty(dataDir);
  expect(isHeldAfterRestore(dataDir)).toBe(false);
  noteRestored(dataDir, { state: 'loading', takenAt: '' });
  expect(() => isHeldAfterRestore(dataDir)).toThrow(`The restore into ${dataDir} did not come to its end`);
  expect(() => requireEmpty(dataDir)).toThrow(
    `${dataDir} is not empty: a backup is restored into an empty folder only.`,
  );
});

describe('a backup is refused', () => {
  const text = () => gunzipSync(readFileSync(file)).toString();
  const changed = (name: string, content: Buffer | string) => {
    const path = join(scratch, name);
    writeFileSync(path, typeof content === 'string' ? gzipSync(content) : content);
    return checkBackup(path);
  };

  test('when it is cut off, or no backup', async () => {
    await expect(changed('cut', readFileSync(file).subarray(0, 50_000))).rejects.toThrow(
      'cut is damaged, or no backup',
    );
    await expect(changed('other', Buffer.from('text'))).rejects.toThrow('other is damaged, or no backup');
    const withoutEnd = text().trimEnd().split('\n').slice(0, -1).join('\n');
    await expect(changed('endless', `${withoutEnd}\n`)).rejects.toThrow('endless is not whole');
  });

  test('when a row was changed, left out or repeated', async () => {
    const lines = text().split('\n');
    const at = lines.findIndex((line) => line.includes('maker'));
    const line = lines[at] ?? '';
    for (const instead of [[line.replace('maker', 'taker')], [], [line, line]]) {
      await expect(changed('forged', lines.toSpliced(at, 1, ...instead).join('\n'))).rejects.toThrow(
        'forged is not whole',
      );
    }
  });

  test('when it has another format version, or migrations that this release does not know', async () => {
    const another = text().replace('"formatVersion":1', '"formatVersion":2');
    await expect(changed('format', another)).rejects.toThrow('has the format version 2; this release reads 1.');
    const opened = await open('one');
    await opened
      .database('knex_migrations')
      .insert({ name: '20991231000000_later', batch: 99, migration_time: new Date() });
    const secrets = loadSecrets(folderOf('one'));
    const start = prepareDatabase(opened.url, { seed: 'demo', largeScale: 1 }, secrets, new Date());
    await expect(start).rejects.toThrow('this release does not contain: 20991231000000_later');
    await takeBackup(folderOf('one'), join(scratch, 'newer'));
    await expect(checkBackup(join(scratch, 'newer'))).rejects.toThrow('was made by a newer release');
    await opened.database('knex_migrations').where({ name: '20991231000000_later' }).delete();
    await close(opened);
  });
});

test('a backup of an audit log that was tampered with is not restored', async () => {
  const opened = await open('one');
  await opened.database.transaction(async (transaction) => {
    await transaction.raw('set local session_replication_role = replica');
    await transaction('audit_logged_actions')
      .where('event_id', 3)
      .update({ action_at: new Date(0) });
  });
  await close(opened);
  const tampered = join(scratch, 'tampered');
  await takeBackup(folderOf('one'), tampered);
  const restoring = restoreBackup(tampered, folderOf('three'), await checkBackup(tampered));
  await expect(restoring).rejects.toThrow('The audit log of the backup does not match its seals');
  expect(readRestored(folderOf('three'))?.state).toBe('loading');
}, 300_000);
