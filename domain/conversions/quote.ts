import type { ErrorCode } from '../errors';
import { equals, type Amount } from '../money/amount';
import { convertAtRate, type StoredRate } from '../money/storedRate';

/** How long a quote may be accepted, in ms. The provider does not hold the price, so it is short. */
export const quoteLifeMs = 30_000;

/**
 * Until when a quote may be accepted: for 30 seconds, but not beyond the moment until which its day can be booked.
 * @param bookableUntil the cut-off of the quote's day; undefined where none is near
 */
export function quoteExpiry(now: Date, bookableUntil: Date | undefined): Date {
  const endOfLife = now.getTime() + quoteLifeMs;
  return new Date(Math.min(endOfLife, bookableUntil?.getTime() ?? endOfLife));
}

/** The terms of a quote. Amounts are in major units. */
export interface QuotedTerms {
  readonly buyAmount: Amount;
  readonly sellAmount: Amount;
  /** YYYY-MM-DD */
  readonly conversionDate: string;
}

/** Why a quote may not be accepted on the terms that the user was shown; undefined when it may. */
export function refusalToAccept(
  quote: QuotedTerms & { readonly expiresAt: Date },
  accepted: QuotedTerms,
  now: Date,
): ErrorCode | undefined {
  const isSame =
    equals(quote.buyAmount, accepted.buyAmount) &&
    equals(quote.sellAmount, accepted.sellAmount) &&
    quote.conversionDate === accepted.conversionDate;
  if (!isSame) return 'quote_terms_differ';
  return now.getTime() < quote.expiresAt.getTime() ? undefined : 'quote_expired';
}

/** A conversion as the limit of a seat sees it. Amounts are in major units. */
export interface LimitedConversion {
  readonly buyCurrency: string;
  readonly sellCurrency: string;
  readonly buyAmount: Amount;
  readonly sellAmount: Amount;
}

/**
 * The amount that is compared with the limit of a seat (`upper_fx_limit`), in the authorisation currency: that of the side in this
 * currency, otherwise the amount sold at the stored mid-market rate, not rounded.
 * @param rate from the sold currency to the authorisation currency
 * @returns null without a current rate; then a limit refuses the conversion
 */
export function amountToLimit(
  conversion: LimitedConversion,
  authorisationCurrency: string,
  rate: StoredRate | undefined,
  now: Date,
): Amount | null {
  const { buyCurrency, sellCurrency, buyAmount, sellAmount } = conversion;
  if (buyCurrency === authorisationCurrency) return buyAmount;
  return convertAtRate({ amount: sellAmount, currency: sellCurrency }, authorisationCurrency, rate, now);
}
