import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * A list's state in the query string, so that it can be linked to and survives the browser's Back. Changing anything but the page
 * returns to the first page.
 */
export function useUrlState() {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (changes: Record<string, string>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (!('page' in changes)) next.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  return { page, get: (name: string) => params.get(name) ?? '', set };
}
