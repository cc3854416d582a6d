import Big from 'big.js';
import { ok, type Answer, type Call } from '../../http/endpoint';
import { refuseIf, type FieldError } from '../../http/errors';
import { conversionNotification } from '../../pushes/notifications';
import { londonDate } from '../../reference/londonTime';
import { fitsCurrency, rounded } from '../../reference/price';
import { revise } from '../../store/ledger';
import type { Conversion } from '../../store/tradeRecords';
import { moneyText, timeText } from '../../wire';
import { enterLegs } from './enter';
import { awaitingConversion, managedConversion } from './read';
import { linkedPayments, unallocatedFunds } from './view';

type Amounts = Pick<Conversion, 'client_buy_amount' | 'client_sell_amount'>;

interface Split {
  readonly parent: Conversion;
  readonly child: Amounts;
  readonly rest: Amounts;
}

/** What a split would leave; nothing is kept. */
export function previewSplit(call: Call): Answer {
  const { parent, child, rest } = requestedSplit(call, 'conversion_split_preview_failed');
  const childView = { ...partView({ ...parent, ...child }), id: null, short_reference: null };
  return ok({ parent_conversion: partView({ ...parent, ...rest }), child_conversion: childView });
}

/** Splits a conversion: a new one takes a part of it, on the same terms. */
export function splitConversion(call: Call): Answer {
  const split = requestedSplit(call, 'conversion_split_failed');
  const { books } = call;
  const parent = { ...split.parent, ...split.rest, updated_at: timeText(call.now) };
  books.put('conversion', parent.id, parent);
  revise(call, parent.sell_transaction_id, { amount: parent.client_sell_amount });
  revise(call, parent.buy_transaction_id, { amount: parent.client_buy_amount });
  const child = enterLegs(call, childOf(call, split));
  call.notify(conversionNotification('cash_manager_trade_notification', books, child));
  return ok({ parent_conversion: partView(parent), child_conversion: partView(child) });
}

function childOf({ books, identifiers, now }: Call, { parent, child }: Split): Conversion {
  return {
    ...parent,
    ...child,
    id: identifiers.uuid(books),
    short_reference: identifiers.conversionReference(books, londonDate(now)),
    unique_request_id: null,
    parent_conversion_id: parent.id,
    created_at: timeText(now),
    updated_at: timeText(now),
  };
}

/** Where a conversion comes from, and what was split off it. */
export function getSplitHistory(call: Call): Answer {
  const conversion = managedConversion(call);
  const parent = parentOf(call, conversion);
  const children = call.books.select('conversion', 'parent', conversion.id);
  return ok({
    parent_conversion: parent ? partView(parent) : null,
    origin_conversion: parent ? partView(originOf(call, parent)) : null,
    child_conversions: [...children].map(partView),
  });
}

function parentOf({ books }: Call, { parent_conversion_id: id }: Conversion): Conversion | undefined {
  return id === null ? undefined : books.get('conversion', id);
}

function originOf(call: Call, conversion: Conversion): Conversion {
  const parent = parentOf(call, conversion);
  return parent ? originOf(call, parent) : conversion;
}

/** The amount is of the side that was fixed; the other side follows in proportion, and the parent keeps the remainder. */
function requestedSplit(call: Call, failure: string): Split {
  const parent = awaitingConversion(call, failure);
  const amount = new Big(call.parameters.text('amount') ?? '0');
  const { client_buy_amount: buy, client_sell_amount: sell, fixed_side: side } = parent;
  const share = amount.div(side === 'buy' ? buy : sell);
  const child = {
    client_buy_amount: side === 'buy' ? moneyText(amount) : rounded(share.times(buy), parent.buy_currency),
    client_sell_amount: side === 'sell' ? moneyText(amount) : rounded(share.times(sell), parent.sell_currency),
  };
  const rest = {
    client_buy_amount: moneyText(new Big(buy).minus(child.client_buy_amount)),
    client_sell_amount: moneyText(new Big(sell).minus(child.client_sell_amount)),
  };
  refuseIf(failure, splitErrors(call, amount, { parent, child, rest }));
  return { parent, child, rest };
}

function splitErrors({ books }: Call, amount: Big, { parent, child, rest }: Split): FieldError[] {
  const error = (field: string, code: string, message: string) => [{ field, code, message }];
  const currency = parent.fixed_side === 'buy' ? parent.buy_currency : parent.sell_currency;
  if (amount.lt(1)) return error('amount', 'amount_is_too_small', 'amount can not be smaller than 1');
  if (!fitsCurrency(amount.toFixed(), currency)) {
    return error('amount', 'split_amount_precision', `amount has too many decimals for ${currency}`);
  }
  const small = (['buy', 'sell'] as const).flatMap((side) =>
    Object.entries({ parent: rest, child }).flatMap(([of, part]) =>
      new Big(part[`client_${side}_amount`]).gte(1)
        ? []
        : error(`${side}_amount`, `${of}_market_${side}_amount_less_than_1`, `The ${of} would have less than 1 left`),
    ),
  );
  const isClaimed = linkedPayments(books, parent.id).length > 0;
  const exceeds = isClaimed && new Big(child.client_buy_amount).gt(unallocatedFunds(books, parent));
  const claimed = exceeds
    ? error('amount', 'split_amount_exceeds_unallocated_funds', 'Payments have claimed a part of it')
    : [];
  return [...small, ...claimed];
}

function partView(conversion: Conversion): Record<string, unknown> {
  return {
    id: conversion.id,
    short_reference: conversion.short_reference,
    sell_amount: conversion.client_sell_amount,
    sell_currency: conversion.sell_currency,
    buy_amount: conversion.client_buy_amount,
    buy_currency: conversion.buy_currency,
    settlement_date: conversion.settlement_date,
    conversion_date: conversion.conversion_date,
    status: conversion.status,
  };
}
