import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { described, readOutcome, withOutcome, type Outcome } from './outcome';

const root = join(__dirname, '..', '..');
const policy = join(root, 'SECURITY.md');

/**
 * `npm run advisories`: asks the configured registry for advisories of the packages that the portal runs with, and writes the outcome into
 * SECURITY.md; with `--check` it writes nothing. Exit codes: 0 none, 1 found, 2 could not ask.
 */
function main(): number {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const outcome = ask();
  console.log(described(outcome));
  if (!values.check) {
    const today = new Date().toISOString().slice(0, 10);
    writeFileSync(policy, withOutcome(readFileSync(policy, 'utf8'), outcome, today));
  }
  if (!outcome.isAsked) return 2;
  return outcome.findings.length > 0 ? 1 : 0;
}

function ask(): Outcome {
  const shell = process.platform === 'win32';
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
    shell,
  });
  return readOutcome(stdout);
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
