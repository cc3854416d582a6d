import { costText, rateText } from '../../../shared/conversions/conversionTexts';
import { personName } from '../../../shared/payments/paymentRow';
import { Card } from '../../../ui/layout';
import { Details } from '../../../ui/Details';
import { formatDay, formatInstant } from '../../../ui/formatDate';
import { Money } from '../../../ui/money/Money';
import type { ConversionDetails } from './conversionQuery';

/** A conversion's amounts, rates and dates. Clients see their own rate and the mid-market rate (decision 051). */
export function ConversionFacts({ conversion }: { conversion: ConversionDetails }) {
  const { currency_pair, client_rate, mid_market_rate } = conversion;
  return (
    <>
      <Card title="Amounts and rates">
        <Details
          items={[
            {
              label: 'Sold',
              value: <Money amount={conversion.client_sell_amount} currency={conversion.sell_currency} />,
            },
            {
              label: 'Bought',
              value: <Money amount={conversion.client_buy_amount} currency={conversion.buy_currency} />,
            },
            { label: 'Fixed amount', value: conversion.fixed_side === 'buy' ? 'Bought' : 'Sold' },
            { label: 'Your rate', value: client_rate && rateText(currency_pair, client_rate) },
            { label: 'Mid-market rate', value: mid_market_rate && rateText(currency_pair, mid_market_rate) },
            { label: 'Cost', value: costOf(conversion) },
          ]}
        />
      </Card>
      <Card title="Dates">
        <Details
          items={[
            { label: 'Conversion date', value: formatDay(conversion.conversion_date) },
            { label: 'Funds due by', value: formatInstant(conversion.settlement_date) },
            { label: 'Created', value: formatInstant(conversion.created_at) },
            {
              label: 'Created by',
              value: conversion.request
                ? personName(conversion.request.creator, conversion.request.createdById)
                : conversion.splitOffBy
                  ? personName(conversion.splitOffBy.creator, conversion.splitOffBy.createdById)
                  : 'Outside Corridor',
            },
          ]}
        />
      </Card>
    </>
  );
}

function costOf(conversion: ConversionDetails): string | undefined {
  const { mid_market_rate: midMarketRate } = conversion;
  if (!midMarketRate) return undefined;
  return costText({
    currencyPair: conversion.currency_pair,
    buyCurrency: conversion.buy_currency,
    sellCurrency: conversion.sell_currency,
    fixedSide: conversion.fixed_side === 'buy' ? 'buy' : 'sell',
    buyAmount: conversion.client_buy_amount,
    sellAmount: conversion.client_sell_amount,
    midMarketRate,
  });
}
