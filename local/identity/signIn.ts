import { randomBytes } from 'node:crypto';
import { CognitoError, codeMismatch, incorrectCredentials, invalidSession } from './cognitoError';
import { finishSignIn } from './issueTokens';
import { deliver, deliveryDetails, type UserPool } from './pool';
import type { ChallengeSession, FailedAttempts, PoolUser } from './store';
import { refusalOfCode } from './authenticator';
import { missingContacts } from './sentCodes';

const sessionMs = 3 * 60_000;
const freeFailures = 5;
const maxCodeAttempts = 5;

/** Begins a challenge: the client gets an opaque session that is good for three minutes and one success. */
export async function beginChallenge(
  pool: UserPool,
  session: Omit<ChallengeSession, 'until' | 'attempts'>,
): Promise<string> {
  const id = randomBytes(48).toString('base64url');
  await pool.store.put('session', id, { ...session, attempts: 0, until: pool.now() + sessionMs });
  return id;
}

/**
 * Takes the session of a challenge out of the store; a wrong answer puts it back with `retry`.
 * @throws CognitoError NotAuthorizedException when it is unknown, used, expired, of another user or another challenge
 */
export async function takeChallenge(
  pool: UserPool,
  id: string | undefined,
  challenge: string,
  username: string | undefined,
): Promise<ChallengeSession> {
  const session = id ? await pool.store.take<ChallengeSession>('session', id) : undefined;
  if (!session || session.challenge !== challenge || session.username !== username || session.until < pool.now()) {
    throw invalidSession();
  }
  return session;
}

/** @throws CognitoError for a name that is locked out for a while; a name that does not exist is locked in the same way */
export async function requireUnlocked(pool: UserPool, username: string): Promise<void> {
  const attempts = await pool.store.get<FailedAttempts>('attempts', username);
  if ((attempts?.lockedUntil ?? 0) > pool.now()) {
    throw new CognitoError('NotAuthorizedException', 'Password attempts exceeded');
  }
}

/** Counts a wrong password. @throws CognitoError NotAuthorizedException */
export async function failPassword(pool: UserPool, username: string): Promise<never> {
  await countFailure(pool, username);
  throw incorrectCredentials();
}

/**
 * Counts a wrong password or code; from the fifth on the name is locked for twice as long each time, up to 15 minutes. Only a
 * complete sign-in or a new password sets the count back, so that a right password buys no further codes.
 */
async function countFailure(pool: UserPool, username: string): Promise<void> {
  const failures = await pool.store.countUp('attempts', username, 'failures');
  if (failures >= freeFailures) {
    const lockMs = Math.min(1000 * 2 ** (failures - freeFailures), 15 * 60_000);
    await pool.store.merge<FailedAttempts>('attempts', username, { lockedUntil: pool.now() + lockMs });
  }
}

/** What follows a right password: a state that must be left first, a challenge, or the tokens. */
export async function afterPassword(pool: UserPool, user: PoolUser) {
  if (!user.isEnabled) throw new CognitoError('NotAuthorizedException', 'User is disabled.');
  if (user.status === 'UNCONFIRMED') throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'RESET_REQUIRED') {
    throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user');
  }
  if (user.status === 'FORCE_CHANGE_PASSWORD') return newPasswordChallenge(pool, user);
  return afterNewPassword(pool, user, 'TokenGeneration_Authentication');
}

/** The second factor if there is one, else the tokens. */
export async function afterNewPassword(
  pool: UserPool,
  user: PoolUser,
  source: 'TokenGeneration_Authentication' | 'TokenGeneration_NewPasswordChallenge',
) {
  if (user.mfa.authenticator) return challengeAnswer(pool, user, 'SOFTWARE_TOKEN_MFA', {}, undefined);
  if (user.mfa.sms) return smsChallenge(pool, user);
  return finishSignIn(pool, user, source);
}

/** Checks the code of a second factor. Five wrong ones end the session, and lock the name across sessions. */
export async function answerSecondFactor(
  pool: UserPool,
  user: PoolUser,
  session: ChallengeSession,
  sessionId: string,
  code: string,
) {
  await requireUnlocked(pool, user.username);
  const refusal =
    session.challenge === 'SMS_MFA' ? refusalOfSmsCode(session, code) : await refusalOfCode(pool, user, code);
  if (!refusal) return finishSignIn(pool, user, 'TokenGeneration_Authentication');
  await countFailure(pool, user.username);
  const attempts = session.attempts + 1;
  if (attempts < maxCodeAttempts) await pool.store.put('session', sessionId, { ...session, attempts });
  throw refusal;
}

function refusalOfSmsCode(session: ChallengeSession, code: string): CognitoError | undefined {
  return code === session.code ? undefined : codeMismatch();
}

async function newPasswordChallenge(pool: UserPool, user: PoolUser) {
  const parameters = {
    USER_ID_FOR_SRP: user.username,
    requiredAttributes: JSON.stringify(missingContacts(user.attributes).map((name) => `userAttributes.${name}`)),
    userAttributes: JSON.stringify(user.attributes),
  };
  return challengeAnswer(pool, user, 'NEW_PASSWORD_REQUIRED', parameters, undefined);
}

async function smsChallenge(pool: UserPool, user: PoolUser) {
  const code = pool.newCode();
  const to = user.attributes.phone_number ?? '';
  await deliver(pool, { medium: 'SMS', to, text: `Your authentication code is ${code}.` });
  const { Destination } = deliveryDetails('SMS', to);
  const parameters = { CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS', CODE_DELIVERY_DESTINATION: Destination };
  return challengeAnswer(pool, user, 'SMS_MFA', parameters, code);
}

async function challengeAnswer(
  pool: UserPool,
  user: PoolUser,
  challenge: string,
  parameters: Record<string, string>,
  code: string | undefined,
) {
  const session = await beginChallenge(pool, { username: user.username, challenge, code });
  return { ChallengeName: challenge, ChallengeParameters: parameters, Session: session };
}
