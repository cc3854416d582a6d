import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '.cjs', '/index.ts'];

/** The file that a relative import means; undefined for a package, and where there is none. */
export function moduleOf(importer, source) {
  if (!source.startsWith('.')) return undefined;
  const path = resolve(dirname(importer), source);
  const ending = endings.find((each) => statSync(path + each, { throwIfNoEntry: false })?.isFile());
  return ending === undefined ? undefined : path + ending;
}

/** Whether `from` imports `to`, itself or by the files that it imports: their values, their types, or later. */
export function reaches(from, to) {
  const seen = new Set([from]);
  for (const file of seen) {
    if (file === to) return true;
    for (const target of importsOf(file)) seen.add(target);
  }
  return false;
}

const known = new Map();

/** The files that a file imports or exports from, each read once in a run. */
function importsOf(file) {
  const found = known.get(file) ?? readImports(file);
  known.set(file, found);
  return found;
}

function readImports(file) {
  if (!/\.[cm]?tsx?$/.test(file)) return [];
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const sources = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  return sources.flatMap((source) => moduleOf(file, source) ?? []);
}
