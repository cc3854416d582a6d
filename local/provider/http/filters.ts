import Big from 'big.js';
import { compareDecimals } from '../decimals';
import { timeText } from '../wire';
import type { CallParameters } from './callParameters';

/** One filter of a find: takes the value that was sent, and gives the test that a row must pass. */
export type Filter<T> = (sent: string) => (row: T) => boolean;
export type Filters<T> = Readonly<Record<string, Filter<T>>>;

/** The rows that pass every filter whose parameter was sent, one after the other. */
export function* applyFilters<T>(rows: Iterable<T>, parameters: CallParameters, filters: Filters<T>): Iterable<T> {
  const active = Object.entries(filters).flatMap(([name, filter]) => {
    const sent = parameters.text(name);
    return sent === undefined ? [] : [filter(sent)];
  });
  for (const row of rows) if (active.every((passes) => passes(row))) yield row;
}

/** Filters `field` by equality, without regard to case (ids come in either). */
export function equal<T>(field: keyof T): Filter<T> {
  return (sent) => {
    const wanted = sent.toLowerCase();
    return (row) => String(row[field] ?? '').toLowerCase() === wanted;
  };
}

/** Filters by a part of the text, without regard to case. */
export function containing<T>(field: keyof T): Filter<T> {
  return (sent) => {
    const wanted = sent.toLowerCase();
    return (row) =>
      String(row[field] ?? '')
        .toLowerCase()
        .includes(wanted);
  };
}

/** Equality filters of several fields at once. */
export function equals<T>(...fields: readonly (string & keyof T)[]): Filters<T> {
  return Object.fromEntries(fields.map((field) => [field, equal<T>(field)]));
}

/** The filters `<name>`, `<name>_from` and `<name>_to` over the amount in a field. */
export function amountFilters<T>(field: string & keyof T, name: string = field): Filters<T> {
  const comparing = (test: (order: number) => boolean): Filter<T> => {
    return (sent) => {
      const bound = new Big(sent).toFixed();
      return (row) => test(compareDecimals(String(row[field]), bound));
    };
  };
  return {
    [name]: comparing((order) => order === 0),
    [`${name}_from`]: comparing((order) => order >= 0),
    [`${name}_to`]: comparing((order) => order <= 0),
  };
}

/** The filters `<field>_from` and `<field>_to` over moments or dates; a bare date as the end means its whole day. */
export function momentFilters<T>(...fields: readonly (string & keyof T)[]): Filters<T> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const moment = (row: T) => comparable(String(row[field] ?? ''));
      const from: Filter<T> = (sent) => {
        const earliest = instantText(sent);
        return (row) => moment(row) >= earliest;
      };
      const to: Filter<T> = (sent) => {
        const latest = instantText(sent.length === 10 ? `${sent}T23:59:59Z` : sent);
        return (row) => moment(row) !== '' && moment(row) <= latest;
      };
      return [[`${field}_from`, from] as const, [`${field}_to`, to] as const];
    }),
  );
}

/** Records hold moments in one spelling, so that texts compare as moments do. */
const instantText = (sent: string): string => timeText(new Date(sent));
const comparable = (held: string): string => (held.length === 10 ? `${held}T00:00:00+00:00` : held);
