import { createSecretKey, createPublicKey, type KeyObject } from 'node:crypto';
import { type IncomingHttpHeaders } from 'node:http';
import { decodeJwt, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { EngineError } from '../errors';
import { RecentMap } from '../recentMap';
import { type Session } from '../session';
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
  /** Tokens that have passed, so that one in use is verified once and not at each request. */
  readonly passed: RecentMap<string, PassedToken>;
}

interface PassedToken {
  readonly payload: JWTPayload;
  /** Unix milliseconds. */
  readonly keptUntil: number;
}

const MAX_PASSED_TOKENS = 10_000;
const MAX_KEPT_MS = 5 * 60_000;

/** A function that gives the token's session, or undefined when the request carries no token. */
export function createJwtVerifier(
  secrets: readonly JwtSecret[],
): (headers: IncomingHttpHeaders) => Promise<Session | undefined> {
  const verifiers = secrets.map((secret): Verifier => ({
    secret,
    key: keyOf(secret),
    passed: new RecentMap(MAX_PASSED_TOKENS),
  }));
  return async (headers) => {
    const carried = verifiers.flatMap((verifier) => {
      const token = tokenIn(headers, verifier.secret);
      return token === undefined ? [] : [{ verifier, token }];
    });
    const [first] = carried;
    if (!first) return undefined;
    const fitting = carried.length === 1 ? first : carried.find(({ verifier, token }) => fits(verifier, token));
    if (!fitting) throw unverified('JWTNotInIssuer');
    return sessionOf(fitting.verifier, fitting.token, headers);
  };
}

/** Among several secrets a token is for the one whose issuer it names. */
function fits({ secret }: Verifier, token: string): boolean {
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

function tokenIn(headers: IncomingHttpHeaders, secret: JwtSecret): string | undefined {
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

async function sessionOf(verifier: Verifier, token: string, headers: IncomingHttpHeaders): Promise<Session> {
  const payload = await passedPayload(verifier, token);
  return sessionFromClaims(payload, verifier.secret, headers['x-hasura-role']);
}

async function passedPayload(verifier: Verifier, token: string): Promise<JWTPayload> {
  const known = verifier.passed.get(token);
  if (known && Date.now() < known.keptUntil) return known.payload;
  const payload = await verified(verifier, token);
  const end = ((payload.exp ?? Infinity) + (verifier.secret.allowed_skew ?? 0)) * 1000;
  verifier.passed.set(token, { payload, keptUntil: Math.min(end, Date.now() + MAX_KEPT_MS) });
  return payload;
}

async function verified({ secret, key }: Verifier, token: string): Promise<JWTPayload> {
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

/** A `jwk_url` leaves it to each key. Ed25519 has two names. */
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
