import { createGuardrails, generateSecret, verify } from 'otplib';
import type { UserPool } from './pool';
import type { PoolUser } from './store';

/** The demo's secret is ten bytes, shorter than the library's default floor. */
const guardrails = createGuardrails({ MIN_SECRET_BYTES: 10 });
const toleranceSeconds = 30;

/** A new secret for an authenticator app, base32. */
export function newAuthenticatorSecret(): string {
  return generateSecret();
}

/** Whether the code is the one that the user's authenticator shows now, or showed or will show a step away. */
export async function checkAuthenticatorCode(pool: UserPool, user: PoolUser, code: string): Promise<boolean> {
  if (!user.authenticatorSecret || !/^\d{6}$/.test(code)) return false;
  const { valid } = await verify({
    secret: user.authenticatorSecret,
    token: code,
    epoch: Math.floor(pool.now() / 1000),
    epochTolerance: toleranceSeconds,
    guardrails,
  });
  return valid;
}
