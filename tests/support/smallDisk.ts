import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A disk of its own in a folder, in memory. */
export interface SmallDisk {
  /** Writes a file until nothing more fits. */
  readonly fill: () => void;
  /** Removes that file. */
  readonly free: () => void;
  readonly unmount: () => void;
}

const blockBytes = 64 * 1024;

/** Mounts a disk of so many megabytes on a new folder (Linux). @throws Error where this user may not mount */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  return {
    fill: () => fill(filler),
    free: () => rmSync(filler),
    unmount: () => void execFileSync('umount', [folder]),
  };
}

/** Smaller blocks take what the larger ones leave. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  for (let bytes = blockBytes; bytes >= 1; bytes /= 64) {
    try {
      for (;;) writeSync(handle, Buffer.alloc(bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
  closeSync(handle);
}
