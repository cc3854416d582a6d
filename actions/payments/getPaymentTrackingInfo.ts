import { RuleError } from '../../domain/errors';
import { decodeMessage } from '../../domain/payments/tracking/decodeMessage';
import { timelineOf } from '../../domain/payments/tracking/timeline';
import { isUuid } from '../../domain/uuid';
import { loadPayment, type StoredPayment } from '../database/payments';
import { findSeat } from '../database/seats';
import type { ProviderClient } from '../provider/client';
import { ProviderError } from '../provider/errors';
import { refusalOf } from '../provider/refusal';
import type { ProviderTracking } from '../provider/records/tracking';
import type { Context } from '../runtime/context';
import type { GetPaymentTrackingInfoInput, GetPaymentTrackingInfoOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';

const nothingYet = { status: null, submission_ref: null, format: null, message: null };

/**
 * What became of a payment after it left: the message to the bank, read into its fields, and where a Swift payment is on
 * its way. Both are empty before that; local payments have neither.
 * @throws RuleError payment_not_found, account_not_connected, provider_unavailable, provider_credentials_refused
 */
export async function getPaymentTrackingInfo(
  input: GetPaymentTrackingInfoInput,
  session: Session,
  context: Context,
): Promise<GetPaymentTrackingInfoOutput> {
  const { payment, onBehalfOf } = await readPayment(context, session, input.paymentId);
  if (payment.tccPaymentId === null) return { ...nothingYet, decodedMessage: [], tracker: null };
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

/** A payment that the caller may see, and the contact that it was sent for. Foreign and absent ids are answered alike. */
async function readPayment(
  { database }: Context,
  session: Session,
  id: string,
): Promise<{ payment: StoredPayment; onBehalfOf: string }> {
  const payment = isUuid(id) ? await loadPayment(database, id) : undefined;
  const isElsewhere = session.selectedAccountId !== undefined && session.selectedAccountId !== payment?.accountId;
  const seat = payment && !isElsewhere ? await findSeat(database, session.userId, payment.accountId) : undefined;
  if (!payment || !seat) throw new RuleError('payment_not_found', 'paymentId');
  if (!seat.providerContactId) throw new RuleError('account_not_connected', 'accountId');
  return { payment, onBehalfOf: seat.providerContactId };
}

/** The provider refuses to track what is not on a Swift way, or not yet: then there is nothing to tell. */
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
