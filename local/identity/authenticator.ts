import { createGuardrails, generateSecret, verify } from 'otplib';
import { codeMismatch, CognitoError } from './cognitoError';
import type { UserPool } from './pool';
import type { PoolUser } from './store';

/** The demo's secret is ten bytes, shorter than the library's default floor. */
const guardrails = createGuardrails({ MIN_SECRET_BYTES: 10 });
const stepSeconds = 30;

/** A new secret for an authenticator app, base32. */
export function newAuthenticatorSecret(): string {
  return generateSecret();
}

/**
 * The time step whose code this is: the present one, the one before or the one after.
 * @returns undefined when the code matches none of the three
 */
export async function stepOfCode(pool: UserPool, secret: string | null, code: string): Promise<number | undefined> {
  if (!secret || !/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(pool.now() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: stepSeconds, guardrails });
  return result.valid ? Math.floor(epoch / stepSeconds) + result.delta : undefined;
}

/** Uses a code up for a sign-in. @returns why it does not sign the user in: it is wrong, or it did so before */
export async function refusalOfCode(pool: UserPool, user: PoolUser, code: string): Promise<CognitoError | undefined> {
  const step = await stepOfCode(pool, user.authenticatorSecret, code);
  if (step === undefined) return codeMismatch();
  const isFirstUse = await pool.store.add('usedCode', `${user.sub} ${step}`, {});
  if (isFirstUse) return undefined;
  return new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
}
