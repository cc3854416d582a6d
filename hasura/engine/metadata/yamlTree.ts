import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, Schema, type ScalarTag } from 'yaml';
import { isJsonObject, numberOf } from '../json';

const includePattern = /^!include\s+(\S.*?)\s*$/;

/** Turns the tag form of an include into the quoted form, so that one walk resolves both. */
const includeTag: ScalarTag = { tag: '!include', resolve: (path) => `!include ${path}` };

/** Numbers of the decimal form, with all their digits. */
const numberTag: ScalarTag = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  test: /^[-+]?\d+(\.\d+)?([eE][-+]?\d+)?$/,
  resolve: (text) => numberOf(text.replace(/^\+/, '')),
};

/** One for all files: a parser that is told of tags builds its schema anew for each. The first tag that fits a value reads it. */
const schema = new Schema({
  schema: 'core',
  customTags: (tags) => [includeTag, numberTag, ...tags],
  merge: false,
});

/** Reads one YAML file as it stands; an include, written as a tag or inside a string, is a string. Throws like the parser. */
export function readYamlFile(file: string): unknown {
  return parse(readFileSync(file, 'utf8'), { schema });
}

/** The file that a value of another file includes, which it names relative to that file; undefined when it includes none. */
export function includedFile(value: unknown, file: string): string | undefined {
  const target = typeof value === 'string' ? includePattern.exec(value)?.[1] : undefined;
  return target === undefined ? undefined : join(dirname(file), target);
}

/** Told of each file that cannot be read. It may throw; otherwise the file counts as empty, and the rest is read. */
export type OnUnreadable = (file: string, error: unknown) => void;

/** Reads a YAML file with its includes. A missing file is undefined; a missing included file cannot be read. */
export function readYamlTree(file: string, onUnreadable: OnUnreadable): unknown {
  return existsSync(file) ? readTree(file, onUnreadable) : undefined;
}

function readTree(file: string, onUnreadable: OnUnreadable): unknown {
  try {
    if (!existsSync(file)) throw new Error(`metadata: included file ${file} does not exist`);
    return resolveIncludes(readYamlFile(file), file, onUnreadable);
  } catch (error) {
    onUnreadable(file, error);
    return undefined;
  }
}

function resolveIncludes(value: unknown, file: string, onUnreadable: OnUnreadable): unknown {
  const included = includedFile(value, file);
  if (included !== undefined) return readTree(included, onUnreadable);
  const resolve = (inner: unknown) => resolveIncludes(inner, file, onUnreadable);
  if (Array.isArray(value)) return value.map(resolve).filter((item) => item !== undefined);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
}
