import { catalogQuery } from '../catalog/query';
import { readCatalog } from '../catalog/read';
import type { Catalog } from '../catalog/types';
import type { Environment } from '../metadata/environment';
import { InconsistencyList } from '../metadata/inconsistency';
import { nameKey, qualified } from '../metadata/names';
import { servedSource } from '../metadata/sourceDatabase';
import type { Metadata, NamingConvention } from '../metadata/types';
import { buildModel } from '../model/build';
import type { EnumValue } from '../model/table';
import { readAllowList } from '../plan/allowList';
import { readEndpoints } from '../plan/endpoints';
import { reportConflicts } from '../schema/conflicts';
import { qualifiedName, quoted } from '../sql/statement';
import type { Database } from './database';
import { createGeneration, type Generation } from './generation';

/** What a load of metadata depends on besides the metadata and the database. */
export interface LoadOptions {
  readonly environment: Environment;
  readonly inferFunctionPermissions: boolean;
  /** For sources that name none themselves; absent: naming conventions are off. */
  readonly namingConvention?: NamingConvention;
  /** Roles other than admin may send the operations of the metadata's allow-list only; default false. */
  readonly enforceAllowList?: boolean;
  /** Hasura's experimental feature `no_null_unbound_variable_default`; default false. */
  readonly dropsAbsentVariables?: boolean;
  /** For the headers of actions: configured ones win over a client's; default false. */
  readonly configuredHeadersWin?: boolean;
}

/** Reads the catalog and resolves metadata against it. What cannot be resolved is added to the problems of reading it. */
export async function loadGeneration(
  database: Database,
  metadata: Metadata,
  options: LoadOptions,
  problems = new InconsistencyList(),
): Promise<Generation> {
  const unreadable = [...problems.items];
  const answer = await database.script(catalogQuery);
  const catalog = readCatalog(answer.rows[0]?.[0] ?? '{}');
  const enumValues = await readEnumValues(database, metadata, catalog);
  const { environment, configuredHeadersWin = false, namingConvention } = options;
  const input = { catalog, metadata, environment, configuredHeadersWin, namingConvention, enumValues };
  const model = buildModel(input, problems);
  reportConflicts(model, servedSource(metadata)?.name ?? '', problems);
  const allowed = readAllowList(metadata, problems);
  const allowList = options.enforceAllowList ? allowed : undefined;
  const endpoints = readEndpoints(metadata, problems);
  const { dropsAbsentVariables = false } = options;
  const parts = { catalog, metadata, model, problems: problems.items, unreadable, database, endpoints, allowList };
  return createGeneration({ ...parts, dropsAbsentVariables }, options.inferFunctionPermissions);
}

async function readEnumValues(
  database: Database,
  metadata: Metadata,
  catalog: Catalog,
): Promise<Map<string, EnumValue[]>> {
  const values = new Map<string, EnumValue[]>();
  for (const table of servedSource(metadata)?.tables ?? []) {
    const key = nameKey(qualified(table.table));
    const found = catalog.tables.get(key);
    if (!table.is_enum || !found) continue;
    const [name] = found.primaryKey.columns;
    if (name === undefined) continue;
    const comment = found.columns.find((column) => column.name !== name)?.name;
    const columns = `${quoted(name)}::text, ${comment ? `${quoted(comment)}::text` : 'null'}`;
    const { rows } = await database.script(`select ${columns} from ${qualifiedName(found)} order by 1`);
    values.set(
      key,
      rows.map(([value = '', text]) => ({ value, comment: text || undefined })),
    );
  }
  return values;
}
