import type { Knex } from 'knex';
import type { ErrorCode } from '../../domain/errors';
import { refusalToSend } from '../../domain/payments/lastCheck';
import { payableDate } from '../../domain/payments/paymentDate';
import { loadPayment, type StoredPayment } from '../database/payments';
import { paymentsMirror } from '../mirrors/payments';
import { takeReadings } from '../mirrors/mirror';
import { digestOf } from '../payments/digest';
import type { ProviderPayment } from '../provider/records';
import type { Context } from '../runtime/context';
import type { Intent, IntentKind } from './intent';

/** Sending a payment: `payments/create` under its `uniqueRequestId`. */
export const paymentIntent: IntentKind<StoredPayment, ProviderPayment> = {
  find: (client, intent) => client.findPaymentByKey(intent.key, intent.payload.onBehalfOf),
  check: checkContent,
  create: (client, intent, payment) =>
    client.createPayment({
      unique_request_id: intent.key,
      on_behalf_of: intent.payload.onBehalfOf,
      beneficiary_id: payment.providerBeneficiaryId,
      amount: payment.amount,
      currency: payment.currency,
      reason: payment.reason,
      reference: payment.reference,
      payment_date: payment.paymentDate,
      payment_type: payment.paymentType,
      charge_type: payment.chargeType,
      conversion_id: payment.conversionId,
      ultimate_beneficiary_name: payment.ultimateBeneficiaryName,
      purpose_code: payment.purposeCode,
      invoice_number: payment.invoiceNumber,
      invoice_date: payment.invoiceDate,
    }),
  recordEffect: async (transaction, intent, effect) => {
    await transaction('payment_authorisation_requests')
      .where({ paymentId: intent.entityId })
      .whereNull('authorisedById')
      .delete();
    await transaction('payments').where({ id: intent.entityId }).update({ tccPaymentId: effect.id });
    await takeReadings(transaction, paymentsMirror, [{ reading: effect, accountId: intent.accountId }]);
  },
  recordRefusal: async (transaction, intent, refusal) => {
    await transaction('payments')
      .where({ id: intent.entityId })
      .update({ status: 'failed', errorCode: refusal.code, errorMessage: refusal.message });
  },
};

async function checkContent(
  context: Context,
  intent: Intent,
): Promise<{ content: StoredPayment } | { refusal: ErrorCode }> {
  const payment = await loadPayment(context.database, intent.entityId);
  if (!payment) return { refusal: 'content_changed' };
  const authorised = await requestedDigests(context.database, payment.id);
  const refusal = refusalToSend(payment, intent.key, { today: digestOf(payment), owed: intent.digest, authorised });
  if (refusal) return { refusal };
  // Approvals may take longer than the date allowed: then the next working day is the nearest to what was approved.
  return { content: { ...payment, paymentDate: payableDate(payment.paymentDate, context.clock.now()) } };
}

/** The digest of each authorisation that was asked for; an open one has none, and equals no content. */
async function requestedDigests(database: Knex, paymentId: string): Promise<(string | null)[]> {
  return database('payment_authorisation_requests').where({ paymentId }).pluck('contentDigest');
}
