import Big from 'big.js';
import { isCurrentRate, type StoredRate } from '../money/storedRate';
import { marketPair, type CurrencyPair } from './marketPairs';

/** The mid-market rate of a pair, in units of the second currency per one of the first, and when it was read. */
export interface ExchangeRate extends StoredRate {
  readonly currencyPair: CurrencyPair;
}

/** Why there is no rate: none is stored, or the stored one is older than a day. */
export type RateFault = 'missing' | 'stale';

/** The currency through which two currencies without a pair of their own are converted. */
const bridge = 'USD';
const significantDigits = 10;

/** A rate with at most ten significant digits, as a plain decimal. */
export const roundRate = (rate: Big): string => new Big(rate.toPrecision(significantDigits)).toFixed();

/** The middle of bid and offer. */
export const midOf = (bid: string, offer: string): string => roundRate(new Big(bid).plus(offer).div(2));

/**
 * The rate from one currency to another out of the stored rates of market pairs: as stored, inverted, or through US dollars where the
 * market does not quote the two against each other. A rate through dollars is as old as the older of its two.
 * @param stored the stored rates by market pair
 */
export function exchangeRate(
  from: string,
  to: string,
  stored: ReadonlyMap<CurrencyPair, StoredRate>,
  now: Date,
): ExchangeRate | RateFault {
  const isQuoted = marketPair(from, to) !== undefined;
  const legs = isQuoted ? [legOf(from, to, stored)] : [legOf(from, bridge, stored), legOf(bridge, to, stored)];
  const found = legs.filter((leg) => leg !== undefined);
  if (found.length < legs.length) return 'missing';
  if (!found.every(({ updatedAt }) => isCurrentRate(updatedAt, now))) return 'stale';
  return {
    currencyPair: from + to,
    midMarketRate: roundRate(found.reduce((rate, leg) => rate.times(leg.rate), new Big(1))),
    updatedAt: new Date(Math.min(...found.map(({ updatedAt }) => updatedAt.getTime()))),
  };
}

interface Leg {
  readonly rate: Big;
  readonly updatedAt: Date;
}

function legOf(from: string, to: string, stored: ReadonlyMap<CurrencyPair, StoredRate>): Leg | undefined {
  const pair = marketPair(from, to);
  const found = pair && stored.get(pair);
  if (!found) return undefined;
  const rate = new Big(found.midMarketRate);
  return { rate: pair === from + to ? rate : inverse(rate), updatedAt: found.updatedAt };
}

/** One divided by the rate; big.js keeps 20 decimals, which is enough for a rate of a million. */
const inverse = (rate: Big): Big => new Big(1).div(rate);
