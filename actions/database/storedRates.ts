import type { Knex } from 'knex';
import type { StoredRate } from '../../domain/money/storedRate';
import type { CurrencyPair } from '../../domain/rates/marketPairs';

/** The stored mid-market rates by market pair; there are about a hundred. */
export async function storedRates(database: Knex): Promise<ReadonlyMap<CurrencyPair, StoredRate>> {
  const rows = await database('rates')
    .select('currencyPair', 'midMarketRate', 'updatedAt')
    .options({ name: 'stored_rates' });
  return new Map(rows.map(({ currencyPair, ...rate }) => [currencyPair, rate]));
}
