import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '../../../..');

/** Texts by their paths from the root of a project. */
export type Files = Readonly<Record<string, string>>;

interface Report {
  readonly diagnostics: readonly { readonly code?: string; readonly message: string; readonly filename: string }[];
}

/**
 * Lints the files in a project of their own, with the configuration of this repository.
 * @returns the names of the rules that each file breaks, by its path: of `eslint(curly)` it is `curly`
 */
export function lintFiles(files: Files): Map<string, string[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'corridor-lint-')));
  try {
    writeProject(folder, files);
    const program = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const run = spawnSync(process.execPath, [program, '--config', 'oxlint.config.mjs', '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return rulesByFile(JSON.parse(run.stdout) as Report);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeProject(folder: string, files: Files): void {
  const config = JSON.stringify(join(root, 'oxlint.config.mjs'));
  const settings = { extends: join(root, 'tsconfig.json'), compilerOptions: { types: ['node'] }, include: ['**/*'] };
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const all = {
    'oxlint.config.mjs': `export { default } from ${config};\n`,
    'tsconfig.json': JSON.stringify(settings),
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function rulesByFile({ diagnostics }: Report): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  for (const { code, message, filename } of diagnostics) {
    const rule = code?.replace(/^.*\((.*)\)$/, '$1') ?? message;
    rules.set(filename, [...(rules.get(filename) ?? []), rule]);
  }
  return rules;
}
