import { lazy } from 'react';
import { shortFields } from '../filters/FilterSkeleton';
import { moreFilters } from '../filters/moreFilters';
import { useBeneficiaryName } from './BeneficiaryFilter';
import { dayRanges, filterTags, formFilters, noFilters } from './filterTags';
import type { TransactionsSearch } from './transactionsSearch';

// Most visits filter by nothing, and the form brings the date picker and the validation.
const FilterForm = lazy(async () => ({ default: (await import('./FilterForm')).FilterForm }));

/** The further filters of a list of transactions. */
export function useMoreFilters(
  accountId: string,
  values: TransactionsSearch,
  set: (changes: Partial<TransactionsSearch>) => void,
) {
  const filters = formFilters(values);
  const beneficiaryName = useBeneficiaryName(filters.beneficiaryId);
  return moreFilters(values, set, {
    none: noFilters,
    tags: filterTags(filters, beneficiaryName),
    form: <FilterForm accountId={accountId} filters={filters} onApply={set} />,
    places: ['wide', ...shortFields(7), 'wide', ...shortFields(2 * dayRanges.length)],
  });
}
