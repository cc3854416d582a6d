import { endpoint, ok, type Answer, type Call, type Endpoint } from '../http/endpoint';
import { ApiError, refuseIf } from '../http/errors';
import { isTradedNow } from '../reference/conversionDates';
import { marketRate } from '../reference/exchangeRates';
import type { Deal } from '../reference/price';
import { amountErrors, dateOf, dealFrom, ownFieldRefusal, requirePrice, type DateFault } from './conversions/deal';
import { dealParameters } from './conversions/parameters';
import { priceView } from './conversions/priceView';

/** Bid and offer of each pair asked for, in the caller's spelling and order. */
function findRates({ parameters }: Call): Answer {
  const pairs = (parameters.text('currency_pair') ?? '').split(',').map((pair) => pair.trim());
  const unavailable = pairs.filter((pair) => !marketRate(pair));
  const complaint = {
    field: 'currency_pair',
    code: 'invalid_currency_pair',
    message: `Not a tradeable pair: ${unavailable.join(', ')}`,
    params: { currency_pair: unavailable.join(', ') },
  };
  const isLenient = parameters.text('ignore_invalid_pairs') === 'true';
  refuseIf('rates_find_failed', isLenient || unavailable.length === 0 ? [] : [complaint]);
  const rates = pairs.flatMap((pair) => {
    const rate = marketRate(pair);
    return rate ? [[pair, [rate.bid, rate.offer]] as const] : [];
  });
  return ok({ rates: Object.fromEntries(rates), unavailable });
}

const failure = 'rate_detailed_failed';

/** What a deal would come to now. Nothing is held: creating the conversion prices it again. */
function detailedRate(call: Call): Answer {
  const deal = dealFrom(call.parameters);
  refuseIf(failure, amountErrors(deal));
  const price = requirePrice(deal, failure, 'ccy_pair_is_not_tradeable');
  if (!isTradedNow(deal.sell, deal.buy, call.now)) {
    throw ownFieldRefusal(failure, 'currency_pair_not_available_for_weekend', 'This pair is not traded at weekends');
  }
  return ok(priceView(deal, price, requireDate(call, deal)));
}

const dateFaults: Readonly<Record<DateFault, readonly [field: string, code: string]>> = {
  combination: ['base', 'unique_value_parameters'],
  preference: ['base', 'invalid_conversion_date_preference'],
  date: ['conversion_date', 'invalid_delivery_date'],
};

function requireDate({ parameters, now }: Call, deal: Deal): string {
  const date = dateOf(deal, parameters, now);
  if (typeof date === 'string') return date;
  const [field, code] = dateFaults[date.fault];
  throw new ApiError(400, failure, [{ field, code, message: 'No conversion is possible on such a date' }]);
}

export const rateEndpoints: readonly Endpoint[] = [
  {
    ...endpoint(
      'GET',
      '/rates/find',
      'rates_find_failed',
      {
        currency_pair: { format: 'text', required: true, maxLength: 2450 },
        ignore_invalid_pairs: { format: 'flag' },
      },
      findRates,
    ),
    limit: 'rates',
  },
  { ...endpoint('GET', '/rates/detailed', failure, dealParameters, detailedRate), limit: 'rates' },
];
