import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createServer, type AddressInfo } from 'node:net';
import type { PostgresBinaries } from './binaries';

/** The superuser's password, in every cluster. */
export const password = 'corridor';

/**
 * The folder of a cluster, created when it is new. A folder below a private home (such as /root) cannot be entered by the
 * user Postgres runs as, so another folder is used.
 */
export function reachableFolder(dataDir: string, binaries: PostgresBinaries): string {
  mkdirSync(dataDir, { recursive: true });
  if (!binaries.runAs) return dataDir;
  const folder = isEnterable(dirname(dataDir)) ? dataDir : substituteFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, binaries.runAs.uid, binaries.runAs.gid);
  return folder;
}

/** Where the cluster of a data directory may lie. */
export function possibleFolders(dataDir: string): readonly string[] {
  const folder = resolve(dataDir);
  return [folder, substituteFolder(folder)];
}

function substituteFolder(dataDir: string): string {
  return `/var/tmp/corridor-data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
}

function isEnterable(folder: string): boolean {
  const everyone = (statSync(folder).mode & 0o001) !== 0;
  return everyone && (folder === dirname(folder) || isEnterable(dirname(folder)));
}

/** Creates the files of a cluster, unless they exist. @throws Error with what initdb said */
export function createCluster(folder: string, { initdb, runAs }: PostgresBinaries): void {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs) chownSync(passwordFile, runAs.uid, runAs.gid);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const result = spawnSync(
    initdb,
    ['-D', folder, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, ...locale, '--no-sync'],
    { ...runAs, cwd: '/', encoding: 'utf8' },
  );
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    throw new Error(`Postgres could not create its data directory ${folder}: ${result.stderr || String(result.error)}`);
  }
}

/** A TCP port on 127.0.0.1 that is free at the time of the call. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
