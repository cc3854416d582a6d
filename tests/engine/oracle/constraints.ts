import { isSame } from './cells';
import { Refusal } from './refusal';
import { columnOf, worldTables, type Database, type Row, type Table } from './tables';

/** Throws when a column that must have a value has none. */
export function checkRequired(table: Table, row: Row): void {
  if (table.columns.some(({ name, nullable }) => !nullable && (row[name] ?? null) === null)) {
    throw new Refusal('constraint-violation');
  }
}

/** A row with the same value under a unique constraint. */
export function conflicting(table: Table, rows: readonly Row[], constraint: string, row: Row): Row | undefined {
  const name = table.unique[constraint] ?? '';
  const { type } = columnOf(table, name);
  return rows.find((other) => row[name] !== null && isSame(type, other[name] ?? null, row[name] ?? null));
}

/** Throws when values that must be unique are not. */
export function checkUnique(table: Table, rows: readonly Row[]): void {
  for (const constraint of Object.keys(table.unique)) {
    rows.forEach((row, index) => {
      if (conflicting(table, rows.slice(0, index), constraint, row)) throw new Refusal('constraint-violation');
    });
  }
}

/** Throws when a row refers to one that is not there. */
export function checkReferences(db: Database): void {
  for (const { name, references } of worldTables) {
    for (const [column, target] of Object.entries(references)) {
      const ids = new Set((db[target] ?? []).map(({ id }) => id));
      for (const row of db[name] ?? []) {
        if ((row[column] ?? null) !== null && !ids.has(row[column] ?? null)) throw new Refusal('constraint-violation');
      }
    }
  }
}
