import { arrayItems, read } from './cells';
import { and, compared, not, or, type Truth } from './operators';
import { Refusal } from './refusal';
import {
  columnOf,
  tableOf,
  type Cell,
  type Column,
  type Database,
  type Json,
  type Relationship,
  type Row,
  type Table,
} from './tables';
import type { Filter, World } from './world';

/** Who asks, and of what. */
export interface Asking {
  readonly world: World;
  readonly role: string;
  readonly session: Readonly<Record<string, string>>;
  readonly db: Database;
}

/** Rows at the other end of a relationship, whoever may see them. */
export function linkedRows({ db }: Asking, { target, mapping }: Relationship, row: Row): Row[] {
  const pairs = Object.entries(mapping);
  return (db[target] ?? []).filter((other) =>
    pairs.every(([local, remote]) => row[local] !== null && row[local] === other[remote]),
  );
}

/** A permission's filter on a row. `root` is the row of the permission's own table, which `["$", "column"]` means. */
export function accepts(asking: Asking, table: Table, row: Row, filter: Filter, root = row): Truth {
  return and(
    Object.entries(filter).map(([key, value]) => entryAccepts(asking, table, row, key, value as Filter, root)),
  );
}

function entryAccepts(asking: Asking, table: Table, row: Row, key: string, value: Json, root: Row): Truth {
  const inner = (part: Json): Truth => accepts(asking, table, row, part as Filter, root);
  if (key === '_and') return and((value as Json[]).map(inner));
  if (key === '_or') return or((value as Json[]).map(inner));
  if (key === '_not') return not(inner(value));
  if (key === '_exists') {
    const { _table, _where } = value as { _table: string; _where: Filter };
    const rows = asking.db[_table] ?? [];
    return rows.some((other) => accepts(asking, tableOf(_table), other, _where, root) === true);
  }
  const relationship = table.relationships.find(({ name }) => name === key);
  if (relationship) {
    const target = tableOf(relationship.target);
    const others = linkedRows(asking, relationship, row);
    return others.some((other) => accepts(asking, target, other, value as Filter, root) === true);
  }
  const column = columnOf(table, key);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    return nullSafe(column, row[key] ?? null, '_eq', sessionOr(asking, column, value));
  }
  return and(
    Object.entries(value).map(([operator, operand]) => testAccepts(asking, column, row, operator, operand, root)),
  );
}

function testAccepts(asking: Asking, column: Column, row: Row, operator: string, operand: Json, root: Row): Truth {
  const cell = row[column.name] ?? null;
  if (operator in columnTests) {
    const path = [operand].flat().map(String);
    const other = (path[0] === '$' ? root : row)[path.at(-1) ?? ''] ?? null;
    return compared(column.type, cell, columnTests[operator] ?? '', other);
  }
  if (operator === '_is_null') return compared(column.type, cell, operator, operand);
  if (operator === '_in' || operator === '_nin') {
    const items = typeof operand === 'string' ? arrayItems(variable(asking, operand)) : (operand as Json[]);
    return compared(
      column.type,
      cell,
      operator,
      items.map((item) => sessionOr(asking, column, item)),
    );
  }
  const value = operator.startsWith('_has_key') ? operand : sessionOr(asking, column, operand);
  const isLenient = column.nullable && (operator === '_eq' || operator === '_neq');
  return isLenient ? nullSafe(column, cell, operator, value) : compared(column.type, cell, operator, value);
}

const columnTests: Readonly<Record<string, string>> = {
  _ceq: '_eq',
  _cne: '_neq',
  _cgt: '_gt',
  _clt: '_lt',
  _cgte: '_gte',
  _clte: '_lte',
};

function nullSafe(column: Column, cell: Cell, operator: string, value: Cell): Truth {
  const byNull = operator === '_eq' ? cell === null && value === null : cell !== null && value === null;
  return or([compared(column.type, cell, operator, value), byNull]);
}

/** A value of the metadata: a session variable, or itself. */
export function sessionOr(asking: Asking, column: Column, value: Json): Cell {
  const isVariable = typeof value === 'string' && /^x-hasura-/i.test(value);
  return read(column, isVariable ? variable(asking, value) : value);
}

function variable({ session, role }: Asking, name: string): string {
  const value = { ...session, 'x-hasura-role': role }[name.toLowerCase()];
  if (value === undefined) throw new Refusal('not-found');
  return value;
}
