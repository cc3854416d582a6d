import type { Knex } from 'knex';
import type { ErrorCode } from '../../domain/errors';
import { paymentOrder } from '../../domain/payments/content';
import { refusalToSend } from '../../domain/payments/lastCheck';
import { payableDate } from '../../domain/payments/paymentDate';
import { loadPayment, type StoredPayment } from '../database/payments';
import { paymentsMirror } from './paymentsMirror';
import { takeReadings } from '../mirrors/mirror';
import { digestOf } from './digest';
import { recordFailure } from './recordFailure';
import type { ProviderPayment } from '../provider/records';
import type { Context } from '../provider/context';
import { intentKind, type Intent } from '../intents/intent';

/** Sends a payment: `payments/create` with its `uniqueRequestId`. */
export const paymentIntent = intentKind<StoredPayment, ProviderPayment>({
  find: (client, intent) => client.findPaymentByKey(intent.key, intent.payload.onBehalfOf),
  check: checkContent,
  create: (client, intent, payment) =>
    client.createPayment({ ...paymentOrder(payment), unique_request_id: intent.key }),
  recordEffect: async (transaction, intent, effect) => {
    await transaction('payment_authorisation_requests')
      .where({ paymentId: intent.entityId })
      .whereNull('authorisedById')
      .delete();
    await transaction('payments').where({ id: intent.entityId }).update({ tccPaymentId: effect.id });
    await takeReadings(transaction, paymentsMirror, [{ reading: effect, accountId: intent.accountId }]);
  },
  recordRefusal: async (transaction, { entityId: id }, { code, message }, now) => {
    await transaction('payments').where({ id }).update({ status: 'failed', errorCode: code, errorMessage: message });
    await recordFailure(transaction, id, message, now);
  },
});

async function checkContent(
  context: Context,
  intent: Intent,
): Promise<{ content: StoredPayment } | { refusal: ErrorCode }> {
  const stored = await loadPayment(context.database, intent.entityId);
  if (!stored) return { refusal: 'content_changed' };
  // The contact that the payment was released for, even if the maker has lost the seat since.
  const payment = { ...stored, onBehalfOf: intent.payload.onBehalfOf };
  const authorised = await requestedDigests(context.database, payment.id);
  const refusal = refusalToSend(payment, intent.key, { today: digestOf(payment), owed: intent.digest, authorised });
  if (refusal) return { refusal };
  // The approved date may have passed while approvals were open. The next working day is the closest to it.
  return { content: { ...payment, paymentDate: payableDate(payment.paymentDate, context.clock.now()) } };
}

/** The digest of each requested authorisation; null while it is open, which matches no content. */
async function requestedDigests(database: Knex, paymentId: string): Promise<(string | null)[]> {
  return database('payment_authorisation_requests').where({ paymentId }).pluck('contentDigest');
}
