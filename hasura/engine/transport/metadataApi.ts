import { EngineError } from '../errors';
import { integerOf, isJsonObject, isNumber, type Json, type JsonObject } from '../json';
import { isBlocking, type Inconsistency } from '../metadata/inconsistency';
import type { Metadata } from '../metadata/types';
import { olderVersion } from '../metadata/loadDirectory';
import { withoutObjects } from '../metadata/withoutObjects';
import { addSource } from './addSource';
import { requireSource } from './changeMetadata';
import { dropSource } from './dropSource';
import { getCatalogState, setCatalogState } from './catalogState';
import { toPlainError } from './errorBody';
import { success, type Handler, type MetadataHost } from './metadataHost';
import { bulkAtomic, objectCommands } from './objectCommands';
import { trackTable, untrackTable } from './trackTable';
import { trackTables, untrackTables } from './trackTables';
import { createTurns } from './places';

const handlers: Readonly<Record<string, Handler>> = {
  export_metadata: async (host) => host.generation().metadata,
  replace_metadata: replaceMetadata,
  clear_metadata: clearMetadata,
  reload_metadata: async (host) => {
    const { problems } = await host.apply(host.generation(), () => true);
    return { ...success, ...consistency(problems) };
  },
  get_inconsistent_metadata: async (host) => ({
    is_consistent: host.generation().problems.length === 0,
    inconsistent_objects: host.generation().problems,
  }),
  drop_inconsistent_metadata: async (host) => {
    const { metadata, problems } = host.generation();
    const dropped = problems.filter(isBlocking).map(({ definition }) => definition);
    await host.apply({ metadata: withoutObjects(metadata, dropped) }, () => true);
    return success;
  },
  track_table: trackTable,
  add_existing_table_or_view: trackTable,
  untrack_table: untrackTable,
  track_tables: trackTables,
  untrack_tables: untrackTables,
  add_source: addSource,
  drop_source: dropSource,
  ...objectCommands,
  get_catalog_state: getCatalogState,
  set_catalog_state: setCatalogState,
  run_sql: runSql,
  bulk: (host, args) => runAll(args, (command) => runCommand(host, command)),
  bulk_atomic: bulkAtomic,
  bulk_keep_going: (host, args) => runAll(args, (command) => runCommand(host, command).catch(refusal)),
};

/** Commands whose second version answers more than the first. */
const secondVersions: Readonly<Record<string, Handler>> = {
  export_metadata: async (host) => ({
    resource_version: host.resourceVersion(),
    metadata: host.generation().metadata,
  }),
};

/**
 * Runs one command `{type, args}` of `/v1/metadata` or `/v2/query`. Rejects with EngineError for one it does not know, and `conflict` for one
 * whose `resource_version` is not that of the metadata.
 */
export type RunCommand = (body: Json) => Promise<unknown>;

/** Runs commands one after another, so that each builds on what the one before has left. */
export function createMetadataApi(host: Omit<MetadataHost, 'resourceVersion'>): RunCommand {
  const takeTurn = createTurns();
  const counting = countChanges(host);
  return (body) =>
    takeTurn(async () => {
      requireVersion(counting, body);
      return runCommand(counting, body);
    });
}

function requireVersion(host: MetadataHost, body: Json): void {
  const referenced = isJsonObject(body) ? body.resource_version : undefined;
  if (!isNumber(referenced) || integerOf(referenced) === BigInt(host.resourceVersion())) return;
  const message = `metadata resource version referenced (${String(referenced)}) did not match current version`;
  throw new EngineError('conflict', message);
}

/** Loading the same metadata again is no change. */
function countChanges(host: Omit<MetadataHost, 'resourceVersion'>): MetadataHost {
  let version = 1;
  const apply: MetadataHost['apply'] = async (next, accept) => {
    const isChange = next.metadata !== host.generation().metadata;
    return host.apply(next, (result) => {
      const accepted = accept(result);
      if (accepted && isChange) version += 1;
      return accepted;
    });
  };
  return { ...host, apply, resourceVersion: () => version };
}

async function runCommand(host: MetadataHost, body: Json): Promise<unknown> {
  if (!isJsonObject(body) || typeof body.type !== 'string') {
    throw new EngineError('parse-failed', 'key "type" not found');
  }
  const name = body.type.replace(/^pg_/, '');
  const handler = (body.version === 2 ? secondVersions[name] : undefined) ?? handlers[name];
  if (!handler) throw new EngineError('parse-failed', `unknown command "${body.type}"`, '$.type');
  return handler(host, body.args ?? {});
}

async function runAll(commands: Json, run: (command: Json) => Promise<unknown>): Promise<unknown[]> {
  if (!Array.isArray(commands)) throw new EngineError('parse-failed', 'expected Array', '$.args');
  const answers: unknown[] = [];
  for (const command of commands) answers.push(await run(command));
  return answers;
}

/** The answer in place of a command that was refused, where the ones after it run all the same. */
function refusal(error: unknown): Record<string, unknown> {
  if (error instanceof EngineError) return toPlainError(error, { showInternal: true });
  throw error;
}

function consistency(problems: readonly Inconsistency[]): Record<string, unknown> {
  return problems.length === 0 ? { is_consistent: true } : { is_consistent: false, inconsistent_objects: problems };
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
  return consistency(problems);
}

function toMetadata(value: Json | undefined): Metadata {
  if (!isJsonObject(value) || value.version !== 3) {
    throw new EngineError('parse-failed', olderVersion, '$.args');
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
  if (typeof args.source === 'string' && args.source !== 'default') {
    requireSource(host.generation().metadata, args.source);
  }
  const { fields, rows } = await host.generation().database.script(args.sql);
  return fields.length > 0
    ? { result_type: 'TuplesOk', result: [fields, ...rows] }
    : { result_type: 'CommandOk', result: null };
}
