import { hkdfSync } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

/** How long a replaced secret still signs next to the new one: the receiver changes to the new one within this time. */
export const rotationMs = 24 * 3_600_000;

/**
 * The secret that a change gives to an endpoint, in the form of the Standard Webhooks specification. It follows from the change and a key of
 * ours, so that a change that waited for a second administrator stores the secret that was answered to the one who asked.
 * @param sealKey the key that seals secrets of the vault
 */
export const webhookSecretOf = (sealKey: string, changeId: string) =>
  `${prefix}${Buffer.from(hkdfSync('sha256', sealKey, changeId, 'webhook secret', secretBytes)).toString('base64')}`;

/** The key that a secret stands for. */
export const keyOf = (secret: string) => Buffer.from(secret.slice(prefix.length), 'base64');
