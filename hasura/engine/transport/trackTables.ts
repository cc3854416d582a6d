import { EngineError } from '../errors';
import { isJsonObject, type Json } from '../json';
import { inSource, type Inconsistency } from '../metadata/inconsistency';
import { hasObject } from '../metadata/withoutObjects';
import {
  dependentsMessage,
  dropObjects,
  newInconsistency,
  reasonsMessage,
  tryChange,
  tryWithout,
} from './changeMetadata';
import type { Handler, MetadataHost } from './metadataHost';
import { readTable, trackedTable, type TableArguments } from './tableArguments';
import { TableWarnings } from './tableWarnings';
import { requireTracked, requireUntracked, withTable } from './trackTable';

/** Tracks several tables at once. Those that cannot be tracked are left out, or prevent it all where warnings are not allowed. */
export const trackTables: Handler = async (host, args) => {
  const { tables, warnings } = readTables(args, 'track');
  const { metadata } = host.generation();
  let left = warnings.passing(tables, (table) => requireUntracked(metadata, table));
  for (;;) {
    warnings.requireAcceptable(left);
    const { problems } = await tryChange(host, left.reduce(withTable, metadata));
    if (problems.length === 0) return warnings.answer();
    const consistent = left.filter((table) => !addOwn(warnings, table, problems));
    if (consistent.length === left.length) throw newInconsistency(problems);
    left = consistent;
  }
};

/** Adds a warning where problems are about the table itself; gives whether there is one. */
function addOwn(warnings: TableWarnings, table: TableArguments, problems: readonly Inconsistency[]): boolean {
  const own = problems.filter(({ name }) => name === `table ${inSource(table.name, table.source)}`);
  if (own.length > 0) warnings.add(table, reasonsMessage(own));
  return own.length > 0;
}

/** Untracks several tables at once. Those on which others depend stay tracked, unless `cascade` is given for them. */
export const untrackTables: Handler = async (host, args) => {
  const { tables, warnings } = readTables(args, 'untrack');
  const { metadata } = host.generation();
  let left: readonly TableArguments[] = warnings.passing(tables, (table) => requireTracked(metadata, table));
  for (;;) {
    warnings.requireAcceptable(left);
    const free = await withoutDependents(host, left, warnings);
    if (free.length === left.length) break;
    left = free;
  }
  const objects = left.map((table) => requireTracked(metadata, table));
  await dropObjects(
    host,
    objects,
    left.some(({ cascade }) => cascade),
  );
  return warnings.answer();
};

/** The tables on which nothing depends but the others of them, and those that are dropped with what depends on them. */
async function withoutDependents(
  host: MetadataHost,
  tables: readonly TableArguments[],
  warnings: TableWarnings,
): Promise<readonly TableArguments[]> {
  const { metadata } = host.generation();
  const together = await tryWithout(
    host,
    tables.map((table) => requireTracked(metadata, table)),
  );
  if (together.problems.length === 0) return tables;
  const free: TableArguments[] = [];
  for (const table of tables) {
    const dependents = table.cascade ? [] : await dependentsOutside(host, table, tables);
    if (dependents.length === 0) free.push(table);
    else warnings.add(table, dependentsMessage(dependents));
  }
  return free;
}

/** What depends on a table and is no part of any of the tables. */
async function dependentsOutside(
  host: MetadataHost,
  table: TableArguments,
  tables: readonly TableArguments[],
): Promise<readonly Inconsistency[]> {
  const { next, problems } = await tryWithout(host, [requireTracked(host.generation().metadata, table)]);
  const inside = tables.map((other) => trackedTable(next.metadata, other));
  return problems.filter(({ definition }) => !inside.some((part) => hasObject(part, definition)));
}

interface SeveralTables {
  readonly tables: readonly TableArguments[];
  readonly warnings: TableWarnings;
}

function readTables(args: Json, verb: 'track' | 'untrack'): SeveralTables {
  if (!isJsonObject(args) || !Array.isArray(args.tables)) {
    throw new EngineError('parse-failed', 'key "tables" not found', '$.args');
  }
  const tables = args.tables.map(readTable);
  const names = tables.map(({ source, name }) => `${source}.${name}`);
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  if (repeated.length > 0) {
    const message = `The following tables occur more than once in the request: ${[...new Set(repeated)].join(', ')}`;
    throw new EngineError('bad-request', message, '$.args.tables');
  }
  return { tables, warnings: new TableWarnings(verb, args.allow_warnings !== false) };
}
