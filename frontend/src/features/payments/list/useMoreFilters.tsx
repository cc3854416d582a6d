import { lazy, Suspense } from 'react';
import { usePortal } from '../../../session/PortalContext';
import type { PaymentsSearch } from '../../../shared/payments/paymentsSearch';
import { useColleagues } from '../../../shared/colleagues';
import { filterTags, formFilters, noFilters } from './filterTags';

// Most visits filter by nothing, and the form brings the date picker and the validation.
const FilterForm = lazy(async () => ({ default: (await import('./FilterForm')).FilterForm }));

/** The further filters of the payments list. */
export function useMoreFilters(values: PaymentsSearch, set: (changes: Partial<PaymentsSearch>) => void) {
  const { user } = usePortal();
  const { advancedSearch: isOpen, page, createdBy } = values;
  const people = useColleagues(!isOpen && !createdBy);
  const filters = formFilters(values);
  return {
    isOpen,
    onSwitch: () => set({ advancedSearch: !isOpen, page }),
    form: (
      <Suspense fallback={null}>
        <FilterForm filters={filters} people={people} userId={user.id} onApply={set} />
      </Suspense>
    ),
    tags: filterTags(filters, people),
    onRemove: (key: string) => set({ [key]: '' }),
    onClear: () => set(noFilters),
  };
}
