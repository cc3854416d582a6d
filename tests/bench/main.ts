import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { execute } from '../support/execute';
import { leaveNothing, scratchFolder } from '../support/leftovers';
import { benchmarks } from './benchmarks';

/**
 * `npm run bench [-- <name> …] [--smallest]`: the named benchmarks, or all, each in a process of its own, the next one also where one fails.
 * @returns the exit code
 */
async function main(): Promise<number> {
  const { names, isSmallest, options } = readArguments();
  const unknown = names.filter((name) => !benchmarks[name]);
  if (unknown.length > 0) throw new Error(`No such benchmark. There are: ${Object.keys(benchmarks).join(', ')}`);
  installPeers();
  const failed: string[] = [];
  for (const [name, { minutes, smallest }] of Object.entries(benchmarks).filter(([name]) => names.includes(name))) {
    console.log(`\n## ${name} (${isSmallest ? 'the smallest size, one or two minutes' : `about ${minutes} min`})\n`);
    const size = JSON.stringify({ ...(isSmallest ? smallest : {}), ...options });
    const command = ['--import', 'tsx', join(__dirname, 'runOne.ts'), name, size];
    const code = await execute(process.execPath, command, { ...process.env, SCRATCH_FOLDER: scratchFolder() });
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
}

/** @throws Error for an option that is unknown or no number */
function readArguments() {
  const option = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      scale: option,
      rounds: option,
      seconds: option,
      subjects: option,
      queries: option,
      smallest: { type: 'boolean', default: false },
    },
  });
  const { smallest: isSmallest, scale, rounds, seconds, subjects, queries } = values;
  const options = {
    scale: numberOf('scale', scale),
    rounds: numberOf('rounds', rounds),
    seconds: numberOf('seconds', seconds),
    subjects: subjects?.split(','),
    queries: queries?.split(','),
  };
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return { names: positionals.length > 0 ? positionals : Object.keys(benchmarks), isSmallest, options: given };
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} takes a number above 0.`);
  return value;
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

leaveNothing();
main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
