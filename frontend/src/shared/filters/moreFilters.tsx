import { Suspense, type ReactNode } from 'react';
import type { FilterTag } from '../../ui/FilterTags';
import { FilterSkeleton, type FilterPlace } from './FilterSkeleton';

/** The parameters of every list with a form of filters. */
interface FilteredList {
  /** Whether the form is open. */
  readonly advancedSearch: boolean;
  readonly page: number;
}

interface FilterForm<Search> {
  /** The parameters of the form, none of them set. */
  readonly none: Partial<Search>;
  /** Those that are set, in words. */
  readonly tags: readonly FilterTag[];
  readonly form: ReactNode;
  /** The form's fields, in order: their places are there before the form has loaded. */
  readonly places: readonly FilterPlace[];
}

/** The filters of the form among all parameters of a list. `none` has their names. */
export function formFiltersOf<Filters extends object>(none: Filters, values: Filters): Filters {
  const names = Object.keys(none) as (keyof Filters)[];
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Filters;
}

/** The further filters of a list, which lie behind a button, as the page pattern "List" takes them. */
export function moreFilters<Search extends FilteredList>(
  { advancedSearch: isOpen, page }: Search,
  set: (changes: Partial<Search>) => void,
  { none, tags, form, places }: FilterForm<Search>,
) {
  return {
    isOpen,
    // Opening the form leaves the page as it is.
    onSwitch: () => set({ advancedSearch: !isOpen, page } as Partial<Search>),
    form: <Suspense fallback={<FilterSkeleton places={places} />}>{form}</Suspense>,
    tags,
    onRemove: (key: string) => set({ [key]: '' } as Partial<Search>),
    onClear: () => set(none),
  };
}
