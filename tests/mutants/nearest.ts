import { relative } from 'node:path';
import { root } from '../support/execute';

/** Test files in the order in which their paths share words with the path of a source file, most first. */
export function nearestFirst(tests: readonly string[], file: string): string[] {
  const wanted = new Set(wordsOf(file));
  const shared = (test: string) => new Set(wordsOf(relative(root, test)).filter((word) => wanted.has(word))).size;
  return tests.toSorted((one, other) => shared(other) - shared(one));
}

/** The words of `features/payments/DateRisk.tsx` are features, payments, date, risk and tsx. */
function wordsOf(path: string): string[] {
  return path
    .split(/[^A-Za-z]|(?=[A-Z])/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}
