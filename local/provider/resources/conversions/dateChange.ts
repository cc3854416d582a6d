import { ok, type Answer, type Call } from '../../http/endpoint';
import { ApiError } from '../../http/errors';
import { isConversionDate, marketsOf, settlementMoment } from '../../reference/conversionDates';
import { firstWorkingDay } from '../../reference/calendar';
import { addDays, isRealDate } from '../../reference/isoDates';
import { londonDate } from '../../reference/londonTime';
import { revise } from '../../store/ledger';
import type { Conversion } from '../../store/tradeRecords';
import { pick, timeText } from '../../wire';
import { costOfChange, noteEvent } from './events';
import { awaitingConversion } from './read';

interface Change {
  readonly conversion: Conversion;
  readonly dates: Pick<Conversion, 'conversion_date' | 'settlement_date'>;
}

/** What another date would cost. */
export function quoteDateChange(call: Call): Answer {
  return ok(changeView(call, requestedChange(call, 'conversion_date_change_quote_failed')));
}

/** Moves a conversion, with its movements, to another date. */
export function changeDate(call: Call): Answer {
  const change = requestedChange(call, 'conversion_date_change_failed');
  const { conversion, dates } = change;
  call.books.put('conversion', conversion.id, { ...conversion, ...dates, updated_at: timeText(call.now) });
  revise(call, conversion.sell_transaction_id, { settles_at: dates.settlement_date });
  revise(call, conversion.buy_transaction_id, { settles_at: dates.settlement_date });
  const amount = costOfChange(conversion);
  noteEvent(call, conversion, { event_type: 'self_service_date_change', amount, notes: '' });
  return ok(changeView(call, change));
}

function requestedChange(call: Call, failure: string): Change {
  const conversion = awaitingConversion(call, failure);
  const date = call.parameters.text('new_settlement_date') ?? '';
  const { sell_currency: sell, buy_currency: buy } = conversion;
  const refuse = (code: string, message: string) =>
    new ApiError(400, failure, [{ field: 'new_settlement_date', code, message }]);
  if (date < londonDate(call.now)) {
    throw refuse('new_settlement_date_invalid_in_past', 'The new settlement date lies in the past');
  }
  if (!isRealDate(date) || !isConversionDate(sell, buy, date, call.now)) {
    const next = firstWorkingDay(isRealDate(date) ? addDays(date, 1) : londonDate(call.now), ...marketsOf(sell, buy));
    const moment = settlementMoment(buy, next).toISOString().replace('.000Z', 'Z');
    throw refuse('new_settlement_date_invalid', `Invalid new settlement date, next valid date time is - ${moment}`);
  }
  const settlement_date = timeText(settlementMoment(buy, date));
  return { conversion, dates: { conversion_date: `${date}T00:00:00+00:00`, settlement_date } };
}

function changeView({ now }: Call, { conversion, dates }: Change): Record<string, unknown> {
  const before = pick(conversion, ['conversion_date', 'settlement_date']);
  return {
    conversion_id: conversion.id,
    amount: costOfChange(conversion),
    currency: conversion.sell_currency,
    new_conversion_date: dates.conversion_date,
    new_settlement_date: dates.settlement_date,
    old_conversion_date: before.conversion_date,
    old_settlement_date: before.settlement_date,
    event_date_time: timeText(now),
  };
}
