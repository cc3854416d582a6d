import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { invalidParameter } from './cognitoError';
import { modularPower } from './modularPower';

/** The 3072-bit group of RFC 3526, which the service uses with generator 2. */
const modulus = BigInt(
  '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD' +
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED' +
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F' +
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B' +
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510' +
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7' +
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
);
const generator = 2n;
const multiplier = hashInteger(padded(modulus), padded(generator));

/** The stored form of a password: it can be checked, not recovered. Both in hex. */
export interface PasswordVerifier {
  readonly salt: string;
  readonly verifier: string;
}

/** The server's values of one sign-in, kept until the client answers. All in hex. */
export interface SrpExchange {
  readonly clientPublic: string;
  readonly serverPublic: string;
  readonly serverPrivate: string;
}

/**
 * Makes the verifier of a password for a user of a pool (the part of the pool's id after the underscore).
 * @param salt 16 bytes in hex
 */
export function makeVerifier(
  poolName: string,
  username: string,
  password: string,
  salt = randomBytes(16).toString('hex'),
): PasswordVerifier {
  const x = privateKey(salt, poolName, username, password);
  return { salt, verifier: power(generator, x).toString(16) };
}

/** Whether the password is the one the verifier was made from. */
export function isPassword(kept: PasswordVerifier, poolName: string, username: string, password: string): boolean {
  return power(generator, privateKey(kept.salt, poolName, username, password)).toString(16) === kept.verifier;
}

/** Answers the client's public value. @throws CognitoError InvalidParameterException when that is zero in the group */
export function beginExchange(kept: PasswordVerifier, clientPublic: string): SrpExchange {
  if (BigInt(`0x${clientPublic}`) % modulus === 0n) throw invalidParameter('SRP_A is zero.');
  const serverPrivate = BigInt(`0x${randomBytes(32).toString('hex')}`);
  const verifier = BigInt(`0x${kept.verifier}`);
  const serverPublic = (multiplier * verifier + power(generator, serverPrivate)) % modulus;
  return { clientPublic, serverPublic: serverPublic.toString(16), serverPrivate: serverPrivate.toString(16) };
}

/** Whether the client's signature proves that it knows the password. */
export function isProven(
  kept: PasswordVerifier,
  exchange: SrpExchange,
  claim: { poolName: string; username: string; secretBlock: string; timestamp: string; signature: string },
): boolean {
  const clientPublic = BigInt(`0x${exchange.clientPublic}`);
  const scramble = hashInteger(padded(clientPublic), padded(BigInt(`0x${exchange.serverPublic}`)));
  const base = (clientPublic * power(BigInt(`0x${kept.verifier}`), scramble)) % modulus;
  const shared = power(base, BigInt(`0x${exchange.serverPrivate}`));
  const key = deriveKey(padded(shared), padded(scramble));
  const expected = createHmac('sha256', key)
    .update(claim.poolName)
    .update(claim.username)
    .update(Buffer.from(claim.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest();
  const given = Buffer.from(claim.signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function privateKey(salt: string, poolName: string, username: string, password: string): bigint {
  const identity = createHash('sha256').update(`${poolName}${username}:${password}`).digest();
  return hashInteger(padded(BigInt(`0x${salt}`)), identity);
}

function deriveKey(secret: Buffer, salt: Buffer): Buffer {
  const pseudoRandom = createHmac('sha256', salt).update(secret).digest();
  return createHmac('sha256', pseudoRandom)
    .update('Caldera Derived Key')
    .update(Buffer.from([1]))
    .digest()
    .subarray(0, 16);
}

function hashInteger(...parts: Buffer[]): bigint {
  return BigInt(`0x${createHash('sha256').update(Buffer.concat(parts)).digest('hex')}`);
}

/** Big-endian bytes whose first bit is clear, as a signed integer would be written. */
function padded(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Buffer.from(/^[89a-f]/i.test(even) ? `00${even}` : even, 'hex');
}

function power(base: bigint, exponent: bigint): bigint {
  return modularPower(base, exponent, modulus);
}
