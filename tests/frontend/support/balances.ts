/** A balance of the selected account. */
export const balance = (currency: string, amount: string, change: Record<string, unknown> = {}) => ({
  __typename: 'balances',
  id: `balance-${currency}`,
  currency,
  amount,
  updated_at: '2026-11-23T09:00:00Z',
  ...change,
});

/** A mid-market rate to pounds. */
export const rateToPounds = (fromCurrency: string, midMarketRate: string, updatedAt = '2026-11-23T09:30:00Z') => ({
  __typename: 'exchange_rates',
  currencyPair: `${fromCurrency}GBP`,
  fromCurrency,
  midMarketRate,
  updatedAt,
});
