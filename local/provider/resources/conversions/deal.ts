import Big from 'big.js';
import type { CallParameters } from '../../http/callParameters';
import { ApiError, type FieldError } from '../../http/errors';
import { conversionDates, isConversionDate, type ConversionDates } from '../../reference/conversionDates';
import { isRealDate } from '../../reference/isoDates';
import { fitsCurrency, priceOf, type Deal, type Price } from '../../reference/price';

const preferences: Readonly<Record<string, (dates: ConversionDates) => string>> = {
  default: ({ byDefault }) => byDefault,
  earliest: ({ first }) => first,
  next_day: ({ nextDay }) => nextDay,
  optimize_liquidity: ({ optimizeLiquidity }) => optimizeLiquidity,
};

/** A refusal whose own code is also the field it complains of, as the provider has it. */
export function ownFieldRefusal(failure: string, code: string, message: string): ApiError {
  return new ApiError(400, failure, [{ field: code, code, message }]);
}

/** The deal that parameters of the right form describe. */
export function dealFrom(parameters: CallParameters): Deal {
  return {
    buy: parameters.text('buy_currency') ?? '',
    sell: parameters.text('sell_currency') ?? '',
    fixedSide: parameters.text('fixed_side') === 'buy' ? 'buy' : 'sell',
    amount: parameters.text('amount') ?? '0',
  };
}

/** Complaints about a deal's amount: at least one unit, in the currency's decimals. */
export function amountErrors(deal: Deal): FieldError[] {
  const fixed = deal.fixedSide === 'buy' ? deal.buy : deal.sell;
  const complaint = (code: string, message: string) => [{ field: 'amount', code, message }];
  if (new Big(deal.amount).lt(1)) return complaint('amount_is_too_small', 'amount can not be smaller than 1');
  return fitsCurrency(deal.amount, fixed) ? [] : complaint('amount_type_is_wrong', 'amount must fit the currency');
}

/** The price of a deal now. @throws ApiError 400 `ccy_pair_is_not_tradeable` or the code given */
export function requirePrice(deal: Deal, failure: string, code: string): Price {
  const price = priceOf(deal);
  if (!price) throw ownFieldRefusal(failure, code, `${deal.sell} and ${deal.buy} are not traded`);
  return price;
}

/** What is wrong with the date that is asked for, in the words of the endpoint; undefined when nothing is. */
export type DateFault = 'combination' | 'preference' | 'date';

/** The date that a deal is for: the one named, or the one preferred. */
export function dateOf(deal: Deal, parameters: CallParameters, now: Date): string | { readonly fault: DateFault } {
  const date = parameters.text('conversion_date');
  const preference = parameters.text('conversion_date_preference');
  if (date !== undefined && preference !== undefined) return { fault: 'combination' };
  if (date !== undefined) {
    return isRealDate(date) && isConversionDate(deal.sell, deal.buy, date, now) ? date : { fault: 'date' };
  }
  const choose = preferences[preference ?? 'default'];
  return choose ? choose(conversionDates(deal.sell, deal.buy, now)) : { fault: 'preference' };
}
