import { lazy, Suspense } from 'react';
import type { ConversionsSearch } from '../../../shared/conversions/conversionsSearch';
import { filterTags, formFilters, noFilters } from './filterTags';

// Most visits filter by nothing, and the form brings the date picker and the validation.
const FilterForm = lazy(async () => ({ default: (await import('./FilterForm')).FilterForm }));

/** The further filters of the conversions list. */
export function useMoreFilters(values: ConversionsSearch, set: (changes: Partial<ConversionsSearch>) => void) {
  const { advancedSearch: isOpen, page } = values;
  const filters = formFilters(values);
  return {
    isOpen,
    onSwitch: () => set({ advancedSearch: !isOpen, page }),
    form: (
      <Suspense fallback={null}>
        <FilterForm filters={filters} onApply={set} />
      </Suspense>
    ),
    tags: filterTags(filters),
    onRemove: (key: string) => set({ [key]: '' }),
    onClear: () => set(noFilters),
  };
}
