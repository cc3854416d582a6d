import { lazy } from 'react';
import { shortFields } from '../../shared/filters/FilterSkeleton';
import { formFiltersOf, moreFilters } from '../../shared/filters/moreFilters';
import { formatDay } from '../../ui/formatDate';
import { noActivityFilters, type ActivitySearch } from './activitySearch';

const ActivityFilters = lazy(async () => ({ default: (await import('./ActivityFilters')).ActivityFilters }));

/** The parameters of a log that is searched by day. */
type DatedSearch = Pick<ActivitySearch, 'from' | 'to' | 'advancedSearch' | 'page'>;

/** The further filters of a log, which lie behind a button. */
export function moreActivityFilters(values: DatedSearch, set: (changes: Partial<DatedSearch>) => void) {
  const filters = formFiltersOf(noActivityFilters, values);
  const texts = {
    from: filters.from && `From ${formatDay(filters.from)}`,
    to: filters.to && `To ${formatDay(filters.to)}`,
  };
  return moreFilters(values, set, {
    none: noActivityFilters,
    tags: Object.entries(texts).flatMap(([key, text]) => (text ? [{ key, text }] : [])),
    form: <ActivityFilters filters={filters} onApply={set} />,
    places: shortFields(2),
  });
}
