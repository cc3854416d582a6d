import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { benchAudit } from './audit';
import { benchCharges } from './charges';
import { benchEngine } from './engine/run';
import { benchInteraction } from './interaction';
import { benchJourneys } from './journeys';
import { benchLayoutShift } from './layoutShift';
import { benchLighthouse } from './lighthouse';
import { benchLists } from './lists';
import { benchLiveUpdate } from './liveUpdate';
import { benchNeighbours } from './neighbours';
import { benchPack } from './pack';
import { benchPay } from './pay/run';
import { seededRandom } from '../../local/provider/faults/seededRandom';
import { benchScale } from './scale/run';
import { benchStart } from './start';
import { benchStatements } from './statements/run';
import { benchStackStart } from './stackStart';
import { benchSubscribers } from './subscribers';
import { benchSync } from './sync/run';
import { benchUploads } from './uploads';

type Values = Readonly<Record<string, string | undefined>>;

const benchmarks: Readonly<Record<string, (values: Values) => Promise<void>>> = {
  engine: (values) =>
    benchEngine({
      scale: Number(values.scale ?? 1),
      rounds: Number(values.rounds ?? 5),
      seconds: Number(values.seconds ?? 4),
      subjects: values.subjects?.split(','),
      queries: values.queries?.split(','),
    }),
  subscribers: (values) =>
    benchSubscribers({
      scale: Number(values.scale ?? 1),
      rounds: Number(values.rounds ?? 20),
      seconds: Number(values.seconds ?? 10),
    }),
  neighbours: (values) =>
    benchNeighbours({
      scale: Number(values.scale ?? 0.02),
      seconds: Number(values.seconds ?? 8),
      subjects: values.subjects?.split(','),
    }),
  lists: (values) => benchLists({ scale: Number(values.scale ?? 1), rounds: Number(values.rounds ?? 20) }),
  pay: (values) => benchPay({ rounds: Number(values.rounds ?? 3) }),
  audit: (values) => benchAudit({ scale: Number(values.scale ?? 1) }),
  sync: (values) => benchSync({ scale: Number(values.scale ?? 1) }),
  statements: (values) => benchStatements({ scale: Number(values.scale ?? 1) }),
  pack: (values) => benchPack({ scale: Number(values.scale ?? 1) }),
  charges: (values) => benchCharges({ scale: Number(values.scale ?? 1) }),
  uploads: (values) => benchUploads({ scale: Number(values.scale ?? 1) }),
  start: (values) => benchStart({ rounds: Number(values.rounds ?? 7) }),
  stackStart: (values) => benchStackStart(Number(values.rounds ?? 5)),
  lighthouse: (values) => benchLighthouse({ rounds: Number(values.rounds ?? 3) }),
  interaction: () => benchInteraction(),
  layoutShift: (values) => benchLayoutShift({ subjects: values.subjects?.split(',') }),
  liveUpdate: (values) => benchLiveUpdate({ rounds: Number(values.rounds ?? 30) }),
  journeys: () => benchJourneys(),
  scale: () => benchScale(seededRandom(1)),
};

/** `npm run bench [-- <name> …]`: the named benchmarks, or all. Prints ratios against a baseline of the same run. */
async function main(): Promise<void> {
  const option = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { scale: option, rounds: option, seconds: option, subjects: option, queries: option },
  });
  const names = positionals.length > 0 ? positionals : Object.keys(benchmarks);
  installPeers();
  for (const name of names) {
    const bench = benchmarks[name];
    if (!bench) throw new Error(`No such benchmark. There are: ${Object.keys(benchmarks).join(', ')}`);
    console.log(`\n## ${name}\n`);
    await bench(values);
  }
}

/** What is measured against and with is no dependency of the product: it is installed when it is first needed. */
function installPeers(): void {
  const folder = resolve(__dirname, 'peers');
  if (isInstalled(folder)) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The peers of the benchmarks could not be installed.');
}

/** npm writes a lock of its own last of all; one that is older than ours is of other packages. */
function isInstalled(folder: string): boolean {
  const installed = resolve(folder, 'node_modules/.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(resolve(folder, 'package-lock.json')).mtimeMs;
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
