import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Knex } from 'knex';
import { isUuid } from '../../domain/text';
import { refreshBalances } from '../balances/balancesMirror';
import { inTransaction } from '../database/transaction';
import { isSendingBehind } from '../intents/isSendingBehind';
import { answer, type Answer } from '../runtime/answer';
import { sharedContext } from '../container';
import type { Context } from '../context';
import { findPushedRecord, isMirrored, type PushBody } from './findPushedRecord';

/**
 * `POST /webhooks/tcc`: a push of the provider. The signature is checked on the raw bytes, a repeated push is
 * recognised, and the record is read from the provider. While many intents wait to be sent under the same login, the record is left
 * to the sync, which reads a hundred with one call: each push would take two calls of the provider's limit.
 */
export const handler = (event: APIGatewayProxyEventV2): Promise<Answer> => receivePush(event, sharedContext());

interface Push {
  readonly header?: { readonly message_type?: string; readonly notification_type?: string };
  readonly body?: PushBody;
}

/**
 * The provider stops waiting after a few seconds. A push that takes longer is answered 503 and sent again; the sync
 * finds it too.
 */
const maxWaitMs = 2500;

/** The same with the context as a parameter. Answers 200, 400, 401, or 503 so that the provider tries again. */
export async function receivePush(
  event: Pick<APIGatewayProxyEventV2, 'body' | 'headers' | 'isBase64Encoded'>,
  context: Context,
): Promise<Answer> {
  const raw = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  const signature = event.headers['x-hmac-digest-sha-512'] ?? '';
  if (!isSigned(raw, signature, context.environment.TCC_WEBHOOK_HMAC_KEY)) {
    return answer(401, { message: 'The signature does not fit the body.' });
  }
  const { header, body } = parsePush(raw) ?? {};
  if (!header?.notification_type || !header.message_type || !body?.id || !isUuid(body.id)) {
    return answer(400, { message: 'Not a notification.' });
  }
  if (!isMirrored(header.message_type)) return answer(200, { message: 'Nothing that is kept here.' });
  const delivery = {
    id: createHash('sha256').update(raw).digest('hex'),
    messageType: header.message_type,
    notificationType: header.notification_type,
    body,
  };
  const isSeen = await Promise.race([followUp(context, delivery), delay(maxWaitMs, false, { ref: false })]);
  return isSeen ? answer(200, { message: 'Seen.' }) : answer(503, { message: 'Try again.' });
}

/** A delivered push. The id is the hash of its bytes, so that a repeat is recognised. */
interface Delivery {
  readonly id: string;
  readonly messageType: string;
  readonly notificationType: string;
  readonly body: PushBody;
}

/** @returns whether the record was read, now or at an earlier delivery, or is left to the sync */
async function followUp(context: Context, delivery: Delivery): Promise<boolean> {
  const { database, log } = context;
  const { id, messageType, body } = delivery;
  try {
    if (await database('webhook_deliveries').where({ id }).whereNotNull('processed_at').first('id')) return true;
    const pushed = await findPushedRecord(context, messageType, body);
    // An unknown payment may be stored in a moment, so its push is sent again. Other records belong to no account of ours.
    if (!pushed) return messageType !== 'payment';
    const { accountId, onBehalfOf } = pushed.origin;
    if (await isSendingBehind(database, accountId)) return true;
    const store = await pushed.read();
    const actor = { userId: 'webhook:tcc', requestId: id };
    await inTransaction(database, actor, async (transaction) => {
      await store(transaction);
      await storeDelivery(transaction, context.clock.now(), delivery);
    });
    await refreshBalances(context, accountId, onBehalfOf);
    return true;
  } catch (error) {
    log.warn({ id: body.id, error: String(error) }, 'a push could not be processed');
    return false;
  }
}

async function storeDelivery(
  transaction: Knex.Transaction,
  now: Date,
  { id, notificationType, body }: Delivery,
): Promise<void> {
  await transaction('webhook_deliveries')
    .insert({ id, notification_type: notificationType, entity_id: body.id, received_at: now, processed_at: now })
    .onConflict('id')
    .merge(['processed_at']);
}

/** Compares the texts: decoding the hex would ignore invalid characters at its end. */
function isSigned(raw: Buffer, signature: string, key: string): boolean {
  const expected = Buffer.from(createHmac('sha512', key).update(raw).digest('hex'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parsePush(raw: Buffer): Push | undefined {
  try {
    return JSON.parse(raw.toString('utf8')) as Push;
  } catch {
    return undefined;
  }
}
