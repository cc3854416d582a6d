import Big from 'big.js';
import type { Call } from '../../http/endpoint';
import type { Deal } from '../../reference/price';
import type { HeldQuote } from '../../store/tradeRecords';
import { ownFieldRefusal } from '../conversions/deal';

/**
 * The held quote that a conversion names; undefined where it names none. It serves once, for the same deal, until it expires.
 * @throws ApiError 400 `invalid_quote_id`, `quote_does_not_match`, `quote_already_used`, `quote_expired`
 */
export function quoteToTakeUp({ books, parameters, actor, now }: Call, deal: Deal, failure: string) {
  const id = parameters.text('quote_id');
  if (id === undefined) return undefined;
  const refuse = (code: string, message: string) => ownFieldRefusal(failure, code, message);
  const quote = books.get('quote', id);
  if (quote?.account_id !== actor.account.id) throw refuse('invalid_quote_id', 'No such quote');
  const date = parameters.text('conversion_date') ?? quote.date;
  if (!isSameDeal(quote.deal, deal) || date !== quote.date) {
    throw refuse('quote_does_not_match', 'The quote is for another conversion');
  }
  if (quote.is_used) throw refuse('quote_already_used', 'A conversion was made with this quote');
  if (now.getTime() >= new Date(quote.expires_at).getTime()) throw refuse('quote_expired', 'The quote has expired');
  return quote;
}

/** Marks a quote as used. */
export function useQuote({ books }: Call, quote: HeldQuote): void {
  books.put('quote', quote.id, { ...quote, is_used: true });
}

function isSameDeal(one: Deal, other: Deal): boolean {
  const isSame = one.buy === other.buy && one.sell === other.sell && one.fixedSide === other.fixedSide;
  return isSame && new Big(one.amount).eq(other.amount);
}
