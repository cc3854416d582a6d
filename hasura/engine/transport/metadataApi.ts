import { EngineError } from '../errors';
import { isJsonObject, type Json, type JsonObject } from '../json';
import { isBlocking, type Inconsistency } from '../metadata/inconsistency';
import { emptyMetadata, type Metadata } from '../metadata/types';
import type { Generation } from '../execute/generation';

/** What the metadata API changes and reads. */
export interface MetadataHost {
  readonly generation: () => Pick<Generation, 'database' | 'metadata' | 'problems'>;
  /** Builds the new generation; it is served only when `accept` says so. */
  readonly apply: (
    metadata: Metadata,
    accept: (problems: readonly Inconsistency[]) => boolean,
  ) => Promise<readonly Inconsistency[]>;
}

type Handler = (host: MetadataHost, args: Json) => Promise<unknown>;

const handlers: Readonly<Record<string, Handler>> = {
  export_metadata: async (host) => host.generation().metadata,
  replace_metadata: replaceMetadata,
  clear_metadata: async (host) => {
    await host.apply(emptyMetadata, () => true);
    return { message: 'success' };
  },
  reload_metadata: async (host) => {
    const problems = await host.apply(host.generation().metadata, () => true);
    return { message: 'success', is_consistent: problems.length === 0 };
  },
  get_inconsistent_metadata: async (host) => ({
    is_consistent: host.generation().problems.length === 0,
    inconsistent_objects: host.generation().problems,
  }),
  run_sql: runSql,
  bulk: async (host, args) => {
    const answers: unknown[] = [];
    for (const command of Array.isArray(args) ? args : []) answers.push(await runCommand(host, command));
    return answers;
  },
};

/** Runs one command `{type, args}` of `/v1/metadata` or `/v2/query`. Throws EngineError for one it does not know. */
export async function runCommand(host: MetadataHost, body: Json): Promise<unknown> {
  if (!isJsonObject(body) || typeof body.type !== 'string') {
    throw new EngineError('parse-failed', 'key "type" not found');
  }
  const handler = handlers[body.type.replace(/^pg_/, '')];
  if (!handler) throw new EngineError('parse-failed', `unknown command "${body.type}"`, '$.type');
  return handler(host, body.args ?? {});
}

async function replaceMetadata(host: MetadataHost, args: Json): Promise<unknown> {
  if (!isJsonObject(args)) throw new EngineError('parse-failed', 'expected Object', '$.args');
  if (!('metadata' in args)) {
    const problems = await host.apply(toMetadata(args), (found) => !found.some(isBlocking));
    if (problems.some(isBlocking)) throw inconsistent(problems);
    return { message: 'success' };
  }
  const allow = args.allow_inconsistent_metadata === true;
  const problems = await host.apply(toMetadata(args.metadata), (found) => allow || !found.some(isBlocking));
  if (problems.some(isBlocking) && !allow) throw inconsistent(problems);
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
