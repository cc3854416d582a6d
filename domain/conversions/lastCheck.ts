import type { ErrorCode } from '../errors';
import type { Amount } from '../money/amount';
import { isPriceAcceptable } from './changes';

/** A conversion right before the call that accepts its quote. */
export interface ConversionToBuy {
  readonly uniqueRequestId: string;
  readonly quoteExpiresAt: Date;
  readonly digest: string;
}

/**
 * The check before a quote is accepted. The provider gives an expired quote a new price, which the user has not seen, so it is refused.
 * @param owed the intent's key and digest
 * @returns why the quote may not be accepted; undefined when it may
 */
export function refusalToBuy(
  conversion: ConversionToBuy,
  owed: { readonly key: string; readonly digest: string },
  now: Date,
): ErrorCode | undefined {
  const isSame = conversion.uniqueRequestId === owed.key && conversion.digest === owed.digest;
  if (!isSame) return 'content_changed';
  return now.getTime() < conversion.quoteExpiresAt.getTime() ? undefined : 'quote_expired';
}

/**
 * The check before a conversion is cancelled or moved: the provider holds no price, so it is asked for again.
 * @param accepted what the user accepted, in major units; a cost is negative
 * @param now what the change costs now; null for one without a price
 */
export function refusedByPrice(accepted: Amount, now: Amount | null): ErrorCode | undefined {
  return now === null || isPriceAcceptable(accepted, now) ? undefined : 'conversion_price_moved';
}
