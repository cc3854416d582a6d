import type { Metadata, RelationshipUsing } from '../../../hasura/engine/metadata/types';
import { trackedTable } from './tablePermissions';
import type { TableShape } from './tableShape';

/** The columns of a table that refer to one row elsewhere, with the relationship that leads there. The row's own key refers to nothing. */
export function linkedColumns(metadata: Metadata, { name, key }: TableShape): ReadonlyMap<string, string> {
  const relationships = trackedTable(metadata, name)?.object_relationships ?? [];
  const columns = relationships.flatMap(({ name: relationship, using }) =>
    ownColumns(using).map((column): [string, string] => [column, relationship]),
  );
  return new Map(columns.filter(([column]) => !key.includes(column)));
}

function ownColumns({ foreign_key_constraint_on: key, manual_configuration: manual }: RelationshipUsing): string[] {
  if (manual) return Object.keys(manual.column_mapping);
  return typeof key === 'string' || Array.isArray(key) ? [key].flat() : [];
}
