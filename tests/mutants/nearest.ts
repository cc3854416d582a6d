import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from '../support/execute';

/** Test files in the order in which their paths share words with the path of a source file, most first. */
export function nearestFirst(tests: readonly string[], file: string): string[] {
  const wanted = new Set(wordsOf(file));
  const shared = (test: string) => new Set(wordsOf(relative(root, test)).filter((word) => wanted.has(word))).size;
  return tests.toSorted((one, other) => shared(other) - shared(one));
}

/** The test files of some projects that are named after a source file. @throws Error where none is */
export function testsOf(source: string, projects: readonly string[]): string[] {
  const name = basename(source).replace(/\.tsx?$/, '.test.ts');
  const named = projects.flatMap((project) =>
    readdirSync(join(root, 'tests', project), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.name === name || entry.name === `${name}x`)
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  if (named.length === 0) throw new Error(`No test is named after ${source}.`);
  return named;
}

/** The words of `features/payments/DateRisk.tsx` are features, payments, date, risk and tsx. */
function wordsOf(path: string): string[] {
  return path
    .split(/[^A-Za-z]|(?=[A-Z])/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}
