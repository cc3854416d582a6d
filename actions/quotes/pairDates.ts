import type { ConversionDates } from '../../domain/conversions/conversionDate';
import type { InvalidDate } from '../runtime/generated/actions';
import type { ProviderClient } from '../provider/client';

/** The invalid days in their order, each with the provider's reason, which may be empty. */
export function invalidDatesOf(reasons: Readonly<Record<string, string>>): InvalidDate[] {
  return Object.entries(reasons)
    .map(([date, reason]) => ({ date, reason }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The days on which a pair can be converted, and until when the first of them can be booked. */
export interface PairDates extends ConversionDates {
  readonly firstCutOff: Date | undefined;
}

/** Asks the provider on which days a pair can be converted, seen from today. @throws ProviderError */
export async function readPairDates(client: ProviderClient, pair: string, onBehalfOf: string): Promise<PairDates> {
  const dates = await client.getConversionDates({ conversion_pair: pair, on_behalf_of: onBehalfOf });
  const cutOff = dates.first_conversion_cutoff_datetime;
  return {
    first: dates.first_conversion_date,
    nextDay: dates.next_day_conversion_date,
    byDefault: dates.default_conversion_date,
    optimizeLiquidity: dates.optimize_liquidity_conversion_date,
    closed: new Map(invalidDatesOf(dates.invalid_conversion_dates).map(({ date, reason }) => [date, reason])),
    firstCutOff: cutOff ? new Date(cutOff) : undefined,
  };
}
