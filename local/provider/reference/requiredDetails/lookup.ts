import { ibanCountries, sepaCountries } from './countries';
import { stateAndPostcode, type DetailsEntry } from './entry';
import { routes, sepa, stateCountries, swiftToAccount, swiftToIban } from './routes';

/**
 * What a beneficiary needs to be paid a currency at a bank in a country, one entry per way. Entries of the same payment
 * type and kind of holder are alternatives. Never empty.
 * @param beneficiaryCountry where the beneficiary lives, which may add state and post code to priority payments
 */
export function requiredDetails(currency: string, bankCountry: string, beneficiaryCountry?: string): DetailsEntry[] {
  const entries = entriesFor(currency, bankCountry);
  if (!beneficiaryCountry || !stateCountries[beneficiaryCountry]) return [...entries];
  return entries.map((entry) => (entry.payment_type === 'priority' ? { ...entry, ...stateAndPostcode } : entry));
}

function entriesFor(currency: string, bankCountry: string): readonly DetailsEntry[] {
  const exact = routes[`${bankCountry}${currency}`];
  if (exact) return exact;
  if (currency === 'EUR' && sepaCountries.has(bankCountry)) return sepa;
  return stateCountries[bankCountry] ?? (ibanCountries.has(bankCountry) ? swiftToIban : swiftToAccount);
}
