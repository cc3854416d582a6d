import type { Knex } from 'knex';
import type { ErrorCode } from '../../domain/errors';
import { payableDate } from '../../domain/payments/paymentDate';
import { loadPayment, type StoredPayment } from '../database/payments';
import { applyReading } from '../payments/applyReading';
import { digestOf } from '../payments/digest';
import type { ProviderPayment } from '../provider/client';
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
    await applyReading(transaction, { paymentId: intent.entityId }, effect);
  },
  recordRefusal: async (transaction, intent, refusal) => {
    await transaction('payments')
      .where({ id: intent.entityId })
      .update({ status: 'failed', errorCode: refusal.code, errorMessage: refusal.message });
  },
};

/** What was approved is what is sent: every authorisation and the intent itself must bear today's digest. */
async function checkContent(
  context: Context,
  intent: Intent,
): Promise<{ content: StoredPayment } | { refusal: ErrorCode }> {
  const payment = await loadPayment(context.database, intent.entityId);
  // Another key means that the payment was edited since: this intent is of a content that was given up.
  const isAwaited = payment?.status === 'processing' && payment.uniqueRequestId === intent.key;
  if (!isAwaited) return { refusal: 'content_changed' };
  if (!payment.isSliceCurrent || !payment.providerBeneficiaryId) return { refusal: 'beneficiary_changed' };
  const digests = await requestedDigests(context.database, payment.id);
  const isUnchanged = [intent.digest, ...digests].every((digest) => digest === digestOf(payment));
  if (!isUnchanged) return { refusal: 'content_changed' };
  // Approvals may take longer than the date allowed: then the next working day is the nearest to what was approved.
  return { content: { ...payment, paymentDate: payableDate(payment.paymentDate, context.clock.now()) } };
}

/** The digest of each authorisation that was asked for; an open one has none, and equals no content. */
async function requestedDigests(database: Knex, paymentId: string): Promise<(string | null)[]> {
  return database('payment_authorisation_requests').where({ paymentId }).pluck('contentDigest');
}
