import type { Knex } from 'knex';
import { convertAmount, type Amount } from '../../domain/money/amount';

const maximumAgeMs = 24 * 60 * 60 * 1000;

/**
 * An amount in another currency at the stored mid-market rate.
 * @returns null when the rate is missing or older than a day: callers fail closed
 */
export async function convertAtStoredRate(
  database: Knex,
  amount: { readonly amount: Amount; readonly currency: string },
  toCurrency: string,
  now: Date,
): Promise<Amount | null> {
  if (amount.currency === toCurrency) return amount.amount;
  const rate = await database('exchange_rates')
    .where({ fromCurrency: amount.currency, toCurrency })
    .where('updatedAt', '>=', new Date(now.getTime() - maximumAgeMs))
    .first<{ midMarketRate: string } | undefined>('midMarketRate');
  return rate ? convertAmount(amount.amount, rate.midMarketRate, toCurrency) : null;
}
