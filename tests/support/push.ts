import { createHmac } from 'node:crypto';
import { actionEnvironment, stackUrl } from './stack';

/** A payment's push as the provider words it. */
export function paymentPush(tccPaymentId: string, status: string, more: Record<string, unknown> = {}): string {
  return JSON.stringify({
    header: { message_type: 'payment', notification_type: `payment_${status}_notification` },
    body: { id: tccPaymentId, status, ...more },
  });
}

/** The signature that the provider would send with this body. */
export function signatureOf(body: string, key = actionEnvironment().TCC_WEBHOOK_HMAC_KEY ?? ''): string {
  return createHmac('sha512', key).update(body).digest('hex');
}

/** Posts a push with whatever signature is given, the right one unless said otherwise; gives the HTTP status. */
export async function postPush(body: string, signature: string | undefined = signatureOf(body)): Promise<number> {
  const response = await fetch(`${stackUrl()}/webhooks/tcc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hmac-digest-sha-512': signature },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}
