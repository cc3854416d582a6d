import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUrlState } from '../ui/useUrlState';
import { readSearch, writeSearch, type SearchSpec, type SearchValues } from './searchParams';

/** A page's parameters in the address bar, typed, and the way to change them; any change but the page's leads to the first page. */
export function useSearch<Spec extends SearchSpec>(spec: Spec) {
  const [params] = useSearchParams();
  const { set: setTexts } = useUrlState();
  const set = useCallback(
    (changes: Partial<SearchValues<Spec>>) => setTexts(writeSearch(spec, changes)),
    [spec, setTexts],
  );
  return { values: readSearch(spec, params), set };
}
