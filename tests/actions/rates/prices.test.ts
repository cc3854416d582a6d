import type { Knex } from 'knex';
import { createContext } from '../../../actions/container';
import type { ProviderClient } from '../../../actions/provider/client';
import type { Context } from '../../../actions/context';
import type { ProviderDetailedRate } from '../../../actions/provider/records/reference';
import { refreshPrices } from '../../../actions/rates/refreshPrices';
import { marketPairs } from '../../../domain/rates/marketPairs';
import { actionEnvironment, stackDatabase } from '../../support/stack';

/* The prices of the pairs: twelve a run, in turns. The provider is asked once for a price and once for a refusal: it counts calls by the minute. */

const hourMs = 3_600_000;
const perRun = 12;

let database: Knex;
let context: Context;
let house: ProviderClient;
let price: ProviderDetailedRate;
let refusal: unknown;
let added: readonly string[];

beforeAll(async () => {
  database = stackDatabase();
  context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
  house = await context.provider.house();
  const asked = { buy_currency: 'GBP', sell_currency: 'EUR', fixed_side: 'sell', amount: '10000.00' };
  price = await house.getDetailedRate(asked);
  refusal = await house.getDetailedRate({ ...asked, buy_currency: 'EUR' }).catch((error: unknown) => error);
  const rows = marketPairs().map((currencyPair) => ({ currencyPair, midMarketRate: '1', updatedAt: new Date() }));
  added = await database('rates')
    .insert(rows)
    .onConflict('currencyPair')
    .ignore()
    .returning('currencyPair')
    .then(pairsOf);
});
beforeEach(() => database('rates').update({ priceAskedAt: null, pricedAt: null, clientRate: null }));
afterAll(async () => {
  await database('rates')
    .whereIn('currencyPair', [...added])
    .delete();
  await context.database.destroy();
  await database.destroy();
});

const pairsOf = (rows: readonly { readonly currencyPair: string }[]) => rows.map(({ currencyPair }) => currencyPair);

/** The pairs that each of some runs asks for, one an hour. Those without a price are refused. */
async function askedIn(runs: number, unpriced: readonly string[] = []): Promise<readonly (readonly string[])[]> {
  const start = context.clock.now().getTime();
  const asked: string[][] = [];
  for (let run = 0; run < runs; run += 1) {
    const pairs: string[] = [];
    const getDetailedRate: ProviderClient['getDetailedRate'] = ({ sell_currency, buy_currency }) => {
      const pair = `${String(sell_currency)}${String(buy_currency)}`;
      pairs.push(pair);
      return unpriced.includes(pair) ? Promise.reject(refusal as Error) : Promise.resolve(price);
    };
    const clock = { now: () => new Date(start + run * hourMs) };
    const stored = await refreshPrices({ ...context, clock }, { ...house, getDetailedRate });
    expect(stored).toBe(pairs.filter((pair) => !unpriced.includes(pair)).length);
    asked.push(pairs);
  }
  return asked;
}

const heldPairs = async () => marketPairs(await database('balances').distinct().pluck<string[]>('currency'));

test('a run asks for twelve pairs and stores the prices, with the time', async () => {
  const [asked = []] = await askedIn(1);
  expect(asked).toHaveLength(perRun);
  const priced = await database('rates').whereNotNull('pricedAt');
  expect(pairsOf(priced).sort()).toEqual([...asked].sort());
  for (const rate of priced) {
    expect(rate).toMatchObject({
      clientRate: price.client_rate,
      partnerRate: price.partner_rate,
      coreRate: price.core_rate,
      settlementCutOffTime: expect.any(Date) as Date,
      priceAskedAt: rate.pricedAt,
    });
  }
});

test('a pair is asked for again after half an hour', async () => {
  await database('rates').update({ priceAskedAt: new Date(context.clock.now().getTime() - 29 * 60_000) });
  expect(await askedIn(1)).toEqual([[]]);
  await database('rates')
    .where({ currencyPair: 'EURGBP' })
    .update({ priceAskedAt: new Date(context.clock.now().getTime() - 31 * 60_000) });
  expect(await askedIn(1)).toEqual([['EURGBP']]);
});

test('each pair gets its turn within a day, and pairs of held currencies more often', async () => {
  const held = await heldPairs();
  expect(held.length).toBeGreaterThan(6);
  const asked = await askedIn(24);
  expect(asked.map((pairs) => pairs.length)).toEqual(Array(24).fill(perRun));
  expect([...new Set(asked.flat())].sort()).toEqual([...marketPairs()].sort());
  const turns = (pair: string) => asked.flat().filter((each) => each === pair).length;
  const ofOthers = marketPairs().filter((pair) => !held.includes(pair));
  expect(Math.min(...held.map(turns))).toBeGreaterThan(Math.max(...ofOthers.map(turns)));
  expect(await database('rates').whereNull('pricedAt')).toEqual([]);
});

test('pairs that the provider does not price keep their price, and keep no other pair waiting', async () => {
  const unpriced = marketPairs().filter((pair) => /EUR|JPY/.test(pair));
  const before = { clientRate: '1.5', pricedAt: new Date(0) };
  await database('rates').whereIn('currencyPair', unpriced).update(before);
  const asked = await askedIn(24, unpriced);
  expect(new Set(asked.flat()).size).toBe(marketPairs().length);
  const kept = await database('rates').whereIn('currencyPair', unpriced);
  expect(kept).toHaveLength(unpriced.length);
  for (const rate of kept) expect(rate).toMatchObject(before);
  expect(await database('rates').whereNull('pricedAt')).toEqual([]);
});
