import type { Knex } from 'knex';
import { marketPairs, type CurrencyPair } from '../../domain/rates/marketPairs';
import type { ProviderClient } from '../provider/client';
import type { Context } from '../context';
import { ProviderError } from '../provider/errors';
import type { ProviderDetailedRate } from '../provider/records/reference';

/** A price costs a call, so a run reads those of few pairs. */
const maxPricesPerRun = 12;
/** How many of them are for pairs of currencies that accounts hold, while there are so many. */
const maxHeldPerRun = 6;
/** A pair is not asked for again before. */
const minWaitMs = 30 * 60_000;
const pricedAmount = '10000.00';

/**
 * Reads the client's, the partner's and the core rate of market pairs into `rates`, for administrators. The pairs take turns, those that were
 * asked for longest ago first, and pairs of currencies that accounts hold more often. A pair that the provider does not price now, such as at a
 * weekend, keeps what it has, and waits for its next turn.
 * @returns how many prices were stored
 * @throws ProviderError that is no rejection
 */
export async function refreshPrices({ database, clock }: Context, client: ProviderClient): Promise<number> {
  let prices = 0;
  for (const pair of await pairsToPrice(database, clock.now())) {
    const price = await priceOf(client, pair);
    const now = clock.now();
    const asked = { priceAskedAt: now, ...(price && { ...rowOf(price), pricedAt: now }) };
    await database('rates').where({ currencyPair: pair }).update(asked);
    if (price) prices += 1;
  }
  return prices;
}

async function pairsToPrice(database: Knex, now: Date): Promise<readonly CurrencyPair[]> {
  const due = (pairs: readonly CurrencyPair[]) =>
    database('rates')
      .whereIn('currencyPair', [...pairs])
      .whereRaw('coalesce("priceAskedAt" < ?, true)', [new Date(now.getTime() - minWaitMs)])
      .orderBy('priceAskedAt', 'asc', 'first')
      .orderBy('currencyPair')
      .pluck('currencyPair');
  const held = await due(marketPairs(await database('balances').distinct().pluck('currency'))).limit(maxHeldPerRun);
  const others = await due(marketPairs().filter((pair) => !held.includes(pair))).limit(maxPricesPerRun - held.length);
  return [...held, ...others];
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
