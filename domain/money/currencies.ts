/**
 * The currencies the portal knows (specification section 3): code, English name, decimals, and the country whose flag
 * is shown. Decimals are the provider's, which reports BHD, KWD and OMR with two.
 */
export interface Currency {
  readonly code: string;
  readonly name: string;
  readonly decimals: 0 | 2;
  readonly flagCountry: string;
}

const rows: readonly (readonly [code: string, name: string, flagCountry: string, decimals?: 0])[] = [
  ['AED', 'United Arab Emirates Dirham', 'AE'],
  ['AUD', 'Australian Dollar', 'AU'],
  ['BGN', 'Bulgarian Lev', 'BG'],
  ['BHD', 'Bahraini Dinar', 'BH'],
  ['CAD', 'Canadian Dollar', 'CA'],
  ['CHF', 'Swiss Franc', 'CH'],
  ['CNY', 'Chinese Yuan', 'CN'],
  ['CZK', 'Czech Koruna', 'CZ'],
  ['DKK', 'Danish Krone', 'DK'],
  ['EUR', 'Euro', 'EU'],
  ['GBP', 'British Pound', 'GB'],
  ['HKD', 'Hong Kong Dollar', 'HK'],
  ['HRK', 'Croatian Kuna', 'HR'],
  ['HUF', 'Hungarian Forint', 'HU'],
  ['IDR', 'Indonesian Rupiah', 'ID', 0],
  ['ILS', 'Israeli New Shekel', 'IL'],
  ['INR', 'Indian Rupee', 'IN'],
  ['JPY', 'Japanese Yen', 'JP', 0],
  ['KES', 'Kenyan Shilling', 'KE'],
  ['KWD', 'Kuwaiti Dinar', 'KW'],
  ['MXN', 'Mexican Peso', 'MX'],
  ['MYR', 'Malaysian Ringgit', 'MY'],
  ['NOK', 'Norwegian Krone', 'NO'],
  ['NZD', 'New Zealand Dollar', 'NZ'],
  ['OMR', 'Omani Rial', 'OM'],
  ['PHP', 'Philippine Peso', 'PH'],
  ['PLN', 'Polish Zloty', 'PL'],
  ['QAR', 'Qatari Riyal', 'QA'],
  ['RON', 'Romanian Leu', 'RO'],
  ['RUB', 'Russian Rouble', 'RU'],
  ['SAR', 'Saudi Riyal', 'SA'],
  ['SEK', 'Swedish Krona', 'SE'],
  ['SGD', 'Singapore Dollar', 'SG'],
  ['THB', 'Thai Baht', 'TH'],
  ['TRY', 'Turkish Lira', 'TR'],
  ['UGX', 'Ugandan Shilling', 'UG', 0],
  ['USD', 'US Dollar', 'US'],
  ['ZAR', 'South African Rand', 'ZA'],
];

/** All currencies by code, in alphabetical order. */
export const currencies: ReadonlyMap<string, Currency> = new Map(
  rows.map(([code, name, flagCountry, decimals]): [string, Currency] => [
    code,
    { code, name, flagCountry, decimals: decimals ?? 2 },
  ]),
);

/** Decimals that an amount of this currency may have; two for a currency the portal does not know. */
export function decimalsOf(currency: string): 0 | 2 {
  return currencies.get(currency)?.decimals ?? 2;
}
