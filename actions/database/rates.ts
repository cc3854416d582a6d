import type { Knex } from 'knex';
import { type StoredRate, convertAtRate } from '../../domain/money/storedRate';
import type { CurrencyPair } from '../../domain/rates/marketPairs';
import type { Amount } from '../../domain/money/amount';

/** The stored mid-market rates by market pair; there are about a hundred. */
export async function storedRates(database: Knex): Promise<ReadonlyMap<CurrencyPair, StoredRate>> {
  const rows = await database('rates')
    .select('currencyPair', 'midMarketRate', 'updatedAt')
    .options({ name: 'stored_rates' });
  return new Map(rows.map(({ currencyPair, ...rate }) => [currencyPair, rate]));
}

/**
 * An amount in another currency at the stored mid-market rate, not rounded.
 * @returns null if the rate is missing or older than a day; the caller must then require the approval or refuse
 */
export async function convertAtStoredRate(
  database: Knex,
  amount: { readonly amount: Amount; readonly currency: string },
  toCurrency: string,
  now: Date,
): Promise<Amount | null> {
  const isSame = amount.currency === toCurrency;
  return convertAtRate(
    amount,
    toCurrency,
    isSame ? undefined : await loadRate(database, amount.currency, toCurrency),
    now,
  );
}

async function loadRate(database: Knex, fromCurrency: string, toCurrency: string): Promise<StoredRate | undefined> {
  return database('exchange_rates')
    .where({ fromCurrency, toCurrency })
    .first('midMarketRate', 'updatedAt')
    .options({ name: 'find_rate' });
}
