import { createHmac } from 'node:crypto';

/** Where pushes go, and the key that signs them. */
export interface PushTarget {
  readonly url: string;
  readonly hmacKey: string;
}

const attemptLimitMs = 5_000;

/** The signature of a push: HMAC-SHA512 over the raw body, hex. */
export function signature(body: string, hmacKey: string): string {
  return createHmac('sha512', hmacKey).update(body).digest('hex');
}

/** One attempt to deliver a push; whether the receiver took it. */
export async function deliver({ url, hmacKey }: PushTarget, body: string, stop: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Ruby',
        'x-hmac-digest-sha-512': signature(body, hmacKey),
      },
      body,
      signal: AbortSignal.any([stop, AbortSignal.timeout(attemptLimitMs)]),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
