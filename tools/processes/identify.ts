import { spawnSync } from 'node:child_process';

/** Whether a process with this id runs on this machine. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** What tells a process from a later one that was given the same id. */
interface ProcessIdentity {
  /** Milliseconds since 1970, to the second. */
  readonly startedAt: number;
  /** The command line. It is not part of the comparison, because a program may change what is shown of it. */
  readonly command: string;
}

/** `lstart` has this many characters in the C locale, such as `Sun Nov 22 06:19:55 2026`. */
const startLength = 24;
/** ps derives the start from the time since boot, which moves by a second from call to call. */
const toleranceMs = 2000;

/** The process that has this id now. Undefined when there is none, or no `ps` on this machine. */
export function identifyProcess(pid: number): ProcessIdentity | undefined {
  // Each column is an option of its own: after a comma, the ps of macOS takes the rest for a heading.
  const columns = ['-o', 'lstart=', '-o', 'command='];
  const { status, stdout } = spawnSync('ps', ['-ww', ...columns, '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return status === 0 ? parseIdentity(stdout) : undefined;
}

/** The process that started this one. Undefined when there is no such process, or no `ps` on this machine. */
export function parentOf(pid: number): number | undefined {
  const { status, stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}

/** Reads one line of `ps -o lstart= -o command=`. A process that has ended and waits for its parent counts as none. */
export function parseIdentity(line: string): ProcessIdentity | undefined {
  const text = line.trim();
  const startedAt = Date.parse(text.slice(0, startLength));
  const command = text.slice(startLength).trim();
  return Number.isNaN(startedAt) || command.endsWith('<defunct>') ? undefined : { startedAt, command };
}

/** Whether two readings are of one process, given that the ids are equal. */
export function isSameProcess(one: { readonly startedAt: number }, other: { readonly startedAt: number }): boolean {
  return Math.abs(one.startedAt - other.startedAt) <= toleranceMs;
}
