import Big from 'big.js';
import type { Books } from '../../store/books';
import type { Payment } from '../../store/records';
import type { Conversion } from '../../store/tradeRecords';
import { moneyText, pick } from '../../wire';

const fields = [
  ...(['id', 'settlement_date', 'conversion_date', 'short_reference', 'creator_contact_id', 'account_id'] as const),
  ...(['currency_pair', 'status', 'buy_currency', 'sell_currency', 'client_buy_amount'] as const),
  ...(['client_sell_amount', 'fixed_side', 'core_rate', 'partner_rate', 'partner_buy_amount'] as const),
  ...(['partner_sell_amount', 'client_rate', 'mid_market_rate', 'created_at'] as const),
] as const;

const withoutDeposit = {
  deposit_required: false,
  deposit_amount: '0.00',
  deposit_currency: '',
  deposit_status: 'not_required',
  deposit_required_at: '',
};

/** Payments that still draw, or drew, on what a conversion buys. */
export function linkedPayments(books: Books, conversionId: string): Payment[] {
  const isLinked = ({ status }: Payment) => status !== 'deleted' && status !== 'suspended' && status !== 'failed';
  return [...books.select('payment', 'conversion', conversionId)].filter(isLinked);
}

/** What a conversion buys and no payment has claimed yet. */
export function unallocatedFunds(books: Books, { id, client_buy_amount: bought }: Conversion): string {
  const claimed = linkedPayments(books, id).reduce((sum, { amount }) => sum.plus(amount), new Big(0));
  return moneyText(new Big(bought).minus(claimed));
}

/** A conversion as a push tells of it. */
export function pushedConversion(books: Books, conversion: Conversion): Record<string, unknown> {
  return {
    ...pick(conversion, fields),
    ...withoutDeposit,
    payment_ids: linkedPayments(books, conversion.id).map(({ id }) => id),
  };
}

/** A conversion as the API shows it. */
export function conversionView(books: Books, conversion: Conversion): Record<string, unknown> {
  return {
    ...pushedConversion(books, conversion),
    unallocated_funds: unallocatedFunds(books, conversion),
    ...pick(conversion, ['unique_request_id', 'updated_at']),
  };
}
