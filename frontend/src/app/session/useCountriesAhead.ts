import { useEffect } from 'react';
import { useClient } from 'urql';
import { GetCountriesDocument } from '../../shared/countries';

/** How long the first page has the network for itself, in milliseconds. */
const afterMs = 10_000;

/**
 * Asks for the countries once the first page stands, so that the pickers of later ones have them. Nobody waits for it.
 * @param mayAsk without a second factor one may read nothing of this
 */
export function useCountriesAhead(mayAsk: boolean): void {
  const client = useClient();
  useEffect(() => {
    if (!mayAsk) return;
    const ask = () => void client.query(GetCountriesDocument, {}).toPromise();
    const timer = window.setTimeout(ask, afterMs);
    return () => window.clearTimeout(timer);
  }, [client, mayAsk]);
}
