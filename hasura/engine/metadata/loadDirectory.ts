import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeActions, type ActionsYaml } from './mergeActions';
import { parseActionsSdl } from './actionsSdl';
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

/** Reads a metadata directory in the format of `hasura metadata apply`. A missing file is an empty object of its kind. */
export function loadMetadataDirectory(directory: string): Metadata {
  if (!existsSync(directory)) throw new Error(`metadata: directory ${directory} does not exist`);
  const sources = (readYamlTree(join(directory, 'databases', 'databases.yaml')) ?? []) as SourceMetadata[];
  const sdlFile = join(directory, 'actions.graphql');
  const sdl = parseActionsSdl(existsSync(sdlFile) ? readFileSync(sdlFile, 'utf8') : '');
  const actions = (readYamlTree(join(directory, 'actions.yaml')) ?? {}) as ActionsYaml;
  return { version: 3, sources, ...mergeActions(sdl, actions), ...plainFiles(directory) };
}

function plainFiles(directory: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [file, key] of Object.entries(plainFileNames)) {
    const content = readYamlTree(join(directory, `${file}.yaml`));
    if (content !== undefined && content !== null) found[key] = content;
  }
  return found;
}
