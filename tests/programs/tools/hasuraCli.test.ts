import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

const root = mkdtempSync(join(tmpdir(), 'corridor-hasura-cli-'));
const main = join(root, 'tools', 'hasuraCli', 'main.mjs');
const packaged = join(root, 'node_modules', 'hasura-cli', 'hasura');
const bin = join(root, 'node_modules', '.bin');

beforeAll(() => {
  for (const folder of [dirname(main), dirname(packaged), bin]) mkdirSync(folder, { recursive: true });
  copyFileSync(resolve(__dirname, '../../../tools/hasuraCli/main.mjs'), main);
  // What npm leaves where the download was turned off: a text that is no program, and a link to it in the PATH of npm run.
  writeFileSync(packaged, 'the binary was not downloaded\n');
  chmodSync(packaged, 0o755);
  symlinkSync(packaged, join(bin, 'hasura'));
});

afterAll(() => rmSync(root, { recursive: true }));

const run = (path: readonly string[], changes: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, [main, 'metadata', 'apply'], {
    env: { PATH: path.join(delimiter), ...changes },
    encoding: 'utf8',
  });

/** A program that says what it was called with. */
function writeProgram(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const program = join(folder, 'hasura');
  writeFileSync(program, '#!/bin/sh\necho "called with $*"\n');
  chmodSync(program, 0o755);
  return program;
}

test('without a binary, the message says what to do', () => {
  const { status, stderr } = run([bin, '/usr/bin', '/bin']);

  expect(status).toBe(1);
  expect(stderr).toContain('hasura-cli is not here.');
});

test('the one that HASURA_CLI names is run', () => {
  const { status, stdout } = run([bin, '/bin'], { HASURA_CLI: writeProgram(join(root, 'named')) });

  expect(status).toBe(0);
  expect(stdout).toBe(`called with metadata apply --project ${join(root, 'hasura')}\n`);
});

test('the one in PATH is run, behind the folder of the packages', () => {
  writeProgram(join(root, 'installed'));

  const { status, stdout } = run([bin, join(root, 'installed'), '/bin']);

  expect(status).toBe(0);
  expect(stdout).toContain('called with metadata apply');
});
