import type { ErrorCode } from '../errors';

/** A conversion as it stands right before its quote is taken up. */
export interface ConversionToBuy {
  readonly uniqueRequestId: string;
  readonly quoteExpiresAt: Date;
  readonly digest: string;
}

/**
 * The last look before a quote is taken up. What was shown is what is bought: the provider would price an expired quote
 * anew.
 * @param owed the intent's key and digest
 * @returns why it may not be taken up; undefined when it may
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
