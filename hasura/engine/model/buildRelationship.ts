import type { CatalogForeignKey, CatalogTable } from '../catalog/types';
import { nameKey, type qualified } from '../metadata/names';
import type { RelationshipMetadata } from '../metadata/types';
import { columnOf, tableOf } from './lookup';
import type { ColumnMapping, Relationship, Table } from './table';

interface Context {
  readonly table: Table;
  readonly catalogTables: ReadonlyMap<string, CatalogTable>;
  readonly tables: ReadonlyMap<string, Table>;
}

/** Resolves a relationship over its foreign key or its own mapping. Throws when table, key or column is missing. */
export function buildRelationship(
  context: Context,
  kind: Relationship['kind'],
  metadata: RelationshipMetadata,
): Relationship {
  const { foreign_key_constraint_on: constraint, manual_configuration: manual } = metadata.using;
  if (manual) return manualRelationship(context, kind, metadata);
  if (typeof constraint === 'string') return forward(context, kind, metadata, [constraint]);
  if (Array.isArray(constraint)) return forward(context, kind, metadata, constraint);
  if (constraint) return reverse(context, kind, metadata, constraint);
  throw new Error(`relationship "${metadata.name}" says neither a foreign key nor a mapping`);
}

function manualRelationship(
  context: Context,
  kind: Relationship['kind'],
  metadata: RelationshipMetadata,
): Relationship {
  const manual = metadata.using.manual_configuration;
  if (!manual) throw new Error('manual configuration expected');
  const target = tableOf(context.tables, manual.remote_table);
  const mapping = Object.entries(manual.column_mapping).map(([local, remote]) => ({
    local: columnOf(context.table, local),
    remote: columnOf(target, remote),
  }));
  const insertedFirst = kind === 'object' && manual.insertion_order !== 'after_parent';
  return { name: metadata.name, kind, target, mapping, nullable: true, insertedFirst, comment: metadata.comment };
}

function forward(
  context: Context,
  kind: Relationship['kind'],
  metadata: RelationshipMetadata,
  columns: readonly string[],
): Relationship {
  const key = foreignKeyOn(context, context.table, columns);
  const target = tableOf(context.tables, { schema: key.targetSchema, name: key.targetTable });
  const mapping = pair(context.table, key.columns, target, key.targetColumns);
  const nullable = mapping.some(({ local }) => local.nullable);
  return { name: metadata.name, kind, target, mapping, nullable, insertedFirst: true, comment: metadata.comment };
}

function reverse(
  context: Context,
  kind: Relationship['kind'],
  metadata: RelationshipMetadata,
  constraint: { table: Parameters<typeof qualified>[0]; column?: string; columns?: string[] },
): Relationship {
  const target = tableOf(context.tables, constraint.table);
  const key = foreignKeyOn(
    context,
    target,
    constraint.columns ?? (constraint.column ? [constraint.column] : []),
    context.table,
  );
  const mapping = pair(context.table, key.targetColumns, target, key.columns);
  return {
    name: metadata.name,
    kind,
    target,
    mapping,
    nullable: true,
    insertedFirst: false,
    comment: metadata.comment,
  };
}

function pair(local: Table, locals: readonly string[], remote: Table, remotes: readonly string[]): ColumnMapping {
  return locals.map((name, index) => ({
    local: columnOf(local, name),
    remote: columnOf(remote, remotes[index] ?? ''),
  }));
}

function foreignKeyOn(context: Context, owner: Table, columns: readonly string[], target?: Table): CatalogForeignKey {
  const wanted = [...columns].sort().join();
  const found = context.catalogTables
    .get(nameKey(owner))
    ?.foreignKeys.find(
      (key) =>
        [...key.columns].sort().join() === wanted &&
        (!target || (key.targetSchema === target.schema && key.targetTable === target.name)),
    );
  if (!found) {
    throw new Error(`no foreign constraint exists on the given column(s): ${columns.join(', ')} of ${owner.name}`);
  }
  return found;
}
