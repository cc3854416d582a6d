import { usePortal } from '../../../session/PortalContext';
import type { PaymentsSearch } from '../../../shared/payments/paymentsSearch';
import { useColleagues } from '../../../shared/colleagues';
import { FilterForm } from './FilterForm';
import { filterTags, formFilters, noFilters } from './filterTags';

/** The further filters of the payments list. */
export function useMoreFilters(values: PaymentsSearch, set: (changes: Partial<PaymentsSearch>) => void) {
  const { user } = usePortal();
  const { advancedSearch: isOpen, page, createdBy } = values;
  const people = useColleagues(!isOpen && !createdBy);
  const filters = formFilters(values);
  return {
    isOpen,
    onSwitch: () => set({ advancedSearch: !isOpen, page }),
    form: <FilterForm filters={filters} people={people} userId={user.id} onApply={set} />,
    tags: filterTags(filters, people),
    onRemove: (key: string) => set({ [key]: '' }),
    onClear: () => set(noFilters),
  };
}
