import { lazy } from 'react';
import { formFiltersOf, moreFilters } from '../../shared/filters/moreFilters';
import { formatDay } from '../../ui/formatDate';
import { noActivityFilters, type ActivitySearch } from './activitySearch';

const ActivityFilters = lazy(async () => ({ default: (await import('./ActivityFilters')).ActivityFilters }));

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
