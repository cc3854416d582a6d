import { lazy } from 'react';
import type { ConversionsSearch } from '../../../shared/conversions/conversionSearch';
import { shortFields } from '../../../shared/filters/FilterSkeleton';
import { moreFilters } from '../../../shared/filters/moreFilters';
import { filterTags, formFilters, noFilters } from './filterTags';

// Most visits filter by nothing, and the form brings the date picker and the validation.
const FilterForm = lazy(async () => ({ default: (await import('./FilterForm')).FilterForm }));

/** The further filters of the conversions list. */
export function useMoreFilters(values: ConversionsSearch, set: (changes: Partial<ConversionsSearch>) => void) {
  const filters = formFilters(values);
  return moreFilters(values, set, {
    none: noFilters,
    tags: filterTags(filters),
    form: <FilterForm filters={filters} onApply={set} />,
    places: [...shortFields(6), 'wide', ...shortFields(2), 'wide', ...shortFields(2)],
  });
}
