import type { Catalog } from '../catalog/types';
import { inSource, inTable, type InconsistencyList } from '../metadata/inconsistency';
import { nameKey, qualified } from '../metadata/names';
import type { Metadata, NamingConvention, TableMetadata } from '../metadata/types';
import { servedSource } from '../metadata/sourceDatabase';
import { reportUnserved } from '../metadata/unserved';
import { adminRole } from '../session';
import { buildActionRelationships, buildActions } from './buildActions';
import { buildComputedField, buildFunction } from './buildFunction';
import { permissionBuilders, permissionsOf, type PermissionContext, type PermissionKind } from './buildPermissions';
import { buildRelationship } from './buildRelationship';
import { buildTable } from './buildTable';
import { reportCustomTypes } from './customTypes';
import { requireEnumTable } from './enumTable';
import { orderRoles, withHeirs } from './inheritedRoles';
import { inheritPermissions } from './inheritPermissions';
import { requireFreeField } from './lookup';
import { createNaming } from './naming';
import type { Model } from './model';
import { grant, grantedTo, type GrantedPermissions } from './permissions';
import type { ComputedField, EnumValue, Relationship, Table } from './table';
import type { WebhookOptions } from './webhook';

/** What a model is built from. */
export interface ModelInput extends WebhookOptions {
  readonly catalog: Catalog;
  readonly metadata: Metadata;
  /** For sources that name none themselves; absent: all are `hasura-default`. */
  readonly namingConvention?: NamingConvention;
  /** Values of the enum tables, by table key. */
  readonly enumValues: ReadonlyMap<string, EnumValue[]>;
}

/** Resolves metadata against the catalog. What cannot be resolved goes on `problems`, and the rest is served. */
export function buildModel(input: ModelInput, problems: InconsistencyList): Model {
  const source = servedSource(input.metadata);
  const tracked = source?.tables ?? [];
  reportUnserved(input.metadata, problems);
  const tables = trackTables(input, problems);
  linkEnums(input.catalog, tables);
  const forEachTracked = (visit: (table: Table, metadata: TableMetadata) => void): void => {
    for (const metadata of tracked) {
      const table = tables.get(nameKey(qualified(metadata.table)));
      if (table) visit(table, metadata);
    }
  };
  forEachTracked((table, metadata) => addRelationships(input, tables, table, metadata, problems));
  forEachTracked((table, metadata) => addComputedFields(input, tables, table, metadata, problems));
  const permissions: GrantedPermissions = new Map();
  forEachTracked((table, metadata) => addPermissions(permissions, { ...input, tables, table }, metadata, problems));
  const inherited = orderRoles(input.metadata.inherited_roles);
  forEachTracked((table) => inheritPermissions(permissions, inherited, table, source?.name ?? '', problems));
  const customTypes = input.metadata.custom_types ?? {};
  reportCustomTypes(customTypes, input.catalog.scalars, problems);
  const scalars = input.catalog.scalars;
  const actions = buildActions(input.metadata, { ...input, scalars, heirs: inherited }, problems);
  const functions = (source?.functions ?? []).flatMap((fn) => {
    const name = nameKey(qualified(fn.function));
    const built = problems.attempt(
      'function',
      inSource(name, source?.name ?? ''),
      fn,
      () => buildFunction(input.catalog.functions, tables, fn),
      `in function "${name}": `,
    );
    return built ? [{ ...built, roles: withHeirs(inherited, built.roles) }] : [];
  });
  const actionRelationships = buildActionRelationships(customTypes, tables, problems);
  const roles = new Set([
    ...[...permissions.values()].flatMap((byRole) => [...byRole.keys()]),
    ...actions.flatMap((action) => [...action.roles]),
    ...functions.flatMap((fn) => [...fn.roles]),
    ...inherited.map(({ name }) => name),
  ]);
  return { tables, permissions, functions, actions, customTypes, actionRelationships, roles };
}

function trackTables(input: ModelInput, problems: InconsistencyList): Map<string, Table> {
  const tables = new Map<string, Table>();
  const source = servedSource(input.metadata);
  const naming = createNaming(source?.customization ?? {}, input.namingConvention);
  for (const metadata of source?.tables ?? []) {
    const key = nameKey(qualified(metadata.table));
    const table = problems.attempt('table', inSource(key, source?.name ?? ''), metadata, () => {
      const found = input.catalog.tables.get(key);
      if (!found) throw new Error(`no such table/view exists in source: "${key}"`);
      if (tables.has(key)) throw new Error(`the table "${key}" is tracked more than once`);
      const enumValues = metadata.is_enum ? (input.enumValues.get(key) ?? []) : undefined;
      if (enumValues) requireEnumTable(found, enumValues);
      return buildTable(found, metadata, naming, enumValues);
    });
    if (table) tables.set(key, table);
  }
  return tables;
}

function linkEnums(catalog: Catalog, tables: ReadonlyMap<string, Table>): void {
  for (const [key, table] of tables) {
    for (const foreignKey of catalog.tables.get(key)?.foreignKeys ?? []) {
      const target = tables.get(nameKey({ schema: foreignKey.targetSchema, name: foreignKey.targetTable }));
      const column = table.columns.find(({ name }) => name === foreignKey.columns[0]);
      if (foreignKey.columns.length === 1 && target?.enumValues && column) column.enumTable = target;
    }
  }
}

function addRelationships(
  input: ModelInput,
  tables: ReadonlyMap<string, Table>,
  table: Table,
  metadata: TableMetadata,
  problems: InconsistencyList,
): void {
  const context = { table, tables, catalogTables: input.catalog.tables };
  const add = (kind: Relationship['kind'], relationships: TableMetadata['object_relationships']): void => {
    for (const relationship of relationships ?? []) {
      const { name, context: where } = placeOf(input, table, relationship.name, 'relationship');
      const build = (): Relationship => {
        requireFreeField(table, relationship.name);
        return buildRelationship(context, kind, relationship);
      };
      const built = problems.attempt(`${kind}_relation`, name, relationship, build, where);
      if (built) table.relationships.set(built.name, built);
    }
  };
  add('object', metadata.object_relationships);
  add('array', metadata.array_relationships);
}

function addComputedFields(
  input: ModelInput,
  tables: ReadonlyMap<string, Table>,
  table: Table,
  metadata: TableMetadata,
  problems: InconsistencyList,
): void {
  for (const field of metadata.computed_fields ?? []) {
    const { name, context } = placeOf(input, table, field.name, 'computed field');
    const build = (): ComputedField => {
      requireFreeField(table, field.name);
      return buildComputedField(input.catalog.functions, tables, table, field);
    };
    const built = problems.attempt('computed_field', name, field, build, context);
    if (built) table.computedFields.set(built.name, built);
  }
}

/** The name of an object of a table on the list of what is inconsistent, and what its reason begins with. */
function placeOf(
  { metadata }: Pick<ModelInput, 'metadata'>,
  table: Table,
  name: string,
  kind: string,
): { readonly name: string; readonly context: string } {
  const key = nameKey(table);
  return {
    name: inTable(name, key, servedSource(metadata)?.name ?? ''),
    context: `in table "${key}": in ${kind} "${name}": `,
  };
}

function addPermissions(
  granted: GrantedPermissions,
  context: PermissionContext & Pick<ModelInput, 'metadata'>,
  metadata: TableMetadata,
  problems: InconsistencyList,
): void {
  const { table } = context;
  for (const kind of Object.keys(permissionBuilders) as PermissionKind[]) {
    for (const entry of permissionsOf(metadata, kind)) {
      const { name, context: where } = placeOf(context, table, entry.role, 'permission for role');
      const build = () => {
        if (entry.role === adminRole) throw new Error('cannot define permission for admin role');
        if (permissionsOf(metadata, kind).find(({ role }) => role === entry.role) !== entry) {
          throw new Error(`the role "${entry.role}" has this permission already`);
        }
        return permissionBuilders[kind](context, entry.permission);
      };
      const built = problems.attempt(kind.replace(/s$/, ''), name, entry, build, where);
      if (built) grant(granted, table, entry.role, { ...grantedTo(granted, table, entry.role), ...built });
    }
  }
}
