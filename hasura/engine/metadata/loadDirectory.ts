import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isJsonObject } from '../json';
import { mergeActions, type ActionsYaml } from './mergeActions';
import { parseActionsSdl, type ActionsSdl } from './actionsSdl';
import { StrictList, type InconsistencyList } from './inconsistency';
import type { Metadata, SourceMetadata } from './types';
import { readYamlTree } from './yamlTree';

/** Files whose content is the value of one key of the JSON form. */
const plainFileNames: Readonly<Record<string, string>> = {
  remote_schemas: 'remote_schemas',
  query_collections: 'query_collections',
  allow_list: 'allowlist',
  cron_triggers: 'cron_triggers',
  api_limits: 'api_limits',
  metrics_config: 'metrics_config',
  inherited_roles: 'inherited_roles',
  graphql_schema_introspection: 'graphql_schema_introspection',
  rest_endpoints: 'rest_endpoints',
  network: 'network',
  opentelemetry: 'opentelemetry',
  backend_configs: 'backend_configs',
};

/** Why metadata without sources is not served, and what to do. */
export const olderVersion =
  'only metadata of version 3 is served; `hasura scripts update-project-v3` converts a project of version 2';

/**
 * Reads a metadata directory in the format of `hasura metadata apply`. Throws for one of an older version. A missing file is an empty object of its kind. A file or an action
 * that cannot be read goes on `problems`, and the rest is read.
 */
export function loadMetadataDirectory(directory: string, problems: InconsistencyList = new StrictList()): Metadata {
  if (!existsSync(directory)) throw new Error(`metadata: directory ${directory} does not exist`);
  const read = (...path: string[]) =>
    readYamlTree(join(directory, ...path), (file, error) =>
      problems.addError('file', relative(directory, file), undefined, error),
    );
  const version = read('version.yaml');
  if (isJsonObject(version) && version.version !== 3) throw new Error(`metadata: ${directory}: ${olderVersion}`);
  const sources = (read('databases', 'databases.yaml') ?? []) as SourceMetadata[];
  const actions = (read('actions.yaml') ?? {}) as ActionsYaml;
  const merged = mergeActions(readActionsSdl(directory, problems), actions, problems);
  return { version: 3, sources, ...merged, ...plainFiles(read) };
}

function readActionsSdl(directory: string, problems: InconsistencyList): ActionsSdl {
  const file = join(directory, 'actions.graphql');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return problems.attempt('file', 'actions.graphql', undefined, () => parseActionsSdl(text)) ?? parseActionsSdl('');
}

function plainFiles(read: (file: string) => unknown): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [file, key] of Object.entries(plainFileNames)) {
    const content = read(`${file}.yaml`);
    if (content !== undefined && content !== null) found[key] = content;
  }
  return found;
}
