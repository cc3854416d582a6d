import Big from 'big.js';
import { type CallParameters } from './callParameters';

/** One filter of a find: whether a row answers the value that was sent. */
export type Filter<T> = (row: T, sent: string) => boolean;
export type Filters<T> = Readonly<Record<string, Filter<T>>>;

/** The rows that pass every filter whose parameter was sent. */
export function applyFilters<T>(rows: readonly T[], parameters: CallParameters, filters: Filters<T>): T[] {
  const active = Object.entries(filters).flatMap(([name, passes]) => {
    const sent = parameters.text(name);
    return sent === undefined ? [] : [(row: T) => passes(row, sent)];
  });
  return rows.filter((row) => active.every((passes) => passes(row)));
}

/** Filters `field` by equality, without regard to case (ids come in either). */
export function equal<T>(field: keyof T): Filter<T> {
  return (row, sent) => String(row[field] ?? '').toLowerCase() === sent.toLowerCase();
}

/** Filters by a part of the text, without regard to case. */
export function containing<T>(field: keyof T): Filter<T> {
  return (row, sent) =>
    String(row[field] ?? '')
      .toLowerCase()
      .includes(sent.toLowerCase());
}

/** The filters `<field>`, `<field>_from` and `<field>_to` over an amount. */
export function amountFilters<T>(field: string & keyof T): Filters<T> {
  const compare = (row: T, sent: string) => new Big(String(row[field])).cmp(sent);
  return {
    [field]: (row, sent) => compare(row, sent) === 0,
    [`${field}_from`]: (row, sent) => compare(row, sent) >= 0,
    [`${field}_to`]: (row, sent) => compare(row, sent) <= 0,
  };
}

/** The filters `<field>_from` and `<field>_to` over a moment or date; a bare date as the end means its whole day. */
export function momentFilters<T>(field: string & keyof T): Filters<T> {
  const moment = (row: T) => Date.parse(String(row[field] ?? ''));
  return {
    [`${field}_from`]: (row, sent) => moment(row) >= Date.parse(sent),
    [`${field}_to`]: (row, sent) => moment(row) <= Date.parse(sent.length === 10 ? `${sent}T23:59:59Z` : sent),
  };
}
