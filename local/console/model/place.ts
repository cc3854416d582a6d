import type { JsonObject } from '../../../hasura/engine/json';
import { parseJsonObject } from './parseJson';

/** A condition of the rows that are shown, as a person writes it: the value is text. */
export interface Filter {
  readonly column: string;
  readonly operator: string;
  readonly value: string;
}

/** The order of the rows that are shown. */
export interface Order {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** Columns with their values that name one row. */
export type RowKey = JsonObject;

/** The row from which a relationship was followed. */
export interface Follow {
  readonly table: string;
  readonly row: RowKey;
  readonly relationship: string;
}

/** What the table browser shows; all of it stands in the address. */
export interface Place {
  readonly table?: string;
  readonly follow?: Follow;
  readonly filters: readonly Filter[];
  readonly order?: Order;
  /** From 1. */
  readonly page: number;
  readonly row?: RowKey;
  /** Whether the form for a new row is open. */
  readonly isNew: boolean;
}

/** The place of a table's first page. */
export const placeOf = (table: string): Place => ({ table, filters: [], page: 1, isNew: false });

/** Reads a place from an address. What is malformed is left out. */
export function readPlace(address: URLSearchParams): Place {
  const row = parseJsonObject(address.get('row'));
  return {
    table: address.get('table') ?? undefined,
    follow: readFollow(address),
    filters: address.getAll('where').flatMap(readFilter),
    order: readOrder(address.get('order')),
    page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
    row,
    isNew: address.has('new'),
  };
}

/** Writes a place as the parameters of an address, which `readPlace` reads again. */
export function writePlace(place: Place): URLSearchParams {
  const { table, follow, filters, order, page, row, isNew } = place;
  const address = new URLSearchParams();
  if (table) address.set('table', table);
  if (follow) {
    address.set('from', follow.table);
    address.set('of', JSON.stringify(follow.row));
    address.set('via', follow.relationship);
  }
  for (const { column, operator, value } of filters) address.append('where', [column, operator, value].join(':'));
  if (order) address.set('order', `${order.column}:${order.direction}`);
  if (page > 1) address.set('page', String(page));
  if (row) address.set('row', JSON.stringify(row));
  if (isNew) address.set('new', '');
  return address;
}

function readFollow(address: URLSearchParams): Follow | undefined {
  const table = address.get('from');
  const relationship = address.get('via');
  const row = parseJsonObject(address.get('of'));
  return table && relationship && row ? { table, row, relationship } : undefined;
}

/** Only the value may hold further colons. */
function readFilter(text: string): Filter[] {
  const [, column, operator, value] = /^([^:]+):([^:]+):(.*)$/s.exec(text) ?? [];
  return column && operator && value !== undefined ? [{ column, operator, value }] : [];
}

function readOrder(text: string | null): Order | undefined {
  const [, column, direction] = /^([^:]+):(asc|desc)$/.exec(text ?? '') ?? [];
  return column && direction ? { column, direction: direction as Order['direction'] } : undefined;
}
