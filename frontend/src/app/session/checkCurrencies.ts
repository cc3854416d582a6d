import { type IdentityClient } from './identity';

/** How the currency service answered; refused means that it does not take this user's credentials. */
export type CurrencyCheck = 'currenciesAnswered' | 'currenciesFailed' | 'credentialsRefused';

/** Asks the currency service for its list, as the last check before the portal is usable (specification section 4). */
export async function checkCurrencies(url: string, identity: IdentityClient): Promise<CurrencyCheck> {
  try {
    const session = await identity.session();
    const response = await fetch(new URL(url, window.location.href), {
      headers: session ? { Authorization: `Bearer ${session.idToken}` } : {},
    });
    if (response.status === 401 || response.status === 403) return 'credentialsRefused';
    return response.ok ? 'currenciesAnswered' : 'currenciesFailed';
  } catch {
    return 'currenciesFailed';
  }
}
