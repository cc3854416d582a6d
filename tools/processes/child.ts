import { spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A part of the stack that runs as a process of its own. */
export interface PartProcess {
  readonly pid: number;
  /** Resolves when the process has ended, whoever ended it, with the reason, such as `exit code 1` or `signal SIGKILL`. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
}

/** How a part is asked to end, and how long it may take before it is killed. */
interface Stop {
  readonly signal: NodeJS.Signals;
  readonly graceMs: number;
}

/** Whether a child has ended. A killed child has a signal and no exit code. */
export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/**
 * The end of a child. The child is also stopped, in the same way, when this process is gone without having stopped it.
 * An error of one of the child's streams is ignored.
 */
export function partProcess(child: ChildProcess, stop: Stop): PartProcess {
  const ended = endOf(child);
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.on('error', () => undefined);
  stopWithThisProcess(child, stop, ended);
  return {
    pid: child.pid ?? 0,
    ended,
    stop: async () => {
      if (!hasEnded(child)) child.kill(stop.signal);
      const isLate = await Promise.race([ended.then(() => false), delay(stop.graceMs, true, { ref: false })]);
      if (isLate) child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Resolves with the reason when a child has ended, or could not be started. */
function endOf(child: ChildProcess): Promise<string> {
  const reason = () => (child.signalCode ? `signal ${child.signalCode}` : `exit code ${child.exitCode}`);
  if (hasEnded(child) && child.pid) return Promise.resolve(reason());
  return new Promise((resolve) => {
    child.once('exit', () => resolve(reason()));
    child.once('error', (error) => resolve(error.message));
  });
}

/** Asks process $0 to end by signal $1 once the input ends, and kills it if it still runs after $2 seconds. */
const watcher = `read -r line
kill -s "$1" "$0"
seconds=0
while kill -0 "$0" && [ "$seconds" -lt "$2" ]; do sleep 1; seconds=$((seconds + 1)); done
kill -s KILL "$0"`;

/** A shell waits for the end of a pipe from this process, which comes however this process ends. Not on Windows. */
function stopWithThisProcess({ pid }: ChildProcess, { signal, graceMs }: Stop, ended: Promise<string>): void {
  if (!pid || process.platform === 'win32') return;
  const [name, seconds] = [signal.replace('SIG', ''), Math.ceil(graceMs / 1000)];
  const shell = spawn('sh', ['-c', watcher, String(pid), name, String(seconds)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // What ends the terminal's processes leaves this one to do its work.
    detached: true,
  });
  shell.on('error', () => undefined);
  shell.stdin.on('error', () => undefined);
  shell.unref();
  (shell.stdin as Socket).unref();
  void ended.then(() => shell.kill('SIGKILL'));
}
