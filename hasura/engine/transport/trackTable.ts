import { EngineError } from '../errors';
import { isJsonObject, type Json } from '../json';
import { nameKey, qualified } from '../metadata/names';
import type { Metadata, NameReference, SourceMetadata, TableMetadata } from '../metadata/types';
import { withoutObjects } from '../metadata/withoutObjects';
import { changeObject, newInconsistency, requireSource, tryChange, withSource } from './changeMetadata';
import { success, type Handler } from './metadataHost';

export const trackTable: Handler = async (host, args) => {
  const { source: sourceName, table, options } = readArguments(args);
  const { metadata } = host.generation();
  const source = requireSource(metadata, sourceName);
  const name = nameKey(qualified(table));
  if (trackedTable(source, name)) {
    throw new EngineError('already-tracked', `view/table already tracked: "${name}"`, '$.args');
  }
  const tables = [...(source.tables ?? []), { table, ...options }];
  await changeObject(host, withSource(metadata, { ...source, tables }), 'table', name);
  return success;
};

export const untrackTable: Handler = async (host, args) => {
  const { source: sourceName, table, cascade } = readArguments(args);
  const { metadata } = host.generation();
  const name = nameKey(qualified(table));
  const tracked = trackedTable(requireSource(metadata, sourceName), name);
  if (!tracked) throw new EngineError('already-untracked', `view/table already untracked: "${name}"`, '$.args');
  let { next, problems } = await tryChange(host, withoutObjects(metadata, [tracked]));
  if (problems.length > 0 && !cascade) {
    const dependents = problems.map((problem) => `${problem.type} ${problem.name}`).join(', ');
    const message = `cannot drop due to the following dependent objects: ${dependents}`;
    throw new EngineError('dependency-error', message, '$.args');
  }
  while (problems.length > 0) {
    const smaller: Metadata = withoutObjects(
      next.metadata,
      problems.map(({ definition }) => definition),
    );
    if (smaller === next.metadata) throw newInconsistency(problems);
    ({ next, problems } = await tryChange(host, smaller));
  }
  return success;
};

function trackedTable({ tables = [] }: SourceMetadata, name: string): TableMetadata | undefined {
  return tables.find(({ table }) => nameKey(qualified(table)) === name);
}

/** What a command about one table says. */
interface TableArguments {
  readonly source: string;
  readonly table: NameReference;
  readonly cascade: boolean;
  readonly options: Pick<TableMetadata, 'is_enum' | 'configuration'>;
}

/** Reads the arguments in both of Hasura's forms: an object with the key `table`, or the name alone, for the source `default`. */
function readArguments(args: Json): TableArguments {
  const named = isJsonObject(args) && args.table !== undefined ? args : { table: args };
  const { source = 'default', table, cascade, is_enum, configuration } = named;
  if (typeof source !== 'string') throw new EngineError('parse-failed', 'expected String', '$.args.source');
  if (!isNameReference(table)) throw new EngineError('parse-failed', 'the name of a table is expected', '$.args.table');
  const options = {
    ...(typeof is_enum === 'boolean' && { is_enum }),
    ...(isJsonObject(configuration) && { configuration }),
  };
  return { source, table, cascade: cascade === true, options };
}

function isNameReference(value: Json | undefined): value is NameReference & Json {
  if (typeof value === 'string') return value !== '';
  return isJsonObject(value) && typeof value.name === 'string' && ['string', 'undefined'].includes(typeof value.schema);
}
