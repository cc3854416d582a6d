import { endpoint, ok, type Answer, type Call, type Endpoint } from '../../http/endpoint';
import { ApiError, refuseIf } from '../../http/errors';
import { isTradedNow, settlementMoment } from '../../reference/conversionDates';
import type { HeldQuote } from '../../store/tradeRecords';
import { timeText } from '../../wire';
import { amountErrors, dateOf, dealFrom, ownFieldRefusal, requirePrice } from '../conversions/deal';
import { dealParameters } from '../conversions/parameters';

const failure = 'quote_create_failed';

/** How long a rate is held. The provider agrees it with each account; every account of the simulator has three minutes. */
const holdPeriodMs = 3 * 60_000;

/** Holds the price of a deal: creating the conversion with the quote's id within the time books it at this price. */
function createQuote(call: Call): Answer {
  const { books, identifiers, parameters, actor, now } = call;
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
    ...{ id: identifiers.uuid(books), account_id: actor.account.id, deal, price, date, is_used: false },
    created_at: timeText(now),
    expires_at: timeText(new Date(now.getTime() + holdPeriodMs)),
  };
  books.put('quote', quote.id, quote);
  return ok(quoteView(quote));
}

function quoteView({ id, deal, price, date, created_at, expires_at }: HeldQuote): Record<string, unknown> {
  return {
    quote_id: id,
    settlement_cut_off_time: settlementMoment(deal.buy, date).toISOString().replace('.000Z', 'Z'),
    currency_pair: price.pair,
    client_buy_currency: deal.buy,
    client_sell_currency: deal.sell,
    client_buy_amount: price.buyAmount,
    client_sell_amount: price.sellAmount,
    fixed_side: deal.fixedSide,
    client_rate: price.rate,
    partner_rate: null,
    core_rate: price.rate,
    deposit_required: false,
    deposit_amount: '0.0',
    deposit_currency: deal.sell,
    mid_market_rate: price.midRate,
    created_at,
    expires_at,
  };
}

export const quoteEndpoints: readonly Endpoint[] = [
  { ...endpoint('POST', '/quotes/create', failure, dealParameters, createQuote), limit: 'rates' },
];
