import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { identifyProcess, isSameProcess, isAlive } from './identify';

/** A process as it is noted in a file, to be recognised later. */
interface ProcessRecord {
  readonly pid: number;
  /** Absent where the machine has no `ps`. */
  readonly startedAt?: number;
}

/** What is noted of a running process. */
export function recordOf(pid: number): ProcessRecord {
  return { pid, startedAt: identifyProcess(pid)?.startedAt };
}

/** Notes a process in a file. Who reads at the same time finds the old note or the new one. */
export function writeRecord(file: string, pid: number): void {
  const draft = `${file}.${pid}`;
  writeFileSync(draft, JSON.stringify(recordOf(pid)));
  renameSync(draft, file);
}

/** Reads a file of `writeRecord`. Undefined when there is none, or when it is not such a file. */
export function readRecord(file: string): ProcessRecord | undefined {
  try {
    const record = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<ProcessRecord> | null) : null;
    return typeof record?.pid === 'number' && record.pid > 0 ? (record as ProcessRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the recorded process still runs. Where that cannot be told from the id's next holder, it is taken to run. */
export function mayStillRun({ pid, startedAt }: ProcessRecord): boolean {
  if (!isAlive(pid)) return false;
  const now = identifyProcess(pid);
  return startedAt === undefined || now === undefined ? isAlive(pid) : isSameProcess(now, { startedAt });
}

/**
 * Whether the recorded process runs for certain, and with a command that contains `command`: only then may it be signalled.
 */
export function surelyRuns({ pid, startedAt }: ProcessRecord, command: string): boolean {
  const now = identifyProcess(pid);
  if (!now || startedAt === undefined) return false;
  return isSameProcess(now, { startedAt }) && now.command.includes(command);
}
