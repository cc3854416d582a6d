import { EngineError } from '../errors';
import { isJsonObject, type Json } from '../json';
import { nameKey, qualified } from '../metadata/names';
import type { Metadata, NameReference, TableMetadata } from '../metadata/types';
import { requireSource } from './changeMetadata';

/** What a command about one table says. */
export interface TableArguments {
  readonly source: string;
  readonly table: NameReference;
  /** As errors and the list of inconsistencies name it. */
  readonly name: string;
  readonly cascade: boolean;
  readonly options: Pick<TableMetadata, 'is_enum' | 'configuration'>;
}

/** Reads the arguments in both of Hasura's forms: an object with the key `table`, or the name alone, for the source `default`. */
export function readTable(args: Json): TableArguments {
  const named = isJsonObject(args) && args.table !== undefined ? args : { table: args };
  const { source = 'default', table, cascade, is_enum, configuration } = named;
  if (typeof source !== 'string') throw new EngineError('parse-failed', 'expected String', '$.args.source');
  if (!isNameReference(table)) throw new EngineError('parse-failed', 'the name of a table is expected', '$.args.table');
  const options = {
    ...(typeof is_enum === 'boolean' && { is_enum }),
    ...(isJsonObject(configuration) && { configuration }),
  };
  return { source, table, name: nameKey(qualified(table)), cascade: cascade === true, options };
}

/** Whether a value names a table or a function, in either form. */
export function isNameReference(value: Json | undefined): value is NameReference & Json {
  if (typeof value === 'string') return value !== '';
  return isJsonObject(value) && typeof value.name === 'string' && ['string', 'undefined'].includes(typeof value.schema);
}

/** The table in the metadata, if it is tracked. Throws `not-exists` for a source that the metadata does not have. */
export function trackedTable(metadata: Metadata, { source, name }: TableArguments): TableMetadata | undefined {
  return requireSource(metadata, source).tables?.find(({ table }) => nameKey(qualified(table)) === name);
}
