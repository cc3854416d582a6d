import { endpoint, ok, type Answer, type Call, type Endpoint } from '../http/endpoint';
import { refuseIf } from '../http/errors';
import { marketRate } from '../reference/exchangeRates';

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
];
