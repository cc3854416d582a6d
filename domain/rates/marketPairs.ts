import { currencies } from '../money/currencies';

/** Two different currencies as one code, the base first: the rate is in units of the second per one of the first. */
export type CurrencyPair = string;

/** The market's order: of a pair, the currency that comes first is the base (provider.md, section 0). */
const baseOrder = ['EUR', 'GBP', 'AUD', 'NZD', 'USD'];

/** The currencies against which every other one has a stored rate. */
const majors = ['EUR', 'GBP', 'USD'];

/**
 * The pair of two currencies as the market writes it: `marketPair('USD', 'GBP')` is `GBPUSD`. Undefined for one currency twice, and for
 * two currencies that the market does not quote against each other directly.
 */
export function marketPair(one: string, other: string): CurrencyPair | undefined {
  if (one === other || ![one, other].some((code) => majors.includes(code))) return undefined;
  const base = baseOrder.find((code) => code === one || code === other) ?? one;
  return base === one ? one + other : other + one;
}

/** Every pair of known currencies that has a stored rate, 108 of them. */
export function marketPairs(codes: Iterable<string> = currencies.keys()): readonly CurrencyPair[] {
  const known = [...codes];
  const pairs = majors.flatMap((major) => known.map((code) => marketPair(major, code)));
  return [...new Set(pairs.filter((pair) => pair !== undefined))].filter(
    (pair) => known.includes(pair.slice(0, 3)) && known.includes(pair.slice(3)),
  );
}
