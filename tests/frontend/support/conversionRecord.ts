import { account } from './data';

export const conversionId = '00000000-0000-4000-8000-00000000c001';

/** A conversion of 12,000.00 GBP to 14,848.40 EUR, as the list reads it. */
export const conversionRow = (change: Record<string, unknown> = {}) => ({
  __typename: 'tcc_conversions',
  id: conversionId,
  short_reference: '20261121-ABCDEF',
  status: 'awaiting_funds',
  currency_pair: 'EURGBP',
  buy_currency: 'EUR',
  sell_currency: 'GBP',
  fixed_side: 'sell',
  client_buy_amount: '14849.64',
  client_sell_amount: '12000.00',
  client_rate: '0.8081',
  conversion_date: '2026-11-25',
  settlement_date: '2026-11-25T14:30:00Z',
  created_at: '2026-11-23T09:00:00Z',
  updated_at: '2026-11-23T09:00:00Z',
  ...change,
});

/** The same as its page reads it. */
export const conversionDetails = (change: Record<string, unknown> = {}) => ({
  ...conversionRow(),
  mid_market_rate: '0.8057',
  account: { __typename: 'accounts', id: account.id, name: account.name },
  request: {
    __typename: 'conversions',
    id: '00000000-0000-4000-8000-00000000c101',
    createdById: 'maker',
    creator: { __typename: 'colleagues', id: 'maker', first_name: 'Maya', last_name: 'Keller' },
  },
  changes: [],
  splitOffBy: null,
  transactions: [],
  ...change,
});

/** How many conversions are in a status and sell a currency, and how much of it. */
export const conversionTotal = (status: string, conversions: number, amount: string, currency = 'GBP') => ({
  __typename: 'conversion_totals',
  account_id: account.id,
  status,
  sell_currency: currency,
  conversions,
  sell_amount: amount,
});

/** A change of the conversion: a move from 25 to 27 November that cost 3.50 GBP. */
export const conversionChange = (change: Record<string, unknown> = {}) => ({
  __typename: 'conversion_changes',
  id: '00000000-0000-4000-8000-00000000c201',
  kind: 'date_change',
  status: 'done',
  oldDate: '2026-11-25',
  newDate: '2026-11-27',
  splitAmount: null,
  settledAmount: '-3.50',
  currency: 'GBP',
  childConversionId: null,
  childConversion: null,
  createdById: 'maker',
  creator: { __typename: 'colleagues', id: 'maker', first_name: 'Maya', last_name: 'Keller' },
  createdAt: '2026-11-23T09:20:00Z',
  errorMessage: null,
  ...change,
});
