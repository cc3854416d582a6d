import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isIsoDate } from '../../../domain/isoDate';
import { currencies } from '../../../domain/money/currencies';
import { isUuid } from '../../../domain/text';
import { useUrlState } from '../ui/useUrlState';

/** A typed query parameter. An invalid text is read as the default; the default is written as ''. */
interface Parameter<Value> {
  readonly read: (text: string) => Value;
  readonly write: (value: Value) => string;
}

/** A page's query parameters by name. */
type SearchSpec = Readonly<
  Record<string, { readonly read: (text: string) => unknown; readonly write: (value: never) => string }>
>;

/** The values of a page's query parameters. */
export type SearchValues<Spec extends SearchSpec> = {
  readonly [Name in keyof Spec]: ReturnType<Spec[Name]['read']>;
};

const identity = (text: string) => text;

/** A text, cut to a maximum length. */
export const textParam = (maxLength = 200): Parameter<string> => ({
  read: (text) => text.slice(0, maxLength),
  write: identity,
});

/** A text that passes a check, or ''. */
export const matching = (isValid: (text: string) => boolean): Parameter<string> => ({
  read: (text) => (isValid(text) ? text : ''),
  write: identity,
});

/** A UUID, or ''. */
export const idParam = matching(isUuid);

/** A day as YYYY-MM-DD, or ''. */
export const dateParam = matching(isIsoDate);

/** A currency code, or ''. */
export const currencyParam = matching((code) => currencies.has(code));

/** An amount as a decimal string, or ''. The form validates it further. */
export const amountParam = matching((text) => /^\d{1,15}(\.\d{1,4})?$/.test(text));

/** One of the given words. */
export const oneOfParam = <Word extends string>(words: readonly Word[], defaultWord: Word): Parameter<Word> => ({
  read: (text) => words.find((word) => word === text) ?? defaultWord,
  write: (word) => (word === defaultWord ? '' : word),
});

/** A boolean; the default is false. */
export const flagParam: Parameter<boolean> = {
  read: (text) => text === 'true',
  write: (isSet) => (isSet ? 'true' : ''),
};

/** A list's page, from 1. */
export const pageParam: Parameter<number> = {
  read: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1),
  write: (page) => (page > 1 ? String(page) : ''),
};

/** Reads a page's query parameters. */
export function readSearch<Spec extends SearchSpec>(spec: Spec, search: URLSearchParams): SearchValues<Spec> {
  const values = Object.entries(spec).map(([name, { read }]) => [name, read(search.get(name) ?? '')]);
  return Object.fromEntries(values) as SearchValues<Spec>;
}

/** Writes changes of query parameters as texts; '' removes a parameter. */
export function writeSearch<Spec extends SearchSpec>(
  spec: Spec,
  changes: Partial<SearchValues<Spec>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, spec[name]?.write(value as never) ?? '']),
  );
}

/** The address of a page with some of its query parameters set. */
export function addressOf<Spec extends SearchSpec>(
  path: string,
  spec: Spec,
  values: Partial<SearchValues<Spec>>,
): string {
  const search = new URLSearchParams(Object.entries(writeSearch(spec, values)).filter(([, text]) => text));
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** The page's typed query parameters and a function that changes them. A change of anything but `page` returns to the first page. */
export function useSearch<Spec extends SearchSpec>(spec: Spec) {
  const [params] = useSearchParams();
  const { set: setTexts } = useUrlState();
  const set = useCallback(
    (changes: Partial<SearchValues<Spec>>) => setTexts(writeSearch(spec, changes)),
    [spec, setTexts],
  );
  return { values: readSearch(spec, params), set };
}
