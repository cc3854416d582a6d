import { paymentsSearch, type PaymentsSearch } from '../../../../shared/payments/paymentsSearch';
import { readSearch, writeSearch } from '../../../../shared/searchParams';

/** What a view keeps: the query parameters that are set, but for the page and whether the filters are open. */
export type ViewFilters = Readonly<Record<string, string>>;

/** The filters of the list that are set. */
export function filtersOf(values: PaymentsSearch): ViewFilters {
  const texts = writeSearch(paymentsSearch, { ...values, page: 1, advancedSearch: false });
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
}

/** All values of the list as a view sets them: those that it does not name are not set. A filter that no longer exists is left out. */
export function valuesOf(filters: ViewFilters): PaymentsSearch {
  return readSearch(paymentsSearch, new URLSearchParams(filters));
}

/** Whether a view has exactly these filters. */
export function isSameView(one: ViewFilters, other: ViewFilters): boolean {
  const textOf = (filters: ViewFilters) => JSON.stringify(Object.entries(filters).sort());
  return textOf(one) === textOf(other);
}
