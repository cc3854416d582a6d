import { createHash } from 'node:crypto';
import { ok, type Answer, type Call } from '../../../http/endpoint';
import { baseRefusal } from '../../../http/errors';
import { signedPath } from '../../../pages/signedLinks';
import { uuidOf } from '../../../store/identifiers';
import { timeText } from '../../../wire';
import { managedPayment } from '../read';

const linkLifeMs = 48 * 3_600_000;

/** Where the confirmation of a payment that has ended can be fetched. */
export function getConfirmation(call: Call): Answer {
  const payment = managedPayment(call);
  if (payment.status !== 'completed' && payment.status !== 'failed') {
    throw baseRefusal('unprocessable_entity', "Payment should be in 'Completed' or 'Failed' status", 422);
  }
  const expires = new Date(call.now.getTime() + linkLifeMs);
  const path = signedPath(`${confirmationPath}${payment.id}.pdf`, expires, call.linkKey);
  return ok({
    id: uuidOf(`confirmation ${payment.id}`),
    payment_id: payment.id,
    account_id: payment.account_id,
    short_reference: confirmationReference(payment.id),
    status: payment.status,
    confirmation_url: `${call.origin}${path}`,
    created_at: payment.updated_at,
    updated_at: payment.updated_at,
    expires_at: timeText(expires),
  });
}

/** The beginning of every confirmation's path. */
export const confirmationPath = '/provider/confirmations/';

/** `PC-NNNNNNN-AAAAAA`, the shape of a confirmation's reference. */
export function confirmationReference(paymentId: string): string {
  const bytes = createHash('sha256').update(`confirmation ${paymentId}`).digest();
  const number = String(bytes.readUInt32BE(0) % 10_000_000).padStart(7, '0');
  const word = [...bytes.subarray(4, 10)].map((byte) => String.fromCharCode(65 + (byte % 26))).join('');
  return `PC-${number}-${word}`;
}
