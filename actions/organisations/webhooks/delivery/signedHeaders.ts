import { createHmac } from 'node:crypto';
import { keyOf } from '../webhookSecret';

/** A message as it is posted: the body is signed byte by byte. */
export interface SignedMessage {
  readonly id: string;
  readonly body: string;
}

/**
 * The headers of a message by the Standard Webhooks specification 1.0.0: HMAC-SHA256 over `id.timestamp.body`, one signature for each secret
 * in force.
 */
export function signedHeaders(
  { id, body }: SignedMessage,
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const content = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', keyOf(secret)).update(content).digest('base64')}`,
  );
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
