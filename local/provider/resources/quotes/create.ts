import { endpoint, ok, type Answer, type Call, type Endpoint } from '../../http/endpoint';
import { ApiError, permissionDenied, refuseIf } from '../../http/errors';
import { isTradedNow } from '../../reference/conversionDates';
import type { HeldQuote } from '../../store/tradeRecords';
import { timeText } from '../../wire';
import { amountErrors, dateOf, dealFrom, ownFieldRefusal, requirePrice } from '../conversions/deal';
import { dealParameters } from '../conversions/parameters';
import { priceView } from '../conversions/priceView';

const failure = 'quote_create_failed';

/** How long a rate is held. The provider agrees it with each account; every account of the simulator has three minutes. */
const holdPeriodMs = 3 * 60_000;

/** Holds the price of a deal: creating the conversion with the quote's id within the time books it at this price. */
function createQuote(call: Call): Answer {
  const { books, identifiers, parameters, actor, now } = call;
  if (actor.account.holds_no_rates) throw permissionDenied('quote_create');
  const deal = dealFrom(parameters);
  refuseIf(failure, amountErrors(deal));
  const price = requirePrice(deal, failure, 'ccy_pair_is_not_tradeable');
  if (!isTradedNow(deal.sell, deal.buy, now)) {
    throw ownFieldRefusal(failure, 'currency_pair_not_available_for_weekend', 'This pair is not traded at weekends');
  }
  const date = dateOf(deal, parameters, now);
  if (typeof date !== 'string') {
    const message = 'No conversion is possible on such a date';
    throw new ApiError(400, failure, [{ field: 'conversion_date', code: 'invalid_delivery_date', message }]);
  }
  const quote: HeldQuote = {
    id: identifiers.uuid(books),
    account_id: actor.account.id,
    deal,
    price,
    date,
    is_used: false,
    created_at: timeText(now),
    expires_at: timeText(new Date(now.getTime() + holdPeriodMs)),
  };
  books.put('quote', quote.id, quote);
  return ok(quoteView(quote));
}

function quoteView({ id, deal, price, date, created_at, expires_at }: HeldQuote): Record<string, unknown> {
  return { quote_id: id, ...priceView(deal, price, date), created_at, expires_at };
}

export const quoteEndpoints: readonly Endpoint[] = [
  { ...endpoint('POST', '/quotes/create', failure, dealParameters, createQuote), limit: 'rates' },
];
