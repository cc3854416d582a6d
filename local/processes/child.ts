import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** A part of the stack that runs as a process of its own. */
export interface PartProcess {
  readonly pid: number;
  /** Resolves when the process has ended, whoever ended it, with the reason, such as `exit code 1` or `signal SIGKILL`. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Whether a child has ended. A killed child has a signal and no exit code. */
export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** The end of a child. @param stop the signal that asks it to end, and how long it may take before it is killed */
export function partProcess(child: ChildProcess, stop: { signal: NodeJS.Signals; graceMs: number }): PartProcess {
  const ended = endOf(child);
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

/** Resolves with the reason when a child has ended. */
function endOf(child: ChildProcess): Promise<string> {
  const reason = () => (child.signalCode ? `signal ${child.signalCode}` : `exit code ${child.exitCode}`);
  if (hasEnded(child)) return Promise.resolve(reason());
  return new Promise((resolve) => child.once('exit', () => resolve(reason())));
}
