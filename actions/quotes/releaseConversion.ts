import type { Knex } from 'knex';
import { invariant } from '../../domain/invariant';
import { loadConversion } from '../database/conversions';
import { contentDigest } from '../intents/contentDigest';
import { enqueue } from '../intents/enqueue';
import type { Context } from '../context';

/**
 * Enqueues a stored conversion for the sender, in the caller's transaction. The key is its `uniqueRequestId`.
 * @param release the provider contact of the creator's seat, and whether the provider holds the conversion already
 * @returns the intent's id
 */
export async function releaseConversion(
  transaction: Knex.Transaction,
  context: Pick<Context, 'newId' | 'clock'>,
  conversionId: string,
  { onBehalfOf, isBooked = false }: { readonly onBehalfOf: string; readonly isBooked?: boolean },
): Promise<string> {
  const now = context.clock.now();
  const conversion = await loadConversion(transaction, conversionId);
  invariant(conversion, 'the conversion is stored with its quote before it is released');
  return enqueue(
    transaction,
    {
      id: context.newId(),
      kind: 'conversion',
      entityId: conversion.id,
      accountId: conversion.content.accountId,
      key: conversion.uniqueRequestId,
      payload: { onBehalfOf },
      digest: contentDigest(conversion.content),
      unresolvedAt: isBooked ? now : null,
      wantedUntil: conversion.quoteExpiresAt,
    },
    now,
  );
}
