import type { Knex } from 'knex';
import { refusedByPrice } from '../../../domain/conversions/lastCheck';
import { invariant } from '../../../domain/invariant';
import { recordActivity } from '../../database/recordActivity';
import { contentDigest } from '../../intents/contentDigest';
import { intentKind, type Checked, type Intent } from '../../intents/intent';
import { takeReadings } from '../../mirrors/mirror';
import type { ProviderClient } from '../../provider/client';
import type { Context } from '../../context';
import type { ProviderConversion } from '../../provider/records';
import { conversionsMirror } from '../conversionsMirror';
import { changeContent, type ChangeContent } from './changeFields';
import { changeSteps, type ChangeMade } from './changeSteps';

/** A change that the provider has made, with the conversions as they are now, as far as they could be read. */
interface ChangeEffect extends ChangeMade {
  readonly readings: readonly ProviderConversion[];
}

/**
 * Cancels, moves or splits a conversion. These calls carry no key, so the conversion's state and history are looked at before any repeat,
 * and a repeat waits until the attempt before can no longer take effect (docs/decisions/056).
 */
export const conversionChangeIntent = intentKind<ChangeContent, ChangeEffect>({
  isUnkeyed: true,
  find: async (client, intent, { database }) => {
    const row = await database('conversion_changes').where({ id: intent.entityId }).first();
    invariant(row, 'the change was stored with its intent');
    const made = await changeSteps[row.kind].find(client, row, intent.payload.onBehalfOf);
    return made && withReadings(client, intent, row.tccConversionId, made);
  },
  check: checkContent,
  create: async (client, intent, content) => {
    const made = await changeSteps[content.kind].make(client, content);
    return withReadings(client, intent, content.tccConversionId, made);
  },
  recordEffect: async (transaction, { entityId: id, accountId }, { settledAmount, childConversionId, readings }) => {
    await transaction('conversion_changes').where({ id }).update({ status: 'done', settledAmount, childConversionId });
    const placed = readings.map((reading) => ({ reading, accountId }));
    await takeReadings(transaction, conversionsMirror, placed);
  },
  recordRefusal: async (transaction, intent, { code, message }, now) => {
    const [change] = await transaction('conversion_changes')
      .where({ id: intent.entityId })
      .update({ status: 'rejected', errorCode: code, errorMessage: message })
      .returning(['createdById', 'tccConversionId']);
    await recordFailure(transaction, intent, { ...change, message, now });
  },
});

/** Whether the content is the accepted one and the price no worse than accepted, right before the call. */
async function checkContent(
  { database }: Context,
  intent: Intent,
  client: ProviderClient,
): Promise<Checked<ChangeContent>> {
  const content = await changeContent(database, intent.entityId);
  if (!content || contentDigest(content) !== intent.digest) return { refusal: 'content_changed' };
  const price = await changeSteps[content.kind].price(client, content);
  const refusal = refusedByPrice(content.acceptedAmount, price);
  return refusal ? { refusal } : { content };
}

/** The change is made, so a conversion that cannot be read now comes with the sync. */
async function withReadings(client: ProviderClient, intent: Intent, conversionId: string, made: ChangeMade) {
  const ids = [conversionId, made.childConversionId].filter((id) => id !== null);
  const read = (id: string) => client.getConversion(id, intent.payload.onBehalfOf).catch(() => undefined);
  const readings = (await Promise.all(ids.map(read))).filter((reading) => reading !== undefined);
  return { ...made, readings };
}

interface Failure {
  readonly createdById?: string;
  readonly tccConversionId?: string;
  readonly message: string;
  readonly now: Date;
}

async function recordFailure(
  transaction: Knex.Transaction,
  { accountId }: Intent,
  { createdById, tccConversionId, message, now }: Failure,
): Promise<void> {
  const request = await transaction('conversions')
    .where({ tccConversionId: tccConversionId ?? null })
    .first('id');
  const entry = { eventCode: 'E005', details: message, conversionId: request?.id ?? null, accountId } as const;
  await recordActivity(transaction, { ...entry, userId: createdById ?? null, createdAt: now });
}
