import { decodeMessage } from '../../domain/payments/tracking/decodeMessage';
import { timelineOf } from '../../domain/payments/tracking/timeline';
import type { StoredPayment } from '../database/payments';
import type { ProviderClient } from '../provider/client';
import { ProviderError } from '../provider/errors';
import { refusalOf } from '../provider/refusal';
import type { ProviderTracking } from '../provider/records/tracking';
import type { Context } from '../provider/context';
import type { GetPaymentTrackingInfoInput, GetPaymentTrackingInfoOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { readPayment } from './readPayment';

const notSubmitted = { status: null, submission_ref: null, format: null, message: null };

/**
 * The message that the provider sent to the bank, decoded into its fields, and the tracking events of a Swift payment.
 * Both are empty until the payment is submitted, and for local payments.
 * @throws RuleError payment_not_found, account_not_connected, provider_unavailable, provider_credentials_refused
 */
export async function getPaymentTrackingInfo(
  input: GetPaymentTrackingInfoInput,
  session: Session,
  context: Context,
): Promise<GetPaymentTrackingInfoOutput> {
  const { payment, onBehalfOf } = await readPayment(context, session, input.paymentId);
  if (payment.tccPaymentId === null) return { ...notSubmitted, decodedMessage: [], tracker: null };
  const client = await context.provider.forAccount(payment.accountId);
  const [submission, tracking] = await Promise.all([
    client.getPaymentSubmission(payment.tccPaymentId, onBehalfOf),
    trackingOf(client, payment, payment.tccPaymentId),
  ]).catch((error: unknown) => {
    throw refusalOf(error, 'paymentId');
  });
  const decodedMessage = [...decodeMessage(submission.format, submission.message)];
  return { ...submission, decodedMessage, tracker: tracking && timelineOf(tracking) };
}

/** The provider rejects tracking of a payment that does not go by Swift, or is not yet executed: then there are no events. */
async function trackingOf(
  client: ProviderClient,
  payment: StoredPayment,
  tccPaymentId: string,
): Promise<ProviderTracking | null> {
  if (payment.paymentType !== 'priority') return null;
  return client.getPaymentTracking(tccPaymentId).catch((error: unknown) => {
    if (error instanceof ProviderError && (error.failure === 'rejected' || error.failure === 'not_found')) return null;
    throw error;
  });
}
