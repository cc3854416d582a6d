import { lazy } from 'react';
import { formFiltersOf, moreFilters } from '../../shared/filters/moreFilters';
import { formatDay } from '../../ui/formatDate';
import type { ActivitySearch } from './activitySearch';

const ActivityFilters = lazy(async () => ({ default: (await import('./ActivityFilters')).ActivityFilters }));

/** The filters of the form. */
export type ActivityFilterValues = Pick<ActivitySearch, 'from' | 'to'>;

/** No filter of the form is set. */
export const noActivityFilters: ActivityFilterValues = { from: '', to: '' };

/** The further filters of the log, which lie behind a button. */
export function moreActivityFilters(values: ActivitySearch, set: (changes: Partial<ActivitySearch>) => void) {
  const filters = formFiltersOf(noActivityFilters, values);
  const texts = {
    from: filters.from && `From ${formatDay(filters.from)}`,
    to: filters.to && `To ${formatDay(filters.to)}`,
  };
  return moreFilters(values, set, {
    none: noActivityFilters,
    tags: Object.entries(texts).flatMap(([key, text]) => (text ? [{ key, text }] : [])),
    form: <ActivityFilters filters={filters} onApply={set} />,
  });
}
