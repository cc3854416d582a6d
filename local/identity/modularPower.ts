import { constants, createPublicKey, publicEncrypt } from 'node:crypto';

/**
 * `base` to the power of `exponent`, modulo an odd `modulus` of at most 3072 bits; neither is negative and the exponent is smaller than
 * the modulus. RSA without padding is this power and nothing else, and OpenSSL has it seven times as fast as a loop over bigints. Its
 * Diffie-Hellman would refuse some bases, and which ones depends on the version.
 */
export function modularPower(base: bigint, exponent: bigint, modulus: bigint): bigint {
  const jwk = { kty: 'RSA', n: bytes(modulus).toString('base64url'), e: bytes(exponent).toString('base64url') };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const text = Buffer.alloc(bytes(modulus).length);
  const reduced = bytes(base % modulus);
  reduced.copy(text, text.length - reduced.length);
  return BigInt(`0x${publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, text).toString('hex')}`);
}

function bytes(value: bigint): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
}
