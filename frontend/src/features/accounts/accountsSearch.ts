import { containsPattern } from '../../shared/ilike';
import { pageParam, textParam } from '../../shared/searchParams';

/** How many accounts a page of a picker shows. */
export const accountsPerPage = 15;

/** What a picker keeps in its address. */
export const accountsSearch = { search: textParam(), page: pageParam };

/** The accounts whose name or reference, or whose organisation's name, holds the text. */
export function accountsWhere(search: string) {
  const text = search.trim();
  if (!text) return {};
  const pattern = { _ilike: containsPattern(text) };
  return { _or: [{ name: pattern }, { reference: pattern }, { organisation: { name: pattern } }] };
}

/** Which rows a page asks for; pages count from 1. */
export const pageOf = (page: number) => ({ limit: accountsPerPage, offset: (page - 1) * accountsPerPage });
