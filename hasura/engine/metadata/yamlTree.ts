import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, Schema, type ScalarTag } from 'yaml';

const includePattern = /^!include\s+(\S+)\s*$/;

/** Turns the tag form of an include into the quoted form, so that one walk resolves both. */
const includeTag: ScalarTag = { tag: '!include', resolve: (path) => `!include ${path}` };

/** One for all files: a parser that is told of tags builds its schema anew for each. */
const schema = new Schema({ schema: 'core', customTags: [includeTag], merge: false });

/** Reads one YAML file as it stands; an include, written as a tag or inside a string, is a string. Throws like the parser. */
export function readYamlFile(file: string): unknown {
  return parse(readFileSync(file, 'utf8'), { schema });
}

/** The file that a value of another file includes, which it names relative to that file; undefined when it includes none. */
export function includedFile(value: unknown, file: string): string | undefined {
  const target = typeof value === 'string' ? includePattern.exec(value)?.[1] : undefined;
  return target === undefined ? undefined : join(dirname(file), target);
}

/** Reads a YAML file with its includes. A missing file is undefined; a missing included file is an error that names it. */
export function readYamlTree(file: string): unknown {
  return existsSync(file) ? resolveIncludes(readYamlFile(file), file) : undefined;
}

function resolveIncludes(value: unknown, file: string): unknown {
  const included = includedFile(value, file);
  if (included !== undefined && !existsSync(included)) {
    throw new Error(`metadata: included file ${included} does not exist`);
  }
  if (included !== undefined) return readYamlTree(included);
  if (Array.isArray(value)) return value.map((item) => resolveIncludes(item, file));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolveIncludes(inner, file)]));
}
