import { EngineError } from '../errors';
import { inSource } from '../metadata/inconsistency';
import type { Metadata, TableMetadata } from '../metadata/types';
import { changeObject, dropObjects, requireSource, withSource } from './changeMetadata';
import { success, type Handler } from './metadataHost';
import { readTable, trackedTable, type TableArguments } from './tableArguments';

export const trackTable: Handler = async (host, args) => {
  const table = readTable(args);
  const { metadata } = host.generation();
  requireUntracked(metadata, table);
  await changeObject(host, withTable(metadata, table), `table ${inSource(table.name, table.source)}`);
  return success;
};

export const untrackTable: Handler = async (host, args) => {
  const table = readTable(args);
  await dropObjects(host, [requireTracked(host.generation().metadata, table)], table.cascade);
  return success;
};

/** @throws EngineError `already-tracked` for a table that the metadata has, `not-exists` for an unknown source */
export function requireUntracked(metadata: Metadata, table: TableArguments): void {
  if (trackedTable(metadata, table)) {
    throw new EngineError('already-tracked', `view/table already tracked: "${table.name}"`, '$.args');
  }
}

/** The table in the metadata. @throws EngineError `already-untracked` where it is not, `not-exists` for an unknown source */
export function requireTracked(metadata: Metadata, table: TableArguments): TableMetadata {
  const tracked = trackedTable(metadata, table);
  if (!tracked) throw new EngineError('already-untracked', `view/table already untracked: "${table.name}"`, '$.args');
  return tracked;
}

/** The metadata with one more table. */
export function withTable(metadata: Metadata, { source, table, options }: TableArguments): Metadata {
  const target = requireSource(metadata, source);
  return withSource(metadata, { ...target, tables: [...(target.tables ?? []), { table, ...options }] });
}
