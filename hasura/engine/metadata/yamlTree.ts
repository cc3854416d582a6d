import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, type ScalarTag } from 'yaml';

const INCLUDE = /^!include\s+(\S+)\s*$/;

/** Turns the tag form of an include into the quoted form, so that one walk resolves both. */
const includeTag: ScalarTag = { tag: '!include', resolve: (path) => `!include ${path}` };

/**
 * Reads a YAML file with its includes, which are written as a tag or inside a string and are relative to the including file.
 * A missing file is undefined; a missing included file is an error that names it.
 */
export function readYamlTree(file: string): unknown {
  if (!existsSync(file)) return undefined;
  return resolveIncludes(parse(readFileSync(file, 'utf8'), { customTags: [includeTag] }), dirname(file));
}

function resolveIncludes(value: unknown, folder: string): unknown {
  if (typeof value === 'string') return included(value, folder);
  if (Array.isArray(value)) return value.map((item) => resolveIncludes(item, folder));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolveIncludes(inner, folder)]));
}

function included(text: string, folder: string): unknown {
  const target = INCLUDE.exec(text)?.[1];
  if (!target) return text;
  const file = join(folder, target);
  if (!existsSync(file)) throw new Error(`metadata: included file ${file} does not exist`);
  return readYamlTree(file);
}
