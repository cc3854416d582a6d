import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, exportPKCS8, generateKeyPair, importPKCS8, importJWK, jwtVerify, SignJWT, type JWK } from 'jose';
import type { Store } from './store';

const algorithm = 'RS256';
export const idTokenSeconds = 300;
export const refreshTokenSeconds = 8 * 60 * 60;

interface StoredKey {
  readonly privateKey: string;
  readonly publicJwk: JWK;
}

/** Signs and verifies with the pool's key. */
export interface TokenSigner {
  readonly jwks: { readonly keys: readonly JWK[] };
  /** Signs claims for five minutes. */
  readonly sign: (claims: Record<string, unknown>, subject: string) => Promise<string>;
  /** @throws when the token is not one of our access tokens or expired */
  readonly verifyAccessToken: (token: string) => Promise<{ signInId: string; scopes: readonly string[] }>;
}

/** The signer of a pool, whose key is made at its first start and kept. `now` is in milliseconds since 1970. */
export async function createSigner(store: Store, issuer: string, now: () => number): Promise<TokenSigner> {
  const { privateKey, publicJwk } = await loadKey(store);
  const signingKey = await importPKCS8(privateKey, algorithm);
  const verifyingKey = await importJWK(publicJwk, algorithm);
  return {
    jwks: { keys: [publicJwk] },
    sign: (claims, subject) =>
      new SignJWT({ ...claims, jti: randomUUID() })
        .setProtectedHeader({ alg: algorithm, kid: publicJwk.kid })
        .setSubject(subject)
        .setIssuer(issuer)
        .setIssuedAt(new Date(now()))
        .setExpirationTime(new Date(now() + idTokenSeconds * 1000))
        .sign(signingKey),
    verifyAccessToken: async (token) => {
      const { payload } = await jwtVerify(token, verifyingKey, { issuer, currentDate: new Date(now()) });
      if (payload.token_use !== 'access') throw new Error('not an access token');
      return { signInId: String(payload.origin_jti), scopes: String(payload.scope).split(' ') };
    },
  };
}

async function loadKey(store: Store): Promise<StoredKey> {
  const known = await store.get<StoredKey>('key', 'signing');
  if (known) return known;
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const publicJwk = { ...(await exportJWK(pair.publicKey)), alg: algorithm, use: 'sig', kid: randomUUID() };
  const made = { privateKey: await exportPKCS8(pair.privateKey), publicJwk };
  await store.put('key', 'signing', made);
  return made;
}

/** An opaque random token. */
export function opaqueToken(): string {
  return randomBytes(48).toString('base64url');
}

/** What is stored in place of such a token. */
export function digestOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
