import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Knex } from 'knex';
import { isUuid } from '../../domain/uuid';
import { refreshBalances } from '../balances/refreshBalances';
import { inTransaction } from '../database/transaction';
import { applyReading } from '../payments/applyReading';
import { answer, type Answer } from '../runtime/answer';
import { sharedContext, type Context } from '../runtime/context';

/**
 * `POST /webhooks/tcc`: the provider says "look". The signature is checked on the raw bytes, a repeat is recognised, and
 * the entity is read again before anything is believed.
 */
export const handler = (event: APIGatewayProxyEventV2): Promise<Answer> => receivePush(event, sharedContext());

interface Push {
  readonly header?: { readonly message_type?: string; readonly notification_type?: string };
  readonly body?: { readonly id?: string; readonly status?: string };
}

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
  const push = parsePush(raw);
  const id = push?.body?.id;
  if (!push?.header?.notification_type || !id || !isUuid(id)) return answer(400, { message: 'Not a notification.' });
  if (push.header.message_type !== 'payment') return answer(200, { message: 'Not a payment.' });
  try {
    await lookAgain(context, id, push.header.notification_type, createHash('sha256').update(raw).digest('hex'));
    return answer(200, { message: 'Seen.' });
  } catch (error) {
    context.log.warn({ id, error: String(error) }, 'a push could not be followed up');
    return answer(503, { message: 'Try again.' });
  }
}

async function lookAgain(context: Context, tccPaymentId: string, type: string, deliveryId: string): Promise<void> {
  const { database } = context;
  if (await database('webhook_deliveries').where({ id: deliveryId }).whereNotNull('processed_at').first('id')) return;
  const origin = await findOrigin(database, tccPaymentId);
  if (!origin) throw new Error('this payment is not known yet');
  const client = await context.provider.forAccount(origin.accountId);
  const reading = await client.getPayment(tccPaymentId, origin.onBehalfOf);
  const actor = { userId: 'webhook:tcc', requestId: deliveryId };
  await inTransaction(database, actor, async (transaction) => {
    await applyReading(transaction, { tccPaymentId }, reading);
    await transaction('webhook_deliveries')
      .insert({
        id: deliveryId,
        notification_type: type,
        entity_id: tccPaymentId,
        received_at: context.clock.now(),
        processed_at: context.clock.now(),
      })
      .onConflict('id')
      .merge(['processed_at']);
  });
  await refreshBalances(context, origin.accountId, origin.onBehalfOf);
}

/** Which account the payment is ours on, and the contact it was sent for. */
async function findOrigin(
  database: Knex,
  tccPaymentId: string,
): Promise<{ accountId: string; onBehalfOf: string } | undefined> {
  return database('payments')
    .join('provider_intents as intent', 'intent.entity_id', 'payments.id')
    .where({ 'payments.tccPaymentId': tccPaymentId, 'intent.state': 'done' })
    .first<{ accountId: string; onBehalfOf: string } | undefined>(
      'payments.accountId',
      database.raw(`intent.payload ->> 'onBehalfOf' as "onBehalfOf"`),
    );
}

/** Compares the texts: reading hex would forgive what comes after it. */
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
