import { randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

/** How long a replaced secret still signs next to the new one: the receiver changes to the new one within this time. */
export const rotationMs = 24 * 3_600_000;

/** A new secret in the form of the Standard Webhooks specification. */
export const newWebhookSecret = () => `${prefix}${randomBytes(secretBytes).toString('base64')}`;

/** The key that a secret stands for. */
export const keyOf = (secret: string) => Buffer.from(secret.slice(prefix.length), 'base64');
