import Big from 'big.js';
import type { Cell, Column, ColumnType, Json } from './tables';

Big.DP = 40;
Big.RM = Big.roundHalfUp;

/** A value given for a column, as it is stored. Null stays null. */
export function read(column: Pick<Column, 'type' | 'scale'>, given: Json): Cell {
  if (given === null && column.type !== 'jsonb') return null;
  switch (column.type) {
    case 'int':
      return Number(given);
    case 'bigint':
      return new Big(String(given)).toFixed(0);
    case 'numeric':
      return column.scale === undefined ? String(given) : new Big(String(given)).toFixed(column.scale);
    case 'boolean':
      return given === true || given === 'true' || given === 't';
    case 'timestamptz':
      return moment(String(given));
    case 'uuid':
      return String(given).toLowerCase();
    case 'jsonb':
      return canonical(given);
    case 'text[]':
      return Array.isArray(given) ? given : arrayItems(String(given));
    default:
      return String(given);
  }
}

/** The items of an array literal of plain words: `{a,b}`. */
export function arrayItems(literal: string): string[] {
  const inner = literal.slice(1, -1);
  return inner === '' ? [] : inner.split(',').map((item) => item.replace(/^"(.*)"$/, '$1'));
}

function moment(text: string): string {
  const iso = new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).toISOString();
  return iso.replace(/\.(\d*?)0*Z$/, (_, digits: string) => (digits ? `.${digits}+00:00` : '+00:00'));
}

/** jsonb as Postgres keeps it: shorter keys first, then by bytes. */
export function canonical(json: Json): Json {
  if (Array.isArray(json)) return json.map(canonical);
  if (typeof json !== 'object' || json === null) return json;
  const keys = Object.keys(json).sort((a, b) => a.length - b.length || byText(a, b));
  return Object.fromEntries(keys.map((key) => [key, canonical(json[key] ?? null)]));
}

/** Below zero when `a` comes first. Neither is null. */
export function compare(type: ColumnType, a: Cell, b: Cell): number {
  switch (type) {
    case 'int':
    case 'bigint':
    case 'numeric':
      return new Big(String(a)).cmp(String(b));
    case 'boolean':
      return Number(a) - Number(b);
    case 'timestamptz':
      return Date.parse(String(a)) - Date.parse(String(b));
    case 'citext':
      return byText(String(a).toLowerCase(), String(b).toLowerCase());
    case 'text[]':
      return byItems(a as string[], b as string[], byText);
    case 'jsonb':
      return compareJson(a, b);
    default:
      return byText(String(a), String(b));
  }
}

function byText(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function byItems<Item>(a: readonly Item[], b: readonly Item[], by: (a: Item, b: Item) => number): number {
  for (const [index, item] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = by(item, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Postgres' order of jsonb: by kind, containers by size, then by content. An empty list is below every single value. */
function compareJson(a: Json, b: Json): number {
  const kinds = kindOf(a) - kindOf(b);
  if (isEmptyList(a) !== isEmptyList(b) && Math.max(kindOf(a), kindOf(b)) <= listKind) return isEmptyList(a) ? -1 : 1;
  if (kinds !== 0) return kinds;
  if (Array.isArray(a) && Array.isArray(b)) return a.length - b.length || byItems(a, b, compareJson);
  if (typeof a === 'object' && typeof b === 'object' && a && b) {
    const [left, right] = [Object.entries(a), Object.entries(b)];
    return left.length - right.length || byItems(left, right, ([k, v], [l, w]) => byText(k, l) || compareJson(v, w));
  }
  return typeof a === 'string' ? byText(a, String(b)) : Number(a) - Number(b);
}

const listKind = 4;

function kindOf(json: Json): number {
  if (json === null) return 0;
  if (Array.isArray(json)) return listKind;
  return ['string', 'number', 'boolean', '', 'object'].indexOf(typeof json) + 1;
}

function isEmptyList(json: Json): boolean {
  return Array.isArray(json) && json.length === 0;
}

/** Equality of values of which either may be null, as `distinct` sees it. */
export function isSame(type: ColumnType, a: Cell, b: Cell): boolean {
  return a === null || b === null ? a === b : compare(type, a, b) === 0;
}
