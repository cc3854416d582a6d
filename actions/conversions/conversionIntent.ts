import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isSameConversion } from '../../domain/intents/sameTerms';
import { refusalToBuy } from '../../domain/conversions/lastCheck';
import { loadConversion, type ConversionContent } from '../database/conversions';
import { recordActivity } from '../database/recordActivity';
import { conversionsMirror } from './conversionsMirror';
import { takeReadings } from '../mirrors/mirror';
import type { ProviderConversion } from '../provider/records';
import type { ProviderClient } from '../provider/client';
import type { Context } from '../context';
import { contentDigest } from '../intents/contentDigest';
import { intentKind, type Checked, type Intent } from '../intents/intent';

/**
 * Sends a conversion whose quote the user accepted: `conversions/create` with the conversion's `uniqueRequestId`. The amount of the side
 * that is not fixed is stated, too, so that the provider books what the user was shown or rejects the call (decision 053). A price
 * that the provider holds is taken up by its quote (decision 061).
 */
export const conversionIntent = intentKind<ConversionContent, ProviderConversion>({
  find: findSame,
  check: checkContent,
  create: (client, intent, content) =>
    client.createConversion({
      unique_request_id: intent.key,
      on_behalf_of: intent.payload.onBehalfOf,
      buy_currency: content.buyCurrency,
      sell_currency: content.sellCurrency,
      fixed_side: content.fixedSide,
      amount: content.amount,
      ...pricedBy(content, intent.payload.onBehalfOf),
      conversion_date: content.conversionDate,
      term_agreement: true,
    }),
  recordEffect: async (transaction, intent, effect) => {
    await transaction('conversions').where({ id: intent.entityId }).update({ tccConversionId: effect.id });
    await payFrom(transaction, intent.entityId, effect.id);
    await takeReadings(transaction, conversionsMirror, [{ reading: effect, accountId: intent.accountId }]);
  },
  recordRefusal: async (transaction, { entityId: id, accountId }, { code, message }, now) => {
    const [conversion] = await transaction('conversions')
      .where({ id })
      .update({ status: 'closed', errorCode: code, errorMessage: message })
      .returning('createdById');
    const entry = { eventCode: 'E005', details: message, conversionId: id, accountId } as const;
    await recordActivity(transaction, { ...entry, userId: conversion?.createdById ?? null, createdAt: now });
  },
});

/** What binds the price. The provider takes the other amount only for a client. */
function pricedBy({ tccQuoteId, fixedSide, otherAmount }: ConversionContent, onBehalfOf: string | null) {
  if (tccQuoteId) return { quote_id: tccQuoteId };
  if (onBehalfOf === null) return {};
  return fixedSide === 'sell' ? { client_buy_amount: otherAmount } : { client_sell_amount: otherAmount };
}

/** The payment that the rate was held for is paid from the conversion. */
async function payFrom(transaction: Knex.Transaction, conversionId: string, tccConversionId: string): Promise<void> {
  const quote = transaction('conversions').where({ id: conversionId }).select('quoteId');
  await transaction('payments').whereIn('quoteId', quote).update({ tccConversionId });
}

/** The conversion that the key stands for. @throws RuleError request_key_taken for one on other terms */
async function findSame(
  client: ProviderClient,
  { key, entityId, payload }: Intent,
  { database }: Context,
): Promise<ProviderConversion | undefined> {
  const found = await client.findConversionByKey(key, payload.onBehalfOf);
  const ours = found && (await loadConversion(database, entityId));
  if (!ours) return found;
  const { buy_currency: buyCurrency, sell_currency: sellCurrency, fixed_side: fixedSide } = found;
  const amount = fixedSide === 'buy' ? found.client_buy_amount : found.client_sell_amount;
  if (isSameConversion(ours.content, { buyCurrency, sellCurrency, fixedSide, amount })) return found;
  throw new RuleError('request_key_taken', 'quoteId');
}

async function checkContent(context: Context, intent: Intent): Promise<Checked<ConversionContent>> {
  const conversion = await loadConversion(context.database, intent.entityId);
  if (!conversion) return { refusal: 'content_changed' };
  const { content, ...quote } = conversion;
  const refusal = refusalToBuy({ ...quote, digest: contentDigest(content) }, intent, context.clock.now());
  return refusal ? { refusal } : { content };
}
