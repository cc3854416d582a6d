import { lazy } from 'react';
import { type AuditSearch, noChangeFilters } from '../../../shared/audit/auditSearch';
import { shortFields } from '../../../shared/filters/FilterSkeleton';
import { formFiltersOf, moreFilters } from '../../../shared/filters/moreFilters';
import { formatDay } from '../../../ui/formatDate';

const ChangeFilters = lazy(async () => ({ default: (await import('./ChangeFilters')).ChangeFilters }));

/** The further filters of the audit log, which lie behind a button. */
export function moreChangeFilters(values: AuditSearch, set: (changes: Partial<AuditSearch>) => void) {
  const filters = formFiltersOf(noChangeFilters, values);
  const texts = {
    person: filters.person && `By ${filters.person}`,
    from: filters.from && `From ${formatDay(filters.from)}`,
    to: filters.to && `To ${formatDay(filters.to)}`,
  };
  return moreFilters(values, set, {
    none: noChangeFilters,
    tags: Object.entries(texts).flatMap(([key, text]) => (text ? [{ key, text }] : [])),
    form: <ChangeFilters filters={filters} onApply={set} />,
    places: ['described', ...shortFields(2)],
  });
}
