import Big from 'big.js';
import { currencies } from '../../domain/money/currencies';
import { sharedContext } from '../container';
import type { Context } from '../provider/context';

const pairsPerCall = 300;
const rateDecimals = 8;

/** Schedule `refresh-rates`: stores the mid-market rates that thresholds and limits are converted with. */
export const handler = (): Promise<{ rates: number }> => refreshRates(sharedContext());

/** The same with the context as a parameter: every currency against each authorisation currency and GBP. */
export async function refreshRates(context: Context): Promise<{ rates: number }> {
  const targets = await context.database('organisations').distinct().pluck('authorisation_currency');
  const pairs = [...new Set([...targets, 'GBP'])].flatMap((to) =>
    [...currencies.keys()].filter((from) => from !== to).map((from) => from + to),
  );
  const client = await context.provider.house();
  let rates = 0;
  for (let start = 0; start < pairs.length; start += pairsPerCall) {
    const found = await client.findRates(pairs.slice(start, start + pairsPerCall));
    rates += await store(context, found);
  }
  return { rates };
}

async function store(context: Context, found: Record<string, [bid: string, offer: string]>): Promise<number> {
  const rows = Object.entries(found).map(([currencyPair, [bid, offer]]) => ({
    currencyPair,
    fromCurrency: currencyPair.slice(0, 3),
    toCurrency: currencyPair.slice(3),
    midMarketRate: new Big(bid).plus(offer).div(2).round(rateDecimals).toFixed(),
    updatedAt: context.clock.now(),
  }));
  if (rows.length === 0) return 0;
  await context.database('exchange_rates').insert(rows).onConflict('currencyPair').merge();
  return rows.length;
}
