import { lazy } from 'react';
import { shortFields } from '../../../shared/filters/FilterSkeleton';
import { moreFilters } from '../../../shared/filters/moreFilters';
import { accountName, useTransferAccounts } from '../transferAccounts';
import { filterTags, formFilters, noFilters } from './filterTags';
import type { TransfersSearch } from './transfersSearch';

// Most visits filter by nothing, and the form brings the date picker and the validation.
const FilterForm = lazy(async () => ({ default: (await import('./FilterForm')).FilterForm }));

/** The further filters of a list of transfers. */
export function useMoreFilters(values: TransfersSearch, set: (changes: Partial<TransfersSearch>) => void) {
  const { advancedSearch, source, destination } = values;
  const { data: { accounts } = { accounts: [] } } = useTransferAccounts(!advancedSearch && !source && !destination);
  const filters = formFilters(values);
  const nameOf = (id: string) => accountName(accounts.find((account) => account.id === id) ?? null);
  return moreFilters(values, set, {
    none: noFilters,
    tags: filterTags(filters, nameOf),
    form: <FilterForm accounts={accounts} filters={filters} onApply={set} />,
    places: ['wide', 'wide', ...shortFields(2), 'wide', ...shortFields(4)],
  });
}
