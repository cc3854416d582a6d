import type { CatalogTable } from '../catalog/types';
import { isGraphqlName, nameKey } from '../metadata/names';
import type { TableConfiguration, TableMetadata } from '../metadata/types';
import type { Naming, Stem } from './naming';
import type { Column, EnumValue, RootFieldName, Table } from './table';

/** A tracked table from its catalog entry and metadata; relationships and computed fields are added later. */
export function buildTable(
  catalog: CatalogTable,
  metadata: TableMetadata,
  naming: Naming,
  enumValues?: EnumValue[],
): Table {
  const configuration = metadata.configuration ?? {};
  const columns = catalog.columns.flatMap((column) => {
    const graphqlName = customColumnName(configuration, column.name) ?? naming.field(column.name);
    const comment = configuration.column_config?.[column.name]?.comment ?? column.comment;
    return isGraphqlName(graphqlName) ? [{ ...column, graphqlName, comment }] : [];
  });
  requireNames(catalog, configuration, columns);
  return {
    schema: catalog.schema,
    name: catalog.name,
    stem: stemOf(catalog, configuration),
    naming,
    comment: configuration.comment ?? catalog.comment,
    insertable: catalog.insertable,
    updatable: catalog.updatable,
    deletable: catalog.deletable,
    columns,
    primaryKey: keyColumns(columns, catalog.primaryKey.columns),
    uniqueIndexes: catalog.uniqueIndexes,
    rootFields: customRootFields(configuration),
    enumValues,
    relationships: new Map(),
    computedFields: new Map(),
  };
}

function customColumnName(configuration: TableConfiguration, column: string): string | undefined {
  return configuration.column_config?.[column]?.custom_name ?? configuration.custom_column_names?.[column];
}

/** What the configuration names must exist and be fit for GraphQL, and no two columns may share a name. */
function requireNames(catalog: CatalogTable, configuration: TableConfiguration, columns: readonly Column[]): void {
  for (const name of Object.keys({ ...configuration.column_config, ...configuration.custom_column_names })) {
    if (!catalog.columns.some((column) => column.name === name)) {
      throw new Error(`column "${name}" does not exist in table "${catalog.name}"`);
    }
    const custom = customColumnName(configuration, name);
    if (custom && !isGraphqlName(custom)) throw new Error(`the column name "${custom}" is not a GraphQL name`);
  }
  for (const { name } of Object.values(customRootFields(configuration))) {
    if (name && !isGraphqlName(name)) throw new Error(`the root field name "${name}" is not a GraphQL name`);
  }
  const twice = columns.find((column, index) => columns.findIndex(sameName(column)) < index);
  if (twice) throw new Error(`the column name "${twice.graphqlName}" is there more than once`);
}

function sameName({ graphqlName }: Column): (other: Column) => boolean {
  return (other) => other.graphqlName === graphqlName;
}

function stemOf(table: CatalogTable, { custom_name: custom }: TableConfiguration): Stem {
  const text = custom ?? nameKey(table).replace('.', '_');
  if (!isGraphqlName(text)) throw new Error(`the table name "${text}" is not a GraphQL name`);
  return { text, given: typeof custom === 'string' };
}

function keyColumns(columns: readonly Column[], names: readonly string[]): Column[] {
  const found = names.flatMap((name) => columns.filter((column) => column.name === name));
  return found.length === names.length ? found : [];
}

function customRootFields(configuration: TableConfiguration): Table['rootFields'] {
  const entries = Object.entries(configuration.custom_root_fields ?? {}).flatMap(([field, custom]) => {
    if (custom === null) return [];
    const value = typeof custom === 'string' ? { name: custom } : custom;
    return [[field as RootFieldName, { name: value.name ?? undefined, comment: value.comment ?? undefined }] as const];
  });
  return Object.fromEntries(entries);
}
