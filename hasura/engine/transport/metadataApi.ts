import { EngineError } from '../errors';
import { isJsonObject, type Json, type JsonObject } from '../json';
import { isBlocking, type Inconsistency } from '../metadata/inconsistency';
import type { Metadata } from '../metadata/types';
import { addSource } from './addSource';
import { dropSource } from './dropSource';
import { getCatalogState, setCatalogState } from './catalogState';
import { success, type Handler, type MetadataHost } from './metadataHost';
import { trackTable, untrackTable } from './trackTable';
import { trackTables, untrackTables } from './trackTables';
import { createTurns } from './turns';

const handlers: Readonly<Record<string, Handler>> = {
  export_metadata: async (host) => host.generation().metadata,
  replace_metadata: replaceMetadata,
  clear_metadata: clearMetadata,
  reload_metadata: async (host) => {
    const { problems } = await host.apply(host.generation(), () => true);
    return { ...success, is_consistent: problems.length === 0 };
  },
  get_inconsistent_metadata: async (host) => ({
    is_consistent: host.generation().problems.length === 0,
    inconsistent_objects: host.generation().problems,
  }),
  track_table: trackTable,
  untrack_table: untrackTable,
  track_tables: trackTables,
  untrack_tables: untrackTables,
  add_source: addSource,
  drop_source: dropSource,
  get_catalog_state: getCatalogState,
  set_catalog_state: setCatalogState,
  run_sql: runSql,
  bulk: async (host, args) => {
    const answers: unknown[] = [];
    for (const command of Array.isArray(args) ? args : []) answers.push(await runCommand(host, command));
    return answers;
  },
};

/** Runs one command `{type, args}` of `/v1/metadata` or `/v2/query`. Rejects with EngineError for one it does not know. */
export type RunCommand = (body: Json) => Promise<unknown>;

/** Runs commands one after another, so that each builds on what the one before has left. */
export function createMetadataApi(host: MetadataHost): RunCommand {
  const takeTurn = createTurns();
  return (body) => takeTurn(() => runCommand(host, body));
}

async function runCommand(host: MetadataHost, body: Json): Promise<unknown> {
  if (!isJsonObject(body) || typeof body.type !== 'string') {
    throw new EngineError('parse-failed', 'key "type" not found');
  }
  const handler = handlers[body.type.replace(/^pg_/, '')];
  if (!handler) throw new EngineError('parse-failed', `unknown command "${body.type}"`, '$.type');
  return handler(host, body.args ?? {});
}

/** As Hasura, keeps the source `default`, with nothing tracked in it. */
async function clearMetadata(host: MetadataHost): Promise<unknown> {
  const kept = host.generation().metadata.sources.filter(({ name }) => name === 'default');
  const sources = kept.map(({ name, kind, configuration }) => ({ name, kind, tables: [], configuration }));
  await host.apply({ metadata: { version: 3, sources } }, () => true);
  return success;
}

async function replaceMetadata(host: MetadataHost, args: Json): Promise<unknown> {
  if (!isJsonObject(args)) throw new EngineError('parse-failed', 'expected Object', '$.args');
  const isPlain = !('metadata' in args);
  const allow = args.allow_inconsistent_metadata === true && !isPlain;
  const metadata = toMetadata(isPlain ? args : args.metadata);
  const { problems } = await host.apply({ metadata }, (next) => allow || !next.problems.some(isBlocking));
  if (problems.some(isBlocking) && !allow) throw inconsistent(problems);
  if (isPlain) return success;
  return problems.length === 0 ? { is_consistent: true } : { is_consistent: false, inconsistent_objects: problems };
}

function toMetadata(value: Json | undefined): Metadata {
  if (!isJsonObject(value) || value.version !== 3) {
    throw new EngineError('parse-failed', 'metadata of version 3 is expected', '$.args');
  }
  return {
    ...(value as JsonObject & Metadata),
    version: 3,
    sources: (value.sources ?? []) as unknown as Metadata['sources'],
  };
}

function inconsistent(problems: readonly Inconsistency[]): EngineError {
  const message = 'cannot continue due to inconsistent metadata';
  return new EngineError('unexpected', message, '$.args', { internal: problems });
}

async function runSql(host: MetadataHost, args: Json): Promise<unknown> {
  if (!isJsonObject(args) || typeof args.sql !== 'string') {
    throw new EngineError('parse-failed', 'key "sql" not found', '$.args');
  }
  const { fields, rows } = await host.generation().database.script(args.sql);
  return fields.length > 0
    ? { result_type: 'TuplesOk', result: [fields, ...rows] }
    : { result_type: 'CommandOk', result: null };
}
