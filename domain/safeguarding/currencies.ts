/** The currencies in which client money is safeguarded (specification, part two, section 9). */
export const safeguardedCurrencies = ['GBP', 'EUR', 'USD'] as const;

/** A currency in which client money is safeguarded. */
export type SafeguardedCurrency = (typeof safeguardedCurrencies)[number];
