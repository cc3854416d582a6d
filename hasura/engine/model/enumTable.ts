import type { CatalogTable } from '../catalog/types';
import { isGraphqlName } from '../metadata/names';
import type { EnumValue } from './table';

/** Throws when a table marked as an enum breaks the rules for one: a text key, at most a comment beside it, names as values. */
export function requireEnumTable({ name, primaryKey, columns }: CatalogTable, values: readonly EnumValue[]): void {
  const reason = brokenRule(primaryKey.columns, columns) ?? brokenValue(values);
  if (reason) throw new Error(`the table "${name}" cannot be used as an enum: ${reason}`);
}

function brokenRule(key: readonly string[], columns: CatalogTable['columns']): string | undefined {
  if (key.length !== 1) return 'its primary key must be one column';
  if (columns.length > 2) return 'it may have one column besides the primary key, for comments';
  const other = columns.find(({ type }) => type.name !== 'text');
  return other && `the column "${other.name}" must be of type text`;
}

function brokenValue(values: readonly EnumValue[]): string | undefined {
  if (values.length === 0) return 'it must have at least one row';
  const odd = values.find(({ value }) => !isGraphqlName(value) || ['true', 'false', 'null'].includes(value));
  return odd && `the value "${odd.value}" is not a GraphQL name`;
}
