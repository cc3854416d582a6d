import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUrlState } from '../ui/useUrlState';
import { readSearch, writeSearch, type SearchSpec, type SearchValues } from './searchParams';

/** The page's typed query parameters and a function that changes them. A change of anything but `page` returns to the first page. */
export function useSearch<Spec extends SearchSpec>(spec: Spec) {
  const [params] = useSearchParams();
  const { set: setTexts } = useUrlState();
  const set = useCallback(
    (changes: Partial<SearchValues<Spec>>) => setTexts(writeSearch(spec, changes)),
    [spec, setTexts],
  );
  return { values: readSearch(spec, params), set };
}
