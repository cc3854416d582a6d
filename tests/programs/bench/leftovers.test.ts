import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../../support/eventually';

interface Started {
  readonly folder: string;
  readonly pids: readonly number[];
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

test.each<{ end: 'exit' | 'error' | (typeof signals)[number]; code: number }>([
  { end: 'exit', code: 0 },
  { end: 'error', code: 1 },
  { end: 'SIGINT', code: 130 },
  { end: 'SIGTERM', code: 143 },
  { end: 'SIGHUP', code: 129 },
])('a program that ends by $end leaves no process and no folder', async ({ end, code }) => {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'leaving.ts'), end]);
  const ended = once(child, 'exit');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { folder, pids } = JSON.parse(line.toString()) as Started;
  const signal = signals.find((one) => one === end);
  if (signal) child.kill(signal);
  expect(await ended).toEqual([code, null]);
  expect(existsSync(folder)).toBe(false);
  await eventually(
    async () => pids.filter(isRunning),
    (running) => running.length === 0,
  );
});

/** One that has ended may stay in the table of processes, as a zombie. */
function isRunning(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}
