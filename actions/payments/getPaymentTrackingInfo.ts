import { decodeMessage } from '../../domain/payments/tracking/decodeMessage';
import { timelineOf } from '../../domain/payments/tracking/timeline';
import type { StoredPayment } from '../database/payments';
import { defineAction } from '../defineAction';
import type { ProviderClient } from '../provider/client';
import { ProviderError } from '../provider/errors';
import { refusalOf } from '../provider/refusal';
import type { ProviderTracking } from '../provider/records/tracking';
import { readPayment } from './readPayment';

const notSubmitted = { status: null, submission_ref: null, format: null, message: null };

/**
 * The message that the provider sent to the bank, decoded into its fields, and the tracking events of a Swift payment.
 * Both are empty until the payment is submitted, and for local payments.
 * @throws RuleError payment_not_found, account_not_connected, provider_unavailable, provider_credentials_refused
 */
export const getPaymentTrackingInfo = defineAction({
  name: 'getPaymentTrackingInfo',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """
      What became of a payment after it left: the message to the bank, and where a Swift payment is on its way.
      """
      getPaymentTrackingInfo(paymentId: uuid!): PaymentTrackingInfo!
    }

    type PaymentTrackingInfo {
      """MT103 or PACS008."""
      format: String
      message: String
      """The message's fields; empty where it cannot be read."""
      decodedMessage: [DecodedMessageField!]!
      status: String
      submission_ref: String
      """Absent for payments that do not go by Swift, and before they are sent."""
      tracker: PaymentTracker
    }

    type DecodedMessageField {
      """Where it stands: the tag of an MT103, or the path of an element."""
      tag: String!
      label: String!
      value: String!
    }

    type PaymentTracker {
      uetr: String
      status: String
      statusReason: String
      initiationTime: String
      completionTime: String
      lastUpdateTime: String
      """The newest first."""
      events: [PaymentTrackerEvent!]!
    }

    type PaymentTrackerEvent {
      eventType: String!
      status: String
      statusReason: String
      time: String
      """BICs."""
      from: String
      to: String
      originator: String
      forwardedToAgent: String
      parties: [PaymentTrackerParty!]!
      instructedAmount: TrackedAmount
      confirmedAmount: TrackedAmount
      interbankSettlementAmount: TrackedAmount
      interbankSettlementDate: String
      chargeType: String
      charges: [TrackedAmount!]!
      foreignExchange: TrackedExchange
      fundsAvailable: String
    }

    type PaymentTrackerParty {
      role: String!
      party: String!
    }

    type TrackedAmount {
      currency: String!
      amount: String!
    }

    type TrackedExchange {
      sourceCurrency: String
      targetCurrency: String
      rate: String
    }
  `,
  handler: async (input, session, context) => {
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
  },
});

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
