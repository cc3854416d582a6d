import { refusalToBuy } from '../../domain/conversions/lastCheck';
import { loadConversion, type ConversionContent } from '../database/conversions';
import { conversionsMirror } from './conversionsMirror';
import { takeReadings } from '../mirrors/mirror';
import type { ProviderConversion } from '../provider/records';
import type { Context } from '../provider/context';
import { contentDigest } from '../intents/contentDigest';
import { intentKind, type Checked, type Intent } from '../intents/intent';

/** Sends a conversion whose quote the user accepted: `conversions/create` with the conversion's `uniqueRequestId`. */
export const conversionIntent = intentKind<ConversionContent, ProviderConversion>({
  find: (client, intent) => client.findConversionByKey(intent.key, intent.payload.onBehalfOf),
  check: checkContent,
  create: (client, intent, content) =>
    client.createConversion({
      unique_request_id: intent.key,
      on_behalf_of: intent.payload.onBehalfOf,
      buy_currency: content.buyCurrency,
      sell_currency: content.sellCurrency,
      fixed_side: content.fixedSide,
      amount: content.amount,
      conversion_date: content.conversionDate,
      term_agreement: true,
    }),
  recordEffect: async (transaction, intent, effect) => {
    await transaction('conversions').where({ id: intent.entityId }).update({ tccConversionId: effect.id });
    await takeReadings(transaction, conversionsMirror, [{ reading: effect, accountId: intent.accountId }]);
  },
  recordRefusal: async (transaction, intent, { code, message }) => {
    await transaction('conversions')
      .where({ id: intent.entityId })
      .update({ status: 'closed', errorCode: code, errorMessage: message });
  },
});

async function checkContent(context: Context, intent: Intent): Promise<Checked<ConversionContent>> {
  const conversion = await loadConversion(context.database, intent.entityId);
  if (!conversion) return { refusal: 'content_changed' };
  const { content, ...quote } = conversion;
  const refusal = refusalToBuy({ ...quote, digest: contentDigest(content) }, intent, context.clock.now());
  return refusal ? { refusal } : { content };
}
