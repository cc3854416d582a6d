/** The currencies in which client money can be safeguarded (specification, part two, section 9). */
export const safeguardedCurrencies = ['GBP', 'EUR', 'USD'] as const;

/** A currency in which client money can be safeguarded. */
export type SafeguardedCurrency = (typeof safeguardedCurrencies)[number];

/** Whether safeguarding handles a currency. */
export const isSafeguardedCurrency = (currency: string): currency is SafeguardedCurrency =>
  (safeguardedCurrencies as readonly string[]).includes(currency);

/** The column of `accounts` with what stands safeguarded in a currency. */
export const safeguardedColumns = {
  GBP: 'safeguarded_amount_gbp',
  EUR: 'safeguarded_amount_eur',
  USD: 'safeguarded_amount_usd',
} as const satisfies Readonly<Record<SafeguardedCurrency, string>>;

/** What stands safeguarded for an account in each currency, by its column. */
export type SafeguardedAmounts = Readonly<Record<(typeof safeguardedColumns)[SafeguardedCurrency], string>>;

/** The amounts of an account for which nothing is safeguarded. */
export const nothingSafeguarded: SafeguardedAmounts = {
  safeguarded_amount_gbp: '0',
  safeguarded_amount_eur: '0',
  safeguarded_amount_usd: '0',
};

/** The specification's name of the threshold of a currency: a field of `settings` that is kept in `currency_settings`. */
export const alarmFields = {
  GBP: 'safeguarding_gbp_balance_alarm',
  EUR: 'safeguarding_eur_balance_alarm',
  USD: 'safeguarding_usd_balance_alarm',
} as const satisfies Readonly<Record<SafeguardedCurrency, string>>;
