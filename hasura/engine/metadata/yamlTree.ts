import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CORE_SCHEMA, defineScalarTag, floatCoreTag, intCoreTag, loadAll, type ScalarTagDefinition } from 'js-yaml';
import { isJsonObject, numberOf } from '../json';

const includePattern = /^!include\s+(\S.*?)\s*$/;
const decimalPattern = /^[-+]?\d+(\.\d+)?([eE][-+]?\d+)?$/;

/** Metadata is read and never written as YAML. */
const neverWritten = () => false;

/** Turns the tag form of an include into the quoted form, so that one walk resolves both. */
const includeTag = defineScalarTag('!include', { resolve: (path) => `!include ${path}`, identify: neverWritten });

/** Numbers of the decimal form, with all their digits; others, such as hexadecimal ones and .inf, as the parser reads them. */
const exact = ({ tagName, implicit, implicitFirstChars, resolve }: ScalarTagDefinition<number>) =>
  defineScalarTag<unknown>(tagName, {
    implicit,
    implicitFirstChars,
    resolve: (text, isExplicit, name) =>
      decimalPattern.test(text) ? numberOf(text.replace(/^\+/, '')) : resolve(text, isExplicit, name),
    identify: neverWritten,
  });

const schema = CORE_SCHEMA.withTags(includeTag, exact(intCoreTag), exact(floatCoreTag));

/**
 * Reads one YAML file as it stands; an include, written as a tag or inside a string, is a string. An empty file is
 * null. Throws like the parser.
 */
export function readYamlFile(file: string): unknown {
  const documents = loadAll(readFileSync(file, 'utf8'), { schema });
  if (documents.length > 1) throw new Error(`metadata: ${file} holds more than one document`);
  return documents[0] ?? null;
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
