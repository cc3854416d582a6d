import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { childrenOf } from '../support/leftovers';

/** A server under test. */
export interface RunningServer {
  readonly pid: number;
  /** Ends it, by SIGKILL unless another signal is named. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/**
 * Starts a program and waits until its standard output says `ready`.
 * @throws Error when it ends before
 */
export function startServer(
  command: readonly string[],
  environment: NodeJS.ProcessEnv,
  ready: RegExp,
): Promise<RunningServer> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${command.join(' ')} ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      const stopWith = (signal: NodeJS.Signals = 'SIGKILL') => stop(child, signal);
      if (ready.test(chunk.toString())) resolve({ pid: child.pid ?? 0, stop: stopWith });
    });
  });
}

function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

const ticksPerSecond = 100;

/** Seconds of CPU, user and system, that a process has used (Linux). */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** The most memory a process has held, in MB (Linux). */
export function peakMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/**
 * The memory that a process and its descendants hold now, in MB; a page that several share counts once (Linux).
 * @param excluded programs that are left out, with their descendants, by their command
 */
export function memoryOfTree(pid: number, excluded: RegExp): number {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  if (excluded.test(command)) return 0;
  const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return childrenOf(pid).reduce((sum, child) => sum + memoryOfTree(child, excluded), Number(kilobytes) / 1024);
}
