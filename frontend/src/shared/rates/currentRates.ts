import { isCurrentRate } from '../../../../domain/money/storedRate';
import type { RateTo } from './worth';

/** A rate with the time at which it was read. */
interface DatedRate extends RateTo {
  readonly updatedAt: string;
}

/** The rates that are not older than a day: amounts are not converted at older ones. */
export function currentRates<Rate extends DatedRate>(rates: readonly Rate[], now: Date): readonly Rate[] {
  return rates.filter(({ updatedAt }) => isCurrentRate(new Date(updatedAt), now));
}

/** The time of the oldest rate among those of the given currencies; undefined where none is used. */
export function oldestRateOf(rates: readonly DatedRate[], codes: readonly string[]): string | undefined {
  const times = rates.filter(({ fromCurrency }) => codes.includes(fromCurrency)).map(({ updatedAt }) => updatedAt);
  return times.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0];
}

/** A pair as traders write it: `EUR/GBP`. */
export const pairText = (pair: string): string => `${pair.slice(0, 3)}/${pair.slice(3)}`;
