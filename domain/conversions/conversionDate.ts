import type { ConversionDatePreference } from './quoteInput';

/** The days on which a pair can be converted, as the provider says, in YYYY-MM-DD. */
export interface ConversionDates {
  readonly first: string;
  readonly nextDay: string | null;
  readonly byDefault: string;
  readonly optimizeLiquidity: string | null;
  /** The days on which the pair cannot be converted, with the reason; '' where none is given. */
  readonly closed: ReadonlyMap<string, string>;
}

/** The day that a preference stands for. Where the provider names none for it, its default. */
export function preferredDate(dates: ConversionDates, preference: ConversionDatePreference): string {
  const chosen: Record<ConversionDatePreference, string | null> = {
    default: dates.byDefault,
    earliest: dates.first,
    next_day: dates.nextDay,
    optimize_liquidity: dates.optimizeLiquidity,
  };
  return chosen[preference] ?? dates.byDefault;
}

/** Why a pair cannot be converted on a day; undefined when it can. */
export function reasonAgainstConversionDate(date: string, dates: ConversionDates): string | undefined {
  if (date < dates.first) return 'It is too late for a conversion on this day.';
  const reason = dates.closed.get(date);
  return reason === undefined ? undefined : reason || 'The currencies cannot be converted on this day.';
}
