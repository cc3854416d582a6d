import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './execute';

/** What one test file cost. The processor's time is that of jest's process: Postgres, browsers and other processes are not in it. */
interface Cost {
  readonly file: string;
  readonly wallMs: number;
  readonly processorMs: number;
}

const shownFiles = 30;

/** The costliest test files as a table, from the lines that `runtime.cjs` wrote. */
export function costTable(file: string): string {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const costs = lines.map((line) => JSON.parse(line) as Cost);
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const rows = costs
    // A group of files is written too, in a folder of its own.
    .filter(({ file: path }) => path.startsWith(root))
    .toSorted((one, other) => other.processorMs - one.processorMs)
    .slice(0, shownFiles)
    .map((cost) => `| ${relative(root, cost.file)} | ${seconds(cost.processorMs)} | ${seconds(cost.wallMs)} |`);
  return ['| file | processor, s | wall, s |', '| --- | --: | --: |', ...rows].join('\n');
}
