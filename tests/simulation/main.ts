import { parseArgs } from 'node:util';
import { simulate, type Report } from './run';
import { seedsOf } from './seeds';

/**
 * `npm run simulate`: runs a thousand seeds of thirty days each and prints a summary. `--seed 4711` replays one with its
 * last steps. `--seeds` and `--days` change how many.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      seeds: { type: 'string', default: '1000' },
      days: { type: 'string', default: '30' },
    },
  });
  const seeds = values.seed ? [Number(values.seed)] : seedsOf(Number(values.seeds));
  const begun = performance.now();
  const reports: Report[] = [];
  for (const seed of seeds) reports.push(await simulate({ seed, days: Number(values.days) }));
  print(reports, (performance.now() - begun) / 1000);
  return reports.some(({ failure }) => failure) ? 1 : 0;
}

function print(reports: readonly Report[], seconds: number): void {
  for (const { failure } of reports) if (failure) console.log(`${failure}\n`);
  const faults = new Map<string, number>();
  for (const report of reports) {
    for (const [fault, count] of report.faults) faults.set(fault, (faults.get(fault) ?? 0) + count);
  }
  const sum = (of: (report: Report) => number) => reports.reduce((total, report) => total + of(report), 0);
  for (const [fault, count] of [...faults].sort(([, one], [, other]) => other - one)) console.log(`${count}\t${fault}`);
  const failed = reports.filter(({ failure }) => failure).length;
  console.log(
    `\n${reports.length} seeds, ${sum(({ steps }) => steps)} steps, ${sum(({ sends }) => sends)} sends, ` +
      `${[...faults.values()].reduce((total, count) => total + count, 0)} faults, ${seconds.toFixed(1)} s, ${failed} failed`,
  );
}

void main().then((code) => process.exit(code));
