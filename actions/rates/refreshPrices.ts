import type { Knex } from 'knex';
import { marketPairs, type CurrencyPair } from '../../domain/rates/marketPairs';
import type { ProviderClient } from '../provider/client';
import type { Context } from '../provider/context';
import { ProviderError } from '../provider/errors';
import type { ProviderDetailedRate } from '../provider/records/reference';

/** A price costs a call, so a run reads those of few pairs, the ones with the earliest cut-off first. */
const maxPricesPerRun = 12;
const pricedAmount = '10000.00';

/**
 * Reads the client's, the partner's and the core rate of pairs of currencies that accounts hold into `rates`, for administrators. A pair
 * that the provider does not price now, such as at a weekend, keeps what it has.
 * @returns how many prices were stored
 * @throws ProviderError that is no rejection
 */
export async function refreshPrices({ database }: Context, client: ProviderClient): Promise<number> {
  let prices = 0;
  for (const pair of await pairsToPrice(database)) {
    const price = await priceOf(client, pair);
    if (price) prices += await database('rates').where({ currencyPair: pair }).update(rowOf(price));
  }
  return prices;
}

async function pairsToPrice(database: Knex): Promise<readonly CurrencyPair[]> {
  const held = await database('balances').distinct().pluck('currency');
  return database('rates')
    .whereIn('currencyPair', [...marketPairs(held)])
    .orderBy('settlementCutOffTime', 'asc', 'first')
    .limit(maxPricesPerRun)
    .pluck('currencyPair');
}

async function priceOf(client: ProviderClient, pair: CurrencyPair): Promise<ProviderDetailedRate | undefined> {
  const [sell, buy] = [pair.slice(0, 3), pair.slice(3)];
  try {
    return await client.getDetailedRate({
      buy_currency: buy,
      sell_currency: sell,
      fixed_side: 'sell',
      amount: pricedAmount,
    });
  } catch (error) {
    if (error instanceof ProviderError && error.failure === 'rejected') return undefined;
    throw error;
  }
}

const rowOf = ({ client_rate, partner_rate, core_rate, settlement_cut_off_time }: ProviderDetailedRate) => ({
  clientRate: client_rate,
  partnerRate: partner_rate,
  coreRate: core_rate,
  settlementCutOffTime: settlement_cut_off_time,
});
