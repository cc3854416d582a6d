import { lazy } from 'react';
import { usePortal } from '../../../session/PortalContext';
import type { PaymentsSearch } from '../../../shared/payments/paymentsSearch';
import { useColleagues } from '../../../shared/colleagues';
import { shortFields } from '../../../shared/filters/FilterSkeleton';
import { moreFilters } from '../../../shared/filters/moreFilters';
import { filterTags, formFilters, noFilters } from './filterTags';

// Most visits filter by nothing, and the form brings the date picker and the validation.
const FilterForm = lazy(async () => ({ default: (await import('./FilterForm')).FilterForm }));

/** The further filters of the payments list. */
export function useMoreFilters(values: PaymentsSearch, set: (changes: Partial<PaymentsSearch>) => void) {
  const { user } = usePortal();
  const people = useColleagues(!values.advancedSearch && !values.createdBy);
  const filters = formFilters(values);
  return moreFilters(values, set, {
    none: noFilters,
    tags: filterTags(filters, people),
    form: <FilterForm filters={filters} people={people} userId={user.id} onApply={set} />,
    places: [...shortFields(4), 'wide', 'wide'],
  });
}
