import { GraphQLEnumType } from 'graphql';
import { nameKey } from '../metadata/names';
import type { NamePart } from '../model/naming';
import type { Column, Table } from '../model/table';
import { orderedColumns } from './roleView';
import { typeName, type TypeRegistry } from './typeRegistry';

/** `T_select_column`, or a part of it by `only` under its own name; undefined when the role sees no such column. */
export function selectColumnEnum(
  types: TypeRegistry,
  table: Table,
  only: (column: Column) => boolean = () => true,
  part: readonly NamePart[] = [],
): GraphQLEnumType | undefined {
  const columns = orderedColumns(table, types.view.permissions(table).select?.columns ?? new Set()).filter(only);
  if (columns.length === 0) return undefined;
  const name = typeName(table, 'select_column', ...part);
  return types.named(name, () => columnEnum(name, `select columns of table "${nameKey(table)}"`, columns));
}

/** `T_update_column`: a placeholder stands alone when nothing is updatable. */
export function updateColumnEnum(types: TypeRegistry, table: Table): GraphQLEnumType {
  const name = typeName(table, 'update_column');
  const permission = types.view.permissions(table).update;
  return types.named(name, () => {
    const preset = new Set(permission?.presets.map((entry) => entry.column));
    const columns = orderedColumns(table, permission?.columns ?? new Set()).filter(
      (column) => column.updatable && !preset.has(column),
    );
    const description = `update columns of table "${nameKey(table)}"`;
    if (columns.length > 0) return columnEnum(name, description, columns);
    return new GraphQLEnumType({ name, description, values: { _PLACEHOLDER: { description: '(placeholder)' } } });
  });
}

function columnEnum(name: string, description: string, columns: readonly Column[]): GraphQLEnumType {
  const values = columns.map((column) => [column.graphqlName, { description: 'column name' }]);
  return new GraphQLEnumType({ name, description, values: Object.fromEntries(values) });
}
