import type { Knex } from 'knex';
import { recordActivity } from '../database/recordActivity';
import type { Context } from '../context';
import { requestKey } from '../intents/contentDigest';
import { releaseConversion } from './releaseConversion';

/** A quote that is taken up. */
export interface AcceptedQuote {
  readonly quoteId: string;
  readonly accountId: string;
  /** Who asked for the conversion. */
  readonly userId: string;
  /** The provider contact that the conversion is made for. */
  readonly onBehalfOf: string;
  /** The moment at which the quote's life was looked at. */
  readonly now: Date;
  /** The provider holds the conversion already: it is looked up by its key. */
  readonly isBooked?: boolean;
}

/**
 * Uses up a quote in the caller's transaction: the conversion, its activity and the intent that books it.
 * @returns the conversion's id and the intent's
 */
export async function storeConversion(
  transaction: Knex.Transaction,
  context: Context,
  { quoteId, accountId, userId, onBehalfOf, now, isBooked = false }: AcceptedQuote,
): Promise<{ id: string; intentId: string }> {
  const id = context.newId();
  await transaction('quotes').where({ id: quoteId }).update({ usedAt: now });
  await transaction('conversions').insert({
    id,
    account_id: accountId,
    uniqueRequestId: requestKey('conversion', [accountId], quoteId),
    quoteId,
    createdById: userId,
    createdAt: now,
  });
  await recordActivity(transaction, { eventCode: 'A013', conversionId: id, accountId, userId, createdAt: now });
  return { id, intentId: await releaseConversion(transaction, context, id, { onBehalfOf, isBooked }) };
}
