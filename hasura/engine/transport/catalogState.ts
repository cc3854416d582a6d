import { randomUUID } from 'node:crypto';
import { EngineError } from '../errors';
import { isJsonObject, type Json } from '../json';
import { success, type CatalogState, type Handler } from './metadataHost';

/** The state of a new engine. It is kept in memory, as the metadata is. */
export function createCatalogState(): CatalogState {
  return { id: randomUUID(), cli_state: {}, console_state: {} };
}

export const getCatalogState: Handler = async ({ catalogState }) => catalogState;

export const setCatalogState: Handler = async ({ catalogState }, args) => {
  if (!isJsonObject(args)) throw new EngineError('parse-failed', 'expected Object', '$.args');
  const key = stateKeys.get(args.type);
  if (!key) throw new EngineError('parse-failed', 'expected "cli" or "console"', '$.args.type');
  if (!isJsonObject(args.state)) throw new EngineError('parse-failed', 'expected Object', '$.args.state');
  catalogState[key] = args.state;
  return success;
};

const stateKeys: ReadonlyMap<Json | undefined, 'cli_state' | 'console_state'> = new Map([
  ['cli', 'cli_state'],
  ['console', 'console_state'],
]);
