import { createSecretKey, createPublicKey, type KeyObject } from 'node:crypto';
import { decodeJwt, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { EngineError } from '../errors';
import type { RequestHeaders } from '../nodeTypes';
import { RecentMap } from '../recentMap';
import type { Session } from '../session';
import { sessionFromClaims, type ClaimsOptions } from './claims';
import { remoteKeys } from './remoteKeys';

/** One entry of HASURA_GRAPHQL_JWT_SECRET(S), parsed. */
export interface JwtSecret extends ClaimsOptions {
  readonly type?: string;
  readonly key?: string;
  readonly jwk_url?: string;
  readonly audience?: string | string[];
  readonly issuer?: string;
  /** Seconds of clock difference that are tolerated. */
  readonly allowed_skew?: number;
  readonly header?: { readonly type: 'Authorization' | 'Cookie' | 'CustomHeader'; readonly name?: string };
}

interface Verifier {
  readonly secret: JwtSecret;
  readonly key: KeyObject | JWTVerifyGetKey;
  /** Verified tokens, so that a token in use is not verified at each request. */
  readonly verified: RecentMap<string, VerifiedToken>;
}

interface VerifiedToken {
  readonly payload: JWTPayload;
  /** Unix milliseconds. */
  readonly cachedUntil: number;
}

const maxVerifiedTokens = 10_000;
const maxCacheMs = 5 * 60_000;

/** A function that gives the token's session, or undefined when the request carries no token. */
export function createJwtVerifier(
  secrets: readonly JwtSecret[],
): (headers: RequestHeaders) => Promise<Session | undefined> {
  const verifiers = secrets.map((secret): Verifier => ({
    secret,
    key: keyOf(secret),
    verified: new RecentMap(maxVerifiedTokens),
  }));
  return async (headers) => {
    const carried = verifiers.flatMap((verifier) => {
      const token = tokenIn(headers, verifier.secret);
      return token === undefined ? [] : [{ verifier, token }];
    });
    const [first] = carried;
    if (!first) return undefined;
    const chosen = carried.length === 1 ? first : carried.find(({ verifier, token }) => matchesIssuer(verifier, token));
    if (!chosen) throw unverified('JWTNotInIssuer');
    return sessionOf(chosen.verifier, chosen.token, headers);
  };
}

/** With several secrets, a token belongs to the secret of its issuer. */
function matchesIssuer({ secret }: Verifier, token: string): boolean {
  return secret.issuer === undefined || issuerOf(token) === secret.issuer;
}

function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

function keyOf(secret: JwtSecret): Verifier['key'] {
  if (secret.jwk_url) return remoteKeys(secret.jwk_url);
  if (!secret.key || !secret.type) throw new Error('a JWT secret needs either type and key, or jwk_url');
  return secret.type.startsWith('HS') ? createSecretKey(Buffer.from(secret.key)) : createPublicKey(secret.key);
}

function tokenIn(headers: RequestHeaders, secret: JwtSecret): string | undefined {
  const { type, name = '' } = secret.header ?? { type: 'Authorization' };
  if (type === 'Cookie') return cookie(headers.cookie, name);
  if (type === 'CustomHeader') {
    const value = headers[name.toLowerCase()];
    return typeof value === 'string' ? value : undefined;
  }
  if (headers.authorization === undefined) return undefined;
  const [, token] = /^Bearer (\S+)$/.exec(headers.authorization) ?? [];
  if (token === undefined) throw new EngineError('invalid-headers', 'Malformed Authorization header');
  return token;
}

function cookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
}

async function sessionOf(verifier: Verifier, token: string, headers: RequestHeaders): Promise<Session> {
  const payload = await verifiedPayload(verifier, token);
  return sessionFromClaims(payload, verifier.secret, headers['x-hasura-role']);
}

async function verifiedPayload(verifier: Verifier, token: string): Promise<JWTPayload> {
  const known = verifier.verified.get(token);
  if (known && Date.now() < known.cachedUntil) return known.payload;
  const payload = await verify(verifier, token);
  const end = ((payload.exp ?? Infinity) + (verifier.secret.allowed_skew ?? 0)) * 1000;
  verifier.verified.set(token, { payload, cachedUntil: Math.min(end, Date.now() + maxCacheMs) });
  return payload;
}

async function verify({ secret, key }: Verifier, token: string): Promise<JWTPayload> {
  const options = {
    audience: secret.audience,
    issuer: secret.issuer,
    clockTolerance: secret.allowed_skew ?? 0,
    algorithms: algorithmsOf(secret),
  };
  try {
    const result =
      typeof key === 'function' ? await jwtVerify(token, key, options) : await jwtVerify(token, key, options);
    return result.payload;
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw unverified(reasonOf(error));
  }
}

/** With a `jwk_url` each key names its own algorithm. Ed25519 has two names. */
function algorithmsOf({ jwk_url: url, type }: JwtSecret): string[] | undefined {
  if (url !== undefined || type === undefined) return undefined;
  return type === 'Ed25519' ? ['EdDSA', 'Ed25519'] : [type];
}

function unverified(reason: string): EngineError {
  return new EngineError('invalid-jwt', `Could not verify JWT: ${reason}`);
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'JWTExpired';
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') return 'JWTNotInAudience';
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'iss') return 'JWTNotInIssuer';
  return 'JWSError JWSInvalidSignature';
}
