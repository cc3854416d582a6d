import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];

/**
 * A new folder for temporary files, in SCRATCH_FOLDER where a process above has one and no other is named. `leaveNothing` removes it at the end. Postgres' own user may
 * enter it, so that a cluster in it lies there, and not in the substitute for private folders.
 */
export function scratchFolder(parent = process.env.SCRATCH_FOLDER ?? tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'corridor-scratch-'));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

/**
 * Makes this process end whatever it has started, with all processes below that, and remove its scratch folders, however it ends itself: by
 * its own will, by an error that nobody catches, or by Ctrl-C, SIGTERM or SIGHUP. Only SIGKILL leaves something. Linux.
 */
export function leaveNothing(): void {
  process.once('exit', () => {
    for (const pid of descendantsOf(process.pid)) kill(pid);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  });
  // The exit codes are those of a shell.
  for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 })) {
    process.once(signal, () => process.exit(code));
  }
}

/** The processes below a process, in no particular order (Linux). */
export function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

/** The processes that a process has started and that run (Linux). None, where it has ended. */
export function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
