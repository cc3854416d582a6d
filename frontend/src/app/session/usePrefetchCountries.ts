import { useEffect } from 'react';
import { useClient } from 'urql';
import { GetCountriesDocument } from '../../shared/countries';
import { firstPageMs } from '../../ui/timing';

/**
 * Loads the countries after the first page, so that later country pickers have them in the cache.
 * @param mayRead false for users without a second factor, who may not read them
 */
export function usePrefetchCountries(mayRead: boolean): void {
  const client = useClient();
  useEffect(() => {
    if (!mayRead) return;
    const load = () => void client.query(GetCountriesDocument, {}).toPromise();
    const timer = window.setTimeout(load, firstPageMs);
    return () => window.clearTimeout(timer);
  }, [client, mayRead]);
}
