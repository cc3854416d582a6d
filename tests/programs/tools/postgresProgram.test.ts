import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { findPostmaster } from '../../../tools/postgres/postmaster';
import { removeCluster } from '../../../tools/postgres/server';

const program = resolve(__dirname, '../../../tools/postgres/main.ts');

test('npm run postgres commits durably, and ends when its Postgres ends', async () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'corridor-program-')), 'postgres');
  const child = spawn(process.execPath, ['--import', 'tsx', program, '--data-dir', dataDir]);
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const url = await new Promise<string>((done) =>
    child.stdout.once('data', (chunk: Buffer) => done(String(chunk).trim())),
  );
  expect(await settingsOf(url)).toEqual({ fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' });
  process.kill(findPostmaster(dataDir)?.pid ?? 0, 'SIGKILL');
  expect(await ended).toBe(1);
  expect(errors).toContain('Postgres ended (signal SIGKILL).');
  await removeCluster(dataDir);
}, 300_000);

async function settingsOf(url: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: url });
  // The server is killed while this connection may still be closing.
  client.on('error', () => undefined);
  await client.connect();
  const names = ['fsync', 'full_page_writes', 'synchronous_commit'];
  const sql = 'select name, setting from pg_settings where name = any($1)';
  const { rows } = await client.query<{ name: string; setting: string }>(sql, [names]);
  await client.end();
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}
