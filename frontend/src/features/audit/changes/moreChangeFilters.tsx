import { lazy } from 'react';
import type { AuditSearch } from '../../../shared/audit/auditSearch';
import { formFiltersOf, moreFilters } from '../../../shared/filters/moreFilters';
import { formatDay } from '../../../ui/formatDate';

const ChangeFilters = lazy(async () => ({ default: (await import('./ChangeFilters')).ChangeFilters }));

/** The filters of the form. */
export type ChangeFilterValues = Pick<AuditSearch, 'person' | 'from' | 'to'>;

/** No filter of the form is set. */
export const noChangeFilters: ChangeFilterValues = { person: '', from: '', to: '' };

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
  });
}
