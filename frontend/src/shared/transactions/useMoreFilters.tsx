import { lazy, Suspense } from 'react';
import { useBeneficiaryName } from './BeneficiaryFilter';
import { filterTags, formFilters, noFilters } from './filterTags';
import type { TransactionsSearch } from './transactionsSearch';

// Most visits filter by nothing, and the form brings the date picker and the validation.
const FilterForm = lazy(async () => ({ default: (await import('./FilterForm')).FilterForm }));

/** The further filters of a list of transactions. */
export function useMoreFilters(
  accountId: string,
  values: TransactionsSearch,
  set: (changes: Partial<TransactionsSearch>) => void,
) {
  const { advancedSearch: isOpen, page } = values;
  const filters = formFilters(values);
  const beneficiaryName = useBeneficiaryName(filters.beneficiaryId);
  return {
    isOpen,
    onSwitch: () => set({ advancedSearch: !isOpen, page }),
    form: (
      <Suspense fallback={null}>
        <FilterForm accountId={accountId} filters={filters} onApply={set} />
      </Suspense>
    ),
    tags: filterTags(filters, beneficiaryName),
    onRemove: (key: string) => set({ [key]: '' }),
    onClear: () => set(noFilters),
  };
}
