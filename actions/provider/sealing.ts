import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';

/**
 * Seals a secret for the vault: AES-256-GCM under the key from the environment, as `nonce.tag.ciphertext` in base64.
 * @param sealKey 32 bytes in hex
 */
export function seal(secret: string, sealKey: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, Buffer.from(sealKey, 'hex'), nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64')).join('.');
}

/**
 * Opens a secret that `seal` sealed.
 * @throws Error if the text was changed or sealed with another key
 */
export function unseal(text: string, sealKey: string): string {
  const [nonce, tag, sealed] = text.split('.').map((part) => Buffer.from(part, 'base64'));
  if (!nonce || !tag || !sealed) throw new Error('This is not a sealed secret.');
  const decipher = createDecipheriv(algorithm, Buffer.from(sealKey, 'hex'), nonce);
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
}
