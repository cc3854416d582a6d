import Big from 'big.js';
import { ok, type Answer, type Call } from '../../http/endpoint';
import { amountFilters, applyFilters, equals, momentFilters, type Filters } from '../../http/filters';
import { paginate } from '../../http/pagination';
import { recordsInScope } from '../../http/scope';
import { marketRate } from '../../reference/exchangeRates';
import { rounded } from '../../reference/price';
import type { Conversion, ConversionEvent } from '../../store/tradeRecords';
import { pick, timeText } from '../../wire';

/** What undoing a deal now would cost: the market's spread on what was sold, in its currency; negative. */
export function costOfChange({ currency_pair, sell_currency, client_sell_amount }: Conversion): string {
  const market = marketRate(currency_pair);
  const spread = market ? new Big(market.offer).minus(market.bid).div(market.mid) : new Big(0);
  const cost = rounded(spread.times(client_sell_amount), sell_currency);
  return new Big(cost).eq(0) ? '0.00' : `-${cost}`;
}

/** Records what a change of a conversion cost. */
export function noteEvent(
  { books, identifiers, actor, now }: Call,
  conversion: Conversion,
  stated: Pick<ConversionEvent, 'event_type' | 'amount' | 'notes'>,
): ConversionEvent {
  const event: ConversionEvent = {
    ...stated,
    id: identifiers.uuid(books),
    account_id: conversion.account_id,
    contact_id: conversion.creator_contact_id,
    event_account_id: actor.account.id,
    event_contact_id: actor.contact.id,
    conversion_id: conversion.id,
    currency: conversion.sell_currency,
    event_date_time: timeText(now),
  };
  books.put('conversion_event', event.id, event);
  return event;
}

const fields = [
  ...(['account_id', 'contact_id', 'event_account_id', 'event_contact_id', 'conversion_id'] as const),
  ...(['event_type', 'amount', 'currency', 'notes', 'event_date_time'] as const),
] as const;

/** An event as the API shows it. */
export function eventView(event: ConversionEvent): Record<string, unknown> {
  return pick(event, fields);
}

const filters: Filters<ConversionEvent> = {
  ...equals<ConversionEvent>('account_id', 'contact_id', 'conversion_id', 'event_type', 'currency'),
  ...momentFilters<ConversionEvent>('event_date_time'),
  ...amountFilters<ConversionEvent>('amount'),
};

/** What changes of conversions cost, for the accounts in scope. */
export function findProfitAndLoss(call: Call): Answer {
  const rows = applyFilters(recordsInScope(call, 'conversion_event'), call.parameters, filters);
  const sortable = ['event_date_time', 'amount', 'currency', 'event_type'] as const;
  const { page, pagination } = paginate(rows, call.parameters, sortable, 'profit_and_loss_failed');
  return ok({ conversion_profit_and_losses: page.map(eventView), pagination });
}
