import { createSecretKey, createPublicKey, type KeyObject } from 'node:crypto';
import { type IncomingHttpHeaders } from 'node:http';
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { EngineError } from '../errors';
import { type Session } from '../session';
import { sessionFromClaims, type ClaimsOptions } from './claims';

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
}

/** A function that gives the token's session, or undefined when the request carries no token. */
export function createJwtVerifier(
  secrets: readonly JwtSecret[],
): (headers: IncomingHttpHeaders) => Promise<Session | undefined> {
  const verifiers = secrets.map((secret): Verifier => ({ secret, key: keyOf(secret) }));
  return async (headers) => {
    for (const verifier of candidates(verifiers, headers)) {
      const token = tokenIn(headers, verifier.secret);
      if (token !== undefined) return sessionOf(verifier, token, headers);
    }
    return undefined;
  };
}

/** With several secrets the one whose issuer the token names goes first. */
function candidates(verifiers: readonly Verifier[], headers: IncomingHttpHeaders): readonly Verifier[] {
  if (verifiers.length < 2) return verifiers;
  return verifiers.filter(({ secret }) => {
    const token = tokenIn(headers, secret);
    if (token === undefined) return false;
    return secret.issuer === undefined || issuerOf(token) === secret.issuer;
  });
}

function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

function keyOf(secret: JwtSecret): Verifier['key'] {
  if (secret.jwk_url) return createRemoteJWKSet(new URL(secret.jwk_url));
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

async function sessionOf({ secret, key }: Verifier, token: string, headers: IncomingHttpHeaders): Promise<Session> {
  const payload = await verified(secret, key, token);
  return sessionFromClaims(payload, secret, headers['x-hasura-role']);
}

async function verified(secret: JwtSecret, key: Verifier['key'], token: string): Promise<JWTPayload> {
  const options = {
    audience: secret.audience,
    issuer: secret.issuer,
    clockTolerance: secret.allowed_skew ?? 0,
    algorithms: secret.jwk_url || !secret.type ? undefined : [secret.type === 'Ed25519' ? 'EdDSA' : secret.type],
  };
  try {
    const result =
      typeof key === 'function' ? await jwtVerify(token, key, options) : await jwtVerify(token, key, options);
    return result.payload;
  } catch (error) {
    throw new EngineError('invalid-jwt', `Could not verify JWT: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'JWTExpired';
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') return 'JWTNotInAudience';
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'iss') return 'JWTNotInIssuer';
  return 'JWSError JWSInvalidSignature';
}
