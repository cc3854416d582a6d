import Big from 'big.js';
import { ok, type Answer, type Call } from '../../http/endpoint';
import { ApiError, refuseIf, type FieldError } from '../../http/errors';
import { conversionNotification } from '../../pushes/notifications';
import { isTradedNow } from '../../reference/conversionDates';
import { currencyOf } from '../../reference/currencies';
import { inPounds } from '../../reference/exchangeRates';
import type { Deal, Price } from '../../reference/price';
import { amountErrors, dateOf, dealFrom, ownFieldRefusal, requirePrice, type DateFault } from './deal';
import { enterConversion } from './enter';
import { quotedAmounts } from './markUp';
import { quoteToTakeUp, useQuote } from '../quotes/takeUp';
import { conversionView } from './view';

const failure = 'conversion_create_failed';
/** Our own bound on one conversion, in pounds. */
const upperLimit = '25000000';

/** Takes a conversion, funded or not. Its `unique_request_id` works once per account. */
export function createConversion(call: Call): Answer {
  const { books, parameters, actor } = call;
  const requestId = parameters.text('unique_request_id');
  const key = `${actor.account.id}:${requestId ?? ''}`;
  // Before the rules: a repeat is reported as such even if the market has closed meanwhile.
  if (requestId && books.get('conversion_key', key)) throw duplicateRequest();
  const deal = dealFrom(parameters);
  refuseIf(failure, [...currencyErrors(deal), ...termErrors(call), ...amountErrors(deal)]);
  const quote = quoteToTakeUp(call, deal, failure);
  const price = quote?.price ?? requirePrice(deal, failure, 'invalid_currency_pair');
  refuseIf(failure, limitErrors(deal, price));
  if (!isTradedNow(deal.sell, deal.buy, call.now)) throw closedAtWeekends();
  const date = quote?.date ?? requireDate(call, deal);
  const terms = { deal, price, date, ...quotedAmounts(call, deal, price, failure) };
  const conversion = enterConversion(call, terms, requestId ?? null);
  if (quote) useQuote(call, quote);
  if (requestId) books.put('conversion_key', key, { conversion_id: conversion.id });
  call.notify(conversionNotification('cash_manager_trade_notification', books, conversion));
  return ok(conversionView(books, conversion));
}

function duplicateRequest(): ApiError {
  return ownFieldRefusal(failure, 'duplicate_request', 'A conversion with this unique_request_id exists');
}

function closedAtWeekends(): ApiError {
  const code = 'currency_pair_not_available_for_weekend';
  return ownFieldRefusal(failure, code, 'This pair is not traded at weekends');
}

function currencyErrors({ buy, sell }: Deal): FieldError[] {
  const error = (field: string) => ({ field, code: `invalid_${field}`, message: `${field} is invalid` });
  return [
    ...(currencyOf(buy)?.can_buy ? [] : [error('buy_currency')]),
    ...(currencyOf(sell)?.can_sell ? [] : [error('sell_currency')]),
  ];
}

function termErrors({ parameters }: Call): FieldError[] {
  if (parameters.text('term_agreement') === 'true') return [];
  const field = 'term_agreement';
  return [{ field, code: 'term_agreement_not_in_range', message: 'The terms must be agreed to' }];
}

function limitErrors(deal: Deal, { buyAmount, sellAmount }: Price): FieldError[] {
  if ([buyAmount, sellAmount].some((amount) => new Big(amount).eq(0))) {
    return [{ field: 'amount', code: 'amount_is_too_small', message: 'One side would come to nothing' }];
  }
  const currency = deal.fixedSide === 'buy' ? deal.buy : deal.sell;
  if (inPounds(deal.amount, currency).lte(new Big(upperLimit))) return [];
  const message = `The equivalent of ${deal.amount} ${currency} is above your limit of ${upperLimit} GBP`;
  return [{ field: 'amount', code: 'conversion_above_limit', message }];
}

const dateCodes: Readonly<Record<DateFault, string>> = {
  combination: 'invalid_conversion_date_combination',
  preference: 'invalid_conversion_date_preference',
  date: 'invalid_conversion_date',
};

function requireDate({ parameters, now }: Call, deal: Deal): string {
  const date = dateOf(deal, parameters, now);
  if (typeof date === 'string') return date;
  const code = dateCodes[date.fault];
  throw new ApiError(400, failure, [{ field: 'base', code, message: 'No conversion is possible on such a date' }]);
}
