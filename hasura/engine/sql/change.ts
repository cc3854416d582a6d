import { isAlways, type BoolExp, type Operand } from '../model/boolExp';
import type { Preset } from '../model/permissions';
import type { Assignment, ChangeNode, InsertNode, OnConflictNode, UpdateNode } from '../plan/nodes';
import { predicate } from './predicate';
import { qualifiedName, quoted, wholeRow, type StatementBuilder } from './statement';

/**
 * An insert, update or delete that returns the rows it touched, with `_check`: whether each passes the permission's check. With `withRow`
 * each comes once more as one value, `_row`.
 */
export function changeSql(builder: StatementBuilder, change: ChangeNode, { withRow = false } = {}): string {
  const alias = builder.alias();
  const { text, check } = touching(builder, change, alias);
  const row = withRow ? `, (${wholeRow(alias)})::${qualifiedName(change.table)} as "_row"` : '';
  return `${text} returning ${quoted(alias)}.*, ${check} as "_check"${row}`;
}

/** The statement up to `returning`, and the check of a row. */
interface Touching {
  readonly text: string;
  readonly check: string;
}

function touching(builder: StatementBuilder, change: ChangeNode, alias: string): Touching {
  switch (change.kind) {
    case 'insert':
      return insertSql(builder, change, alias);
    case 'update':
      return updateSql(builder, change, alias);
    case 'delete': {
      const where = predicate(builder, change.where, { alias, root: alias });
      return { text: `delete from ${qualifiedName(change.table)} as ${quoted(alias)} where ${where}`, check: 'true' };
    }
  }
}

function insertSql(builder: StatementBuilder, insert: InsertNode, alias: string): Touching {
  const { table, permission, rows, onConflict } = insert;
  const presets = new Map(permission.presets.map(({ column, value }) => [column, value]));
  const given = table.columns.filter((column) => presets.has(column) || rows.some((row) => row.has(column)));
  const columns = given.length > 0 ? given : table.columns.filter(({ insertable }) => insertable).slice(0, 1);
  const tuples = rows.map((row) => {
    const values = columns.map((column) => operand(builder, presets.get(column) ?? row.get(column)));
    return `(${values.join(', ')})`;
  });
  const names = columns.map(({ name }) => quoted(name)).join(', ');
  const into = `insert into ${qualifiedName(table)} as ${quoted(alias)} (${names}) values ${tuples.join(', ')}`;
  const conflict = onConflict ? onConflictSql(builder, onConflict, alias) : '';
  return { text: `${into}${conflict}`, check: insertCheck(builder, insert, alias) };
}

function operand(builder: StatementBuilder, value: Operand | undefined): string {
  return value && value.kind !== 'column' ? builder.value(value) : 'default';
}

function insertCheck(builder: StatementBuilder, { permission, onConflict }: InsertNode, alias: string): string {
  const inserted = checkSql(builder, permission.check, alias);
  if (!onConflict?.updateCheck || onConflict.updateColumns.length === 0) return inserted;
  const updated = checkSql(builder, onConflict.updateCheck, alias);
  return `case when ${quoted(alias)}.xmax = 0 then ${inserted} else ${updated} end`;
}

function checkSql(builder: StatementBuilder, check: BoolExp | undefined, alias: string): string {
  if (!check || isAlways(check)) return 'true';
  return `coalesce(${predicate(builder, check, { alias, root: alias })}, false)`;
}

function onConflictSql(builder: StatementBuilder, conflict: OnConflictNode, alias: string): string {
  const target = ` on conflict on constraint ${quoted(conflict.constraint)}`;
  if (conflict.updateColumns.length === 0) return `${target} do nothing`;
  const copied = conflict.updateColumns.map(({ name }) => `${quoted(name)} = excluded.${quoted(name)}`);
  const sets = [...copied, ...presetSql(builder, conflict.presets)];
  const where = isAlways(conflict.where) ? '' : ` where ${predicate(builder, conflict.where, { alias, root: alias })}`;
  return `${target} do update set ${sets.join(', ')}${where}`;
}

function presetSql(builder: StatementBuilder, presets: readonly Preset[]): string[] {
  return presets.map(({ column, value }) => `${quoted(column.name)} = ${operand(builder, value)}`);
}

function updateSql(builder: StatementBuilder, update: UpdateNode, alias: string): Touching {
  const { table, permission } = update;
  const sets = [
    ...update.assignments.map((assignment) => assignmentSql(builder, assignment, alias)),
    ...presetSql(builder, permission.presets),
  ];
  const where = predicate(builder, update.where, { alias, root: alias });
  const check = checkSql(builder, permission.check, alias);
  return { text: `update ${qualifiedName(table)} as ${quoted(alias)} set ${sets.join(', ')} where ${where}`, check };
}

const changes: Readonly<Record<Assignment['operator'], (current: string, value: string) => string>> = {
  set: (_current, value) => value,
  inc: (current, value) => `${current} + ${value}`,
  append: (current, value) => `${current} || ${value}`,
  prepend: (current, value) => `${value} || ${current}`,
  delete_key: (current, value) => `${current} - ${value}`,
  delete_elem: (current, value) => `${current} - ${value}`,
  delete_at_path: (current, value) => `${current} #- ${value}`,
};

function assignmentSql(builder: StatementBuilder, { column, operator, value }: Assignment, alias: string): string {
  const current = `${quoted(alias)}.${quoted(column.name)}`;
  return `${quoted(column.name)} = ${changes[operator](current, operand(builder, value))}`;
}
