import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A server under test. */
export interface RunningServer {
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const children = new Set<ChildProcess>();
process.once('exit', () => children.forEach((child) => child.kill('SIGKILL')));

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
  children.add(child);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      children.delete(child);
      reject(new Error(`${command.join(' ')} ended with ${code}`));
    });
    child.stdout.on('data', (chunk: Buffer) => {
      if (ready.test(chunk.toString())) resolve({ pid: child.pid ?? 0, stop: () => stop(child) });
    });
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

const TICKS_PER_SECOND = 100;

/** Seconds of CPU, user and system, that a process has used (Linux). */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** The most memory a process has held, in MB (Linux). */
export function peakMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
