import { currencies } from '../../domain/money/currencies';
import { midOf } from '../../domain/rates/exchangeRate';
import { sharedContext } from '../container';
import type { Context } from '../context';
import { refreshMarketRates } from '../rates/refreshMarketRates';
import { refreshPrices } from '../rates/refreshPrices';
import { sendRateAlerts } from '../rates/sendRateAlerts';
import { runExclusively } from './runExclusively';

const pairsPerCall = 300;
/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 90_000;

/** How many rates a run stored: those of limits, those of market pairs, and prices; and how many alerts it sent. */
interface RatesReport {
  readonly rates: number;
  readonly marketRates: number;
  readonly prices: number;
  readonly alerts: number;
}

/** Schedule `refresh-rates`: stores the rates that limits are converted with, the market pairs with their history, and prices. */
export const handler = (): Promise<RatesReport | undefined> => refreshRates(sharedContext());

/** The same with the context as a parameter. Undefined while another run goes on. */
export function refreshRates(context: Context): Promise<RatesReport | undefined> {
  return runExclusively(context, { name: 'refresh-rates', leaseMs }, (owned) => refreshAll(owned));
}

/** Limits need every currency against each authorisation currency and GBP. */
async function refreshAll(context: Context): Promise<RatesReport> {
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
  const marketRates = await refreshMarketRates(context, client);
  const alerts = await sendRateAlerts(context);
  return { rates, marketRates, alerts, prices: await refreshPrices(context, client) };
}

async function store(context: Context, found: Record<string, [bid: string, offer: string]>): Promise<number> {
  const rows = Object.entries(found).map(([currencyPair, [bid, offer]]) => ({
    currencyPair,
    fromCurrency: currencyPair.slice(0, 3),
    toCurrency: currencyPair.slice(3),
    midMarketRate: midOf(bid, offer),
    updatedAt: context.clock.now(),
  }));
  if (rows.length === 0) return 0;
  await context.database('exchange_rates').insert(rows).onConflict('currencyPair').merge();
  return rows.length;
}
