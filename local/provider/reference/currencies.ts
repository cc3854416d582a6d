/** A currency that the provider trades. */
export interface Currency {
  readonly code: string;
  readonly decimal_places: number;
  readonly name: string;
  readonly online_trading: boolean;
  readonly can_buy: boolean;
  readonly can_sell: boolean;
}

const names: Readonly<Record<string, string>> = {
  AED: 'UAE Dirham',
  AUD: 'Australian Dollar',
  BGN: 'Bulgarian Lev',
  BHD: 'Bahraini Dinar',
  CAD: 'Canadian Dollar',
  CHF: 'Swiss Franc',
  CNY: 'Chinese Renminbi',
  CZK: 'Czech Koruna',
  DKK: 'Danish Krone',
  EUR: 'Euro',
  GBP: 'Pound Sterling',
  HKD: 'Hong Kong Dollar',
  HRK: 'Croatian Kuna',
  HUF: 'Hungarian Forint',
  IDR: 'Indonesian Rupiah',
  ILS: 'Israeli New Shekel',
  INR: 'Indian Rupee',
  JPY: 'Japanese Yen',
  KES: 'Kenyan Shilling',
  KWD: 'Kuwaiti Dinar',
  MXN: 'Mexican Peso',
  MYR: 'Malaysian Ringgit',
  NOK: 'Norwegian Krone',
  NZD: 'New Zealand Dollar',
  OMR: 'Omani Rial',
  PHP: 'Philippine Peso',
  PLN: 'Polish Zloty',
  QAR: 'Qatari Riyal',
  RON: 'Romanian Leu',
  RUB: 'Russian Rouble',
  SAR: 'Saudi Riyal',
  SEK: 'Swedish Krona',
  SGD: 'Singapore Dollar',
  THB: 'Thai Baht',
  TRY: 'Turkish Lira',
  UGX: 'Ugandan Shilling',
  USD: 'US Dollar',
  ZAR: 'South African Rand',
};

const withoutDecimals = new Set(['JPY', 'IDR', 'UGX']);

/** The 38 currencies, by code. The Gulf dinars and the rial have two decimals here, whatever ISO 4217 says. */
export const currencies: readonly Currency[] = Object.entries(names).map(([code, name]) => ({
  code,
  decimal_places: withoutDecimals.has(code) ? 0 : 2,
  name,
  online_trading: true,
  can_buy: code !== 'RUB',
  can_sell: true,
}));

const byCode = new Map(currencies.map((currency) => [currency.code, currency]));

/** The currency of a code, if the provider trades it. */
export function currencyOf(code: string): Currency | undefined {
  return byCode.get(code);
}
