import Big from 'big.js';
import { accessOf, type Access } from './access';
import type { Changes, Conflict, InputObject } from './ast';
import { canonical, read } from './cells';
import { checkReferences, checkRequired, checkUnique, conflicting } from './constraints';
import { Refusal, Undetermined } from './refusal';
import { columnOf, type Cell, type Column, type Database, type Json, type Row, type Table } from './tables';
import { accepts, sessionOr, type Asking } from './permission';
import { passes, plain } from './where';
import type { Filter } from './world';

/** The database after one statement, and the rows it touched: as they are now, or for a delete as they were. */
export interface Changed {
  readonly db: Database;
  readonly touched: readonly Row[];
}

/** Inserts rows. Checks see other tables as they were before. */
export function insert(asking: Asking, table: Table, objects: readonly InputObject[], conflict?: Conflict): Changed {
  const access = accessOf(asking.world, asking.role, table.name);
  const rows = [...(asking.db[table.name] ?? [])];
  const touched: { row: Row; isNew: boolean }[] = [];
  for (const object of objects) {
    const row = newRow(asking, table, access, object);
    checkRequired(table, row);
    const other = conflict && conflicting(table, rows, conflict.constraint.word, row);
    if (other) {
      const isChange = conflict.update_columns.length > 0;
      if (isChange && touched.some((done) => done.row === other)) throw new Refusal('unexpected');
      const changed = upserted(asking, table, access, conflict, other, row);
      if (!changed) continue;
      checkRequired(table, changed);
      rows[rows.indexOf(other)] = changed;
      touched.push({ row: changed, isNew: false });
    } else {
      rows.push(row);
      touched.push({ row, isNew: true });
    }
    checkUnique(table, rows);
  }
  const db = { ...asking.db, [table.name]: rows };
  checkReferences(db);
  for (const { row, isNew } of touched) {
    const check = isNew ? access.insert?.check : (access.update?.check ?? access.insert?.check);
    checkPassed(asking, table, row, check);
  }
  return { db, touched: touched.map(({ row }) => row) };
}

function newRow(asking: Asking, table: Table, { insert: permission }: Access, object: InputObject): Row {
  const presets = presetValues(asking, table, permission?.set ?? {});
  return Object.fromEntries(
    table.columns.map((column) => {
      const given = object[column.name];
      const value = given === undefined ? (column.fallback ?? null) : read(column, plain(given));
      return [column.name, presets[column.name] ?? value];
    }),
  );
}

function presetValues(asking: Asking, table: Table, set: Filter): Record<string, Cell> {
  return Object.fromEntries(
    Object.entries(set).map(([name, value]) => [name, sessionOr(asking, columnOf(table, name), value)]),
  );
}

/** The row that is there, changed by what was to be inserted; undefined when it stays as it is. */
function upserted(
  asking: Asking,
  table: Table,
  { update }: Access,
  { update_columns, where }: Conflict,
  row: Row,
  excluded: Row,
): Row | undefined {
  if (update_columns.length === 0) return undefined;
  const isMeant =
    accepts(asking, table, row, update?.filter ?? {}) === true && passes(asking, table, row, where ?? {}) === true;
  if (!isMeant) return undefined;
  const copied = Object.fromEntries(update_columns.map(({ word }) => [word, excluded[word] ?? null]));
  return { ...row, ...copied, ...presetValues(asking, table, update?.set ?? {}) };
}

function checkPassed(asking: Asking, table: Table, row: Row, check: Filter | null | undefined): void {
  if (accepts(asking, table, row, check ?? {}) !== true) throw new Refusal('permission-error');
}

/** Updates the rows that pass; the new rows must pass the permission's check. */
export function update(asking: Asking, table: Table, where: InputObject, changes: Changes): Changed {
  const { update: permission } = accessOf(asking.world, asking.role, table.name);
  const set = presetValues(asking, table, permission?.set ?? {});
  const isNothing = Object.values(changes).every((of) => Object.keys(of).length === 0) && Object.keys(set).length === 0;
  if (isNothing) return { db: asking.db, touched: [] };
  const before = asking.db[table.name] ?? [];
  const meant = before.filter(
    (row) =>
      accepts(asking, table, row, permission?.filter ?? {}) === true && passes(asking, table, row, where) === true,
  );
  const after = new Map(meant.map((row) => [row, { ...changedRow(table, row, changes), ...set }]));
  const rows = before.map((row) => after.get(row) ?? row);
  const touched = [...after.values()];
  touched.forEach((row) => checkRequired(table, row));
  checkUnique(table, rows);
  checkNoOvertaking(table, after);
  const db = { ...asking.db, [table.name]: rows };
  checkReferences(db);
  touched.forEach((row) => checkPassed(asking, table, row, permission?.check));
  return { db, touched };
}

/** Postgres checks uniqueness row by row: a value that another updated row gives up may be taken too early. */
function checkNoOvertaking(table: Table, after: ReadonlyMap<Row, Row>): void {
  for (const constraint of Object.keys(table.unique)) {
    for (const [old, row] of after) {
      const others = [...after.keys()].filter((other) => other !== old);
      if (conflicting(table, others, constraint, row)) throw new Undetermined();
    }
  }
}

function changedRow(table: Table, row: Row, changes: Changes): Row {
  const changed = Object.entries(changes).flatMap(([operator, values]) =>
    Object.entries(values).map(([name, input]): [string, Cell] => {
      const column = columnOf(table, name);
      return [name, changedCell(column, row[name] ?? null, operator, plain(input))];
    }),
  );
  const names = changed.map(([name]) => name);
  if (new Set(names).size < names.length) throw new Refusal('validation-failed');
  return { ...row, ...Object.fromEntries(changed) };
}

function changedCell(column: Column, cell: Cell, operator: string, given: Json): Cell {
  if (operator === '_set') return read(column, given);
  if (cell === null) return null;
  switch (operator) {
    case '_inc':
      return increased(column, cell, given);
    case '_append':
      return canonical(joined(cell, given));
    case '_prepend':
      return canonical(joined(given, cell));
    case '_delete_key':
      return withoutKey(cell, String(given));
    default:
      return withoutElement(cell, Number(given));
  }
}

function increased(column: Column, cell: Cell, by: Json): Cell {
  const sum = new Big(String(cell)).plus(String(by));
  if (column.type === 'int') return Number(sum);
  const decimals = [String(cell), String(by)].map((text) => text.split('.')[1]?.length ?? 0);
  return column.type === 'bigint' ? sum.toFixed(0) : sum.toFixed(column.scale ?? Math.max(...decimals));
}

function isObject(json: Json): json is { [key: string]: Json } {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function joined(a: Json, b: Json): Json {
  return isObject(a) && isObject(b) ? { ...a, ...b } : [a, b].flat();
}

/** Another row may break a constraint before Postgres comes to the one with the value. */
const badValue = ['data-exception', 'constraint-violation'];

function withoutKey(json: Json, key: string): Json {
  if (Array.isArray(json)) return json.filter((item) => item !== key);
  if (!isObject(json)) throw new Refusal(...badValue);
  return Object.fromEntries(Object.entries(json).filter(([name]) => name !== key));
}

function withoutElement(json: Json, index: number): Json {
  if (!Array.isArray(json)) throw new Refusal(...badValue);
  return json.filter((_, at) => at !== (index < 0 ? json.length + index : index));
}

/** Deletes the rows that pass. */
export function remove(asking: Asking, table: Table, where: InputObject): Changed {
  const { delete: permission } = accessOf(asking.world, asking.role, table.name);
  const before = asking.db[table.name] ?? [];
  const touched = before.filter(
    (row) =>
      accepts(asking, table, row, permission?.filter ?? {}) === true && passes(asking, table, row, where) === true,
  );
  const db = { ...asking.db, [table.name]: before.filter((row) => !touched.includes(row)) };
  checkReferences(db);
  return { db, touched };
}
