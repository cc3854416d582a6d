import { EngineError } from '../errors';
import { isJsonObject, type Json } from '../json';
import { oneSourceIsServed, servedSource } from '../metadata/sourceDatabase';
import type { SourceMetadata } from '../metadata/types';
import { changeObject, withSource } from './changeMetadata';
import { success, type Handler } from './metadataHost';

/** Adds the one source that the engine serves, or replaces its configuration; tables and functions stay tracked. */
export const addSource: Handler = async (host, args) => {
  const { added, replaces } = readArguments(args);
  const { metadata } = host.generation();
  const existing = metadata.sources.find(({ name }) => name === added.name);
  if (existing && !replaces) {
    throw new EngineError('already-exists', `source with name "${added.name}" already exists`, '$.args');
  }
  const served = servedSource(metadata);
  if (served && served !== existing) {
    throw new EngineError('not-supported', oneSourceIsServed(served), '$.args');
  }
  const changed = existing
    ? withSource(metadata, { ...existing, ...added })
    : { ...metadata, sources: [...metadata.sources, { tables: [], ...added }] };
  await changeObject(host, changed, `source ${added.name}`);
  return success;
};

function readArguments(args: Json): { readonly added: SourceMetadata; readonly replaces: boolean } {
  if (!isJsonObject(args)) throw new EngineError('parse-failed', 'expected Object', '$.args');
  const { name, configuration, customization, replace_configuration: replaces } = args;
  if (typeof name !== 'string') throw new EngineError('parse-failed', 'key "name" not found', '$.args');
  if (!isJsonObject(configuration)) throw new EngineError('parse-failed', 'key "configuration" not found', '$.args');
  const added = {
    name,
    kind: 'postgres',
    configuration: configuration as SourceMetadata['configuration'],
    ...(isJsonObject(customization) && { customization }),
  };
  return { added, replaces: replaces === true };
}
