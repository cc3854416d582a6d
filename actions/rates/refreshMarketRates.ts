import type { Knex } from 'knex';
import { midOf } from '../../domain/rates/exchangeRate';
import { historyPoint, oldestPoint } from '../../domain/rates/history';
import { marketPairs } from '../../domain/rates/marketPairs';
import type { ProviderClient } from '../provider/client';
import type { Context } from '../context';

/**
 * Reads the mid-market rates of all market pairs into `rates`, and into `rate_history`, which keeps the last rate of each day for
 * {@link historyDays} days.
 * @returns how many rates were stored
 * @throws ProviderError
 */
export async function refreshMarketRates(context: Context, client: ProviderClient): Promise<number> {
  const found = Object.entries(await client.findRates(marketPairs()));
  const now = context.clock.now();
  const rows = found.map(([currencyPair, [bid, offer]]) => ({
    currencyPair,
    midMarketRate: midOf(bid, offer),
    updatedAt: now,
  }));
  if (rows.length > 0) await context.database.transaction((transaction) => store(transaction, rows, now));
  return rows.length;
}

interface RateRow {
  readonly currencyPair: string;
  readonly midMarketRate: string;
  readonly updatedAt: Date;
}

async function store(transaction: Knex.Transaction, rows: readonly RateRow[], now: Date): Promise<void> {
  const points = rows.map(({ currencyPair, midMarketRate }) => ({
    currencyPair,
    midMarketRate,
    at: historyPoint(now),
  }));
  await transaction('rates')
    .insert([...rows])
    .onConflict('currencyPair')
    .merge(['midMarketRate', 'updatedAt']);
  await transaction('rate_history').insert(points).onConflict(['currencyPair', 'at']).merge(['midMarketRate']);
  await transaction('rate_history').where('at', '<', oldestPoint(now)).delete();
}
