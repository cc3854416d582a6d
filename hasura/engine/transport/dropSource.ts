import { EngineError } from '../errors';
import { isJsonObject, type Json } from '../json';
import { dropObjects, requireSource } from './changeMetadata';
import { success, type Handler } from './metadataHost';

/** Drops a source with what is tracked in it. */
export const dropSource: Handler = async (host, args) => {
  const { name, cascade } = readArguments(args);
  const { metadata, problems } = host.generation();
  const source = requireSource(metadata, name);
  const isInconsistent = problems.some((problem) => problem.name === `source ${name}`);
  if (isInconsistent && cascade) {
    throw new EngineError('unexpected', `source with name "${name}" is inconsistent`, '$.args');
  }
  await dropObjects(host, [source], cascade);
  return success;
};

function readArguments(args: Json): { readonly name: string; readonly cascade: boolean } {
  if (!isJsonObject(args) || typeof args.name !== 'string') {
    throw new EngineError('parse-failed', 'key "name" not found', '$.args');
  }
  return { name: args.name, cascade: args.cascade === true };
}
