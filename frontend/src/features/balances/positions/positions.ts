import { cashFlow } from '../../../../../domain/balances/cashFlow';
import { expectedFlows } from '../../../../../domain/balances/expectedFlows';
import { netPositions } from '../../../../../domain/balances/netPositions';
import type { PositionsData } from './positionsQuery';

/** How many days the cash flow looks ahead. */
export const daysAhead = 30;

/** The net positions and the cash flow of what was read. @param today as YYYY-MM-DD */
export function positionsOf(data: PositionsData, today: string) {
  const opening = new Map(data.balances.map(({ currency, amount }) => [currency, amount]));
  const conversions = data.tcc_conversions.map((conversion) => ({
    id: conversion.id,
    status: conversion.status,
    sellCurrency: conversion.sell_currency,
    sellAmount: conversion.client_sell_amount,
    buyCurrency: conversion.buy_currency,
    buyAmount: conversion.client_buy_amount,
    conversionDate: conversion.conversion_date,
  }));
  const pending = data.tcc_transactions.map(
    ({ settles_at: settlesAt, related_entity_id: relatedEntityId, ...rest }) => ({
      id: rest.id,
      type: rest.type,
      currency: rest.currency,
      amount: rest.amount,
      relatedEntityId,
      settlesOn: settlesAt?.slice(0, 10) ?? null,
    }),
  );
  const flows = expectedFlows(data.payments, conversions, pending, today);
  return {
    net: netPositions(opening, flows),
    calendar: cashFlow({ opening, flows, today, length: daysAhead }),
  };
}
