import { currencies } from '../money/currencies';

/** The countries that use the euro, Bulgaria since 2026 among them. */
const euroCountries: ReadonlySet<string> = new Set(
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' '),
);

/**
 * The currency that a country uses, among those that the portal knows.
 * @param country an ISO 3166 code of two letters
 * @returns undefined where the portal does not know the country's currency
 */
export function currencyOfCountry(country: string): string | undefined {
  if (euroCountries.has(country)) return 'EUR';
  return [...currencies.values()].find(({ flagCountry }) => flagCountry === country)?.code;
}
