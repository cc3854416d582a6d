import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../../..');
const config = join(root, 'tools/lint/importCycles.config.mjs');
const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'corridor-cycle-'));
  writeFileSync(join(folder, 'tsconfig.json'), '{}');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes two modules and looks for cycles among them. */
function check(one: string, other: string) {
  writeFileSync(join(folder, 'one.ts'), one);
  writeFileSync(join(folder, 'other.ts'), other);
  return spawnSync(process.execPath, [program, '--config', config, '.'], { cwd: folder, encoding: 'utf8' });
}

it.each([
  [
    'values',
    "import { b } from './other';\nexport const a = () => b;\n",
    "import { a } from './one';\nexport const b = a;\n",
  ],
  [
    'types',
    "import type { B } from './other';\nexport type A = B[];\n",
    "import type { A } from './one';\nexport type B = A | null;\n",
  ],
])('two files that import %s from each other are refused', (_what, one, other) => {
  const run = check(one, other);
  expect(run.stdout).toContain('no-cycles');
  expect(run.status).toBe(1);
});

it('an import in one direction passes', () => {
  const run = check("import { b } from './other';\nexport const a = b;\n", 'export const b = 1;\n');
  expect([run.status, run.stderr]).toEqual([0, '']);
});
