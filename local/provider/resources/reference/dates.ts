import { ok, type Answer, type Call } from '../../http/endpoint';
import { ApiError, refuseIf } from '../../http/errors';
import type { ParameterTable } from '../../http/parameterRules';
import { closedDates, firstWorkingDay } from '../../reference/calendar';
import { conversionDates, marketsOf } from '../../reference/conversionDates';
import { currencyOf } from '../../reference/currencies';
import { marketPair } from '../../reference/exchangeRates';
import { addMonths, isRealDate } from '../../reference/isoDates';
import { londonDate } from '../../reference/londonTime';
import { timeText } from '../../wire';

export const conversionDateParameters: ParameterTable = {
  conversion_pair: { format: 'pair', required: true },
  start_date: { format: 'date' },
};

export const paymentDateParameters: ParameterTable = {
  currency: { format: 'currency', required: true },
  start_date: { format: 'date' },
};

const conversionFailure = 'conversion_dates_failed';
const paymentFailure = 'payment_dates_failed';

/** The dates of a pair, sold first, and two years of days on which it rests. */
export function findConversionDates(call: Call): Answer {
  const pair = call.parameters.text('conversion_pair') ?? '';
  const [sell, buy] = [pair.slice(0, 3), pair.slice(3)];
  const complaint = { field: 'conversion_pair', code: 'invalid_conversion_pair', message: `${pair} is not traded` };
  refuseIf(conversionFailure, marketPair(sell, buy) ? [] : [complaint]);
  const start = startDate(call, conversionFailure);
  const dates = conversionDates(sell, buy, call.now);
  return ok({
    first_conversion_cutoff_datetime: timeText(dates.firstCutOff),
    first_conversion_date: dates.first,
    next_day_conversion_date: dates.nextDay,
    default_conversion_date: dates.byDefault,
    optimize_liquidity_conversion_date: dates.optimizeLiquidity,
    invalid_conversion_dates: closedDates(start, addMonths(start, 24), ...marketsOf(sell, buy)),
    offline_conversion_dates: [],
  });
}

/** The first date on which a currency can be paid, and two months of days on which it cannot. */
export function findPaymentDates(call: Call): Answer {
  const currency = call.parameters.text('currency') ?? '';
  const complaint = {
    field: 'currency',
    code: 'currency_is_in_invalid_format',
    message: `${currency} is not supported`,
  };
  refuseIf(paymentFailure, currencyOf(currency) ? [] : [complaint]);
  const start = startDate(call, paymentFailure);
  return ok({
    first_payment_date: firstWorkingDay(start, currency),
    invalid_payment_dates: closedDates(start, addMonths(start, 2), currency),
  });
}

function startDate({ parameters, now }: Call, failure: string): string {
  const today = londonDate(now);
  const start = parameters.text('start_date') ?? today;
  const refuse = (code: string, message: string) =>
    new ApiError(400, failure, [{ field: 'start_date', code, message, params: { type: 'date' } }]);
  if (!isRealDate(start)) throw refuse('start_date_type_is_wrong', 'start_date needs a date YYYY-MM-DD');
  if (start > addMonths(today, 12)) {
    throw refuse('start_date_is_too_far_in_future', 'start_date is a year ahead at most');
  }
  return start;
}
