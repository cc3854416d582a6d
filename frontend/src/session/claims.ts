import { defaultIdleLimitMs } from '../../../domain/session/idle';
import type { Session } from './identity';

const namespace = 'https://hasura.io/jwt/claims';

type Claims = Readonly<Record<string, unknown>>;

/** Hasura's claims; Cognito may carry them as a JSON text. */
function hasuraClaims(payload: Claims): Claims {
  const claims = payload[namespace];
  if (typeof claims === 'string') return JSON.parse(claims) as Claims;
  return (claims ?? {}) as Claims;
}

const groupsOf = (payload: Claims): string[] => {
  const groups = payload['cognito:groups'];
  return Array.isArray(groups) ? groups.map(String) : [];
};

/**
 * Reads what the screens need from an id token's payload.
 * @param clockDriftMs how far this browser's clock is ahead of the server's, in milliseconds
 */
export function readSession(idToken: string, payload: Claims, clockDriftMs = 0): Session {
  const hasura = hasuraClaims(payload);
  return {
    idToken,
    userId: String(hasura['x-hasura-user-id'] ?? payload['cognito:username'] ?? ''),
    isAdmin: groupsOf(payload).includes('admin'),
    hasMfa: hasura['x-hasura-default-role'] !== 'user_without_mfa',
    expiresAt: Number(payload.exp) * 1000 + clockDriftMs,
    issuedAt: Date.parse(String(hasura['x-hasura-issued-at'])),
    idleLimitMs: Number(payload.idle_limit_minutes) * 60_000 || defaultIdleLimitMs,
  };
}
