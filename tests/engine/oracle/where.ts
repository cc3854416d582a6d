import { accessOf, hiddenUnless } from './access';
import type { Input, InputObject } from './ast';
import { isSame, read } from './cells';
import { and, compared, not, or, type Truth } from './operators';
import { accepts, linkedRows, type Asking } from './permission';
import { Refusal } from './refusal';
import {
  columnOf,
  tableOf,
  type Cell,
  type Column,
  type Json,
  type Relationship,
  type Row,
  type Table,
} from './tables';

/** Whether the role sees the row at all. */
export function isVisible(asking: Asking, table: Table, row: Row): boolean {
  const { select } = accessOf(asking.world, asking.role, table.name);
  return select !== undefined && or(select.grants.map(({ filter }) => accepts(asking, table, row, filter))) === true;
}

/** Rows at the other end of a relationship that the role sees. */
export function visibleLinked(asking: Asking, relationship: Relationship, row: Row): Row[] {
  return linkedRows(asking, relationship, row).filter((other) =>
    isVisible(asking, tableOf(relationship.target), other),
  );
}

/** A column's value as the role sees it in this row. */
export function seen(asking: Asking, table: Table, row: Row, column: string): Cell {
  const { select } = accessOf(asking.world, asking.role, table.name);
  if (!select) throw new Refusal('validation-failed');
  const filters = hiddenUnless(select, column);
  const isShown = !filters || or(filters.map((filter) => accepts(asking, table, row, filter))) === true;
  return isShown ? (row[column] ?? null) : null;
}

/** A client's filter. What it reaches through relationships must be visible too. */
export function passes(asking: Asking, table: Table, row: Row, where: InputObject): Truth {
  return and(Object.entries(where).map(([key, input]) => entryPasses(asking, table, row, key, input)));
}

function entryPasses(asking: Asking, table: Table, row: Row, key: string, input: Input): Truth {
  if (key === '_and') return and((input as InputObject[]).map((part) => passes(asking, table, row, part)));
  if (key === '_or') return or((input as InputObject[]).map((part) => passes(asking, table, row, part)));
  if (key === '_not') return not(passes(asking, table, row, input as InputObject));
  const relationship = table.relationships.find(({ name }) => name === key || `${name}_aggregate` === key);
  if (!relationship) return columnPasses(asking, table, row, columnOf(table, key), input as InputObject);
  const others = visibleLinked(asking, relationship, row);
  const target = tableOf(relationship.target);
  if (relationship.name === key) {
    return others.some((other) => passes(asking, target, other, input as InputObject) === true);
  }
  return aggregatePasses(asking, target, others, input as InputObject);
}

function columnPasses(asking: Asking, table: Table, row: Row, column: Column, tests: InputObject): Truth {
  const cell = seen(asking, table, row, column.name);
  return and(Object.entries(tests).map(([operator, input]) => testPasses(column, cell, operator, input)));
}

function testPasses(column: Pick<Column, 'type'>, cell: Cell, operator: string, input: Input): Truth {
  if (operator === '_cast') {
    const text = cell === null ? null : castToText(cell);
    const { String: tests } = input as InputObject;
    return and(
      Object.entries(tests as InputObject).map(([name, part]) => testPasses({ type: 'text' }, text, name, part)),
    );
  }
  return compared(column.type, cell, operator, operandOf(column, operator, plain(input)));
}

/** jsonb as text has a blank after each comma and colon. */
function castToText(json: Json): string {
  if (Array.isArray(json)) return `[${json.map(castToText).join(', ')}]`;
  if (typeof json !== 'object' || json === null) return JSON.stringify(json);
  return `{${Object.entries(json)
    .map(([key, item]) => `${JSON.stringify(key)}: ${castToText(item)}`)
    .join(', ')}}`;
}

/** What an input says, without how it is written. */
export function plain(input: Input): Json {
  return JSON.parse(JSON.stringify(input)) as Json;
}

function operandOf(column: Pick<Column, 'type'>, operator: string, given: Json): Cell {
  if (operator === '_is_null' || operator.startsWith('_has_key')) return given;
  if (operator !== '_in' && operator !== '_nin') return read({ type: column.type }, given);
  return (Array.isArray(given) ? given : [given]).map((item) => read({ type: column.type }, item));
}

function aggregatePasses(asking: Asking, target: Table, others: readonly Row[], input: InputObject): Truth {
  const [[fn, body] = ['', {}]] = Object.entries(input);
  const { arguments: given, distinct, filter, predicate } = body as InputObject;
  const rows = others.filter((other) => passes(asking, target, other, (filter ?? {}) as InputObject) === true);
  const names = given === undefined ? [] : [plain(given)].flat().map(String);
  const value =
    fn === 'count'
      ? count(asking, target, rows, names, distinct === true)
      : ofBooleans(
          fn,
          rows.map((other) => seen(asking, target, other, names[0] ?? '')),
        );
  const type = fn === 'count' ? 'int' : 'boolean';
  const tests = Object.entries(predicate as InputObject);
  return and(tests.map(([operator, part]) => testPasses({ type }, value, operator, part))) === true;
}

function ofBooleans(fn: string, cells: readonly Cell[]): boolean | null {
  const known = cells.filter((cell) => cell !== null);
  if (known.length === 0) return null;
  return fn === 'bool_and' ? !known.includes(false) : known.includes(true);
}

/** Counts rows, or values of one column that are not null, or rows by several columns. */
export function count(
  asking: Asking,
  table: Table,
  rows: readonly Row[],
  names: readonly string[],
  distinct: boolean,
): number {
  const tuples = rows.map((row) => names.map((name) => seen(asking, table, row, name)));
  const counted = names.length === 1 ? tuples.filter(([cell]) => cell !== null) : tuples;
  if (!distinct || names.length === 0) return counted.length;
  const types = names.map((name) => columnOf(table, name).type);
  const equals = (a: Cell[], b: Cell[]): boolean =>
    types.every((type, index) => isSame(type, a[index] ?? null, b[index] ?? null));
  return counted.filter((tuple, index) => counted.findIndex((other) => equals(tuple, other)) === index).length;
}
