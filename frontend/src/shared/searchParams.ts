import { isIsoDate } from '../../../domain/isoDate';
import { currencies } from '../../../domain/money/currencies';
import { isUuid } from '../../../domain/uuid';

/** One parameter of the address bar. A text that makes no sense counts as absent; absent is written as nothing. */
export interface Parameter<Value> {
  readonly read: (text: string) => Value;
  readonly write: (value: Value) => string;
}

/** What a page keeps in its address, by name. */
export type SearchSpec = Readonly<
  Record<string, { readonly read: (text: string) => unknown; readonly write: (value: never) => string }>
>;

/** A page's parameters with their types. */
export type SearchValues<Spec extends SearchSpec> = {
  readonly [Name in keyof Spec]: ReturnType<Spec[Name]['read']>;
};

const same = (text: string) => text;

/** Words as typed; what is longer than any search needs is cut. */
export const textParam = (longest = 200): Parameter<string> => ({
  read: (text) => text.slice(0, longest),
  write: same,
});

const matching = (isRight: (text: string) => boolean): Parameter<string> => ({
  read: (text) => (isRight(text) ? text : ''),
  write: same,
});

/** An id of a row, or nothing. */
export const idParam = matching(isUuid);

/** A day as YYYY-MM-DD, or nothing. */
export const dateParam = matching(isIsoDate);

/** A currency's code, or nothing. */
export const currencyParam = matching((code) => currencies.has(code));

/** An amount as digits with an optional point, or nothing; the form says whether it can be paid. */
export const amountParam = matching((text) => /^\d{1,15}(\.\d{1,4})?$/.test(text));

/** One of a few words. */
export const oneOfParam = <Word extends string>(words: readonly Word[], usual: Word): Parameter<Word> => ({
  read: (text) => words.find((word) => word === text) ?? usual,
  write: (word) => (word === usual ? '' : word),
});

/** Yes or no; no is the usual. */
export const flagParam: Parameter<boolean> = {
  read: (text) => text === 'true',
  write: (isSet) => (isSet ? 'true' : ''),
};

/** A list's page, from 1. */
export const pageParam: Parameter<number> = {
  read: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1),
  write: (page) => (page > 1 ? String(page) : ''),
};

/** A page's parameters as they stand in its address. */
export function readSearch<Spec extends SearchSpec>(spec: Spec, search: URLSearchParams): SearchValues<Spec> {
  const values = Object.entries(spec).map(([name, { read }]) => [name, read(search.get(name) ?? '')]);
  return Object.fromEntries(values) as SearchValues<Spec>;
}

/** Changes of parameters as texts for the address; an empty one is taken out. */
export function writeSearch<Spec extends SearchSpec>(
  spec: Spec,
  changes: Partial<SearchValues<Spec>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, spec[name]?.write(value as never) ?? '']),
  );
}

/** A link to a page with some of its parameters set. */
export function addressOf<Spec extends SearchSpec>(
  path: string,
  spec: Spec,
  values: Partial<SearchValues<Spec>>,
): string {
  const search = new URLSearchParams(Object.entries(writeSearch(spec, values)).filter(([, text]) => text));
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
