import type { IdentityClient } from '../../session/identity';

/** How the currency service answered. */
export type CurrencyCheck = 'currenciesAnswered' | 'currenciesFailed';

/** Asks the currency service for its list, as the last check before the portal is usable (specification section 4). */
export async function checkCurrencies(url: string, identity: IdentityClient): Promise<CurrencyCheck> {
  try {
    const session = await identity.session();
    const response = await fetch(new URL(url, window.location.href), {
      headers: session ? { Authorization: `Bearer ${session.idToken}` } : {},
    });
    return response.ok ? 'currenciesAnswered' : 'currenciesFailed';
  } catch {
    return 'currenciesFailed';
  }
}
