import { codeMismatch, CognitoError, incorrectCredentials, invalidParameter } from '../cognitoError';
import { checkAuthenticatorCode, newAuthenticatorSecret } from '../authenticator';
import { requireStrongPassword } from '../passwordPolicy';
import { changeUser, deliver, deliveryDetails, userOfAccessToken, type UserPool } from '../pool';
import { isPassword, makeVerifier } from '../srp';
import type { PoolUser } from '../store';
import { digestOfToken } from '../tokens';
import { attributeList, fromAttributeList, mfaSettings, type Attribute } from './wire';

const codeMs = 10 * 60_000;

interface WithToken {
  readonly AccessToken?: string;
}

/** GetUser. */
export async function getUser(pool: UserPool, input: WithToken) {
  const user = await userOfAccessToken(pool, input.AccessToken);
  return { Username: user.username, UserAttributes: attributeList(user), ...mfaSettings(user) };
}

/** UpdateUserAttributes: a changed address is no longer verified. */
export async function updateUserAttributes(pool: UserPool, input: WithToken & { UserAttributes: Attribute[] }) {
  const user = await userOfAccessToken(pool, input.AccessToken);
  const given = fromAttributeList(input.UserAttributes);
  const unverified = Object.fromEntries(
    ['email', 'phone_number']
      .filter((name) => given[name] !== undefined && given[name] !== user.attributes[name])
      .map((name) => [`${name}_verified`, 'false']),
  );
  await changeUser(pool, user, { attributes: { ...user.attributes, ...given, ...unverified } });
  return { CodeDeliveryDetailsList: [] };
}

/** GetUserAttributeVerificationCode: sends a code to an address. */
export async function getUserAttributeVerificationCode(pool: UserPool, input: WithToken & { AttributeName: string }) {
  const user = await userOfAccessToken(pool, input.AccessToken);
  return { CodeDeliveryDetails: await sendCode(pool, user, input.AttributeName, input.AttributeName) };
}

/** VerifyUserAttribute. */
export async function verifyUserAttribute(pool: UserPool, input: WithToken & { AttributeName: string; Code: string }) {
  const user = await userOfAccessToken(pool, input.AccessToken);
  requireCode(pool, user, input.AttributeName, input.Code);
  await changeUser(pool, user, {
    attributes: { ...user.attributes, [`${input.AttributeName}_verified`]: 'true' },
    codes: without(user.codes, input.AttributeName),
  });
  return {};
}

/** ForgotPassword: answers the same for a user that does not exist. */
export async function forgotPassword(pool: UserPool, input: { Username: string }) {
  const user = await pool.store.get<PoolUser>('user', input.Username);
  if (!user?.isEnabled) return { CodeDeliveryDetails: deliveryDetails('EMAIL', 'u') };
  const attribute = user.attributes.phone_number_verified === 'true' ? 'phone_number' : 'email';
  return { CodeDeliveryDetails: await sendCode(pool, user, 'password', attribute) };
}

/** ConfirmForgotPassword. */
export async function confirmForgotPassword(
  pool: UserPool,
  input: { Username: string; ConfirmationCode: string; Password: string },
) {
  requireStrongPassword(input.Password);
  const user = await pool.store.get<PoolUser>('user', input.Username);
  if (!user) throw new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
  requireCode(pool, user, 'password', input.ConfirmationCode);
  await changeUser(pool, user, {
    status: 'CONFIRMED',
    password: makeVerifier(pool.poolName, user.username, input.Password),
    codes: without(user.codes, 'password'),
    failures: 0,
    lockedUntil: 0,
  });
  return {};
}

/** ChangePassword. */
export async function changePassword(
  pool: UserPool,
  input: WithToken & { PreviousPassword: string; ProposedPassword: string },
) {
  const user = await userOfAccessToken(pool, input.AccessToken);
  if (!user.password || !isPassword(user.password, pool.poolName, user.username, input.PreviousPassword)) {
    throw incorrectCredentials();
  }
  requireStrongPassword(input.ProposedPassword);
  await changeUser(pool, user, { password: makeVerifier(pool.poolName, user.username, input.ProposedPassword) });
  return {};
}

/** AssociateSoftwareToken: a new secret, which counts once a code of it was verified. */
export async function associateSoftwareToken(pool: UserPool, input: WithToken) {
  const user = await userOfAccessToken(pool, input.AccessToken);
  const secret = newAuthenticatorSecret();
  await changeUser(pool, user, { authenticatorSecret: secret });
  return { SecretCode: secret };
}

/** VerifySoftwareToken. */
export async function verifySoftwareToken(pool: UserPool, input: WithToken & { UserCode: string }) {
  const user = await userOfAccessToken(pool, input.AccessToken);
  if (!(await checkAuthenticatorCode(pool, user, input.UserCode))) {
    throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
  }
  return { Status: 'SUCCESS' };
}

interface MfaPreference {
  readonly Enabled?: boolean;
}

/** SetUserMFAPreference. */
export async function setUserMfaPreference(
  pool: UserPool,
  input: WithToken & { SMSMfaSettings?: MfaPreference; SoftwareTokenMfaSettings?: MfaPreference },
) {
  const user = await userOfAccessToken(pool, input.AccessToken);
  return applyMfaPreference(pool, user, input);
}

/** Turns factors on and off as either the user or an administrator asked. */
export async function applyMfaPreference(
  pool: UserPool,
  user: PoolUser,
  input: { SMSMfaSettings?: MfaPreference; SoftwareTokenMfaSettings?: MfaPreference },
) {
  const sms = input.SMSMfaSettings?.Enabled ?? user.mfa.sms;
  const authenticator = input.SoftwareTokenMfaSettings?.Enabled ?? user.mfa.authenticator;
  if (sms && !user.attributes.phone_number) throw invalidParameter('User does not have a phone number.');
  if (authenticator && !user.authenticatorSecret) {
    throw invalidParameter('User has not set up software token mfa');
  }
  await changeUser(pool, user, { mfa: { sms, authenticator } });
  return {};
}

/** GlobalSignOut: no token issued before now counts any more. */
export async function globalSignOut(pool: UserPool, input: WithToken) {
  const user = await userOfAccessToken(pool, input.AccessToken);
  await changeUser(pool, user, { signedOutAt: pool.now() });
  return {};
}

/** RevokeToken: forgets one refresh token. */
export async function revokeToken(pool: UserPool, input: { Token: string }) {
  await pool.store.remove('refresh', digestOfToken(input.Token));
  return {};
}

/** Sends a code for a purpose to one of the user's addresses; used by administrators' resets too. */
export async function sendCode(pool: UserPool, user: PoolUser, purpose: string, attribute: string) {
  const medium = attribute === 'phone_number' ? 'SMS' : 'EMAIL';
  const to = user.attributes[attribute];
  if (!to) throw invalidParameter(`User has no attribute ${attribute}.`);
  const code = pool.newCode();
  await deliver(pool, { medium, to, text: `Your verification code is ${code}.` });
  await changeUser(pool, user, { codes: { ...user.codes, [purpose]: { code, until: pool.now() + codeMs } } });
  return deliveryDetails(medium, to);
}

function requireCode(pool: UserPool, user: PoolUser, purpose: string, code: string): void {
  const sent = user.codes[purpose];
  if (sent && sent.until < pool.now()) {
    throw new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
  }
  if (sent?.code !== code) throw codeMismatch();
}

function without<T>(record: Readonly<Record<string, T>>, name: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));
}
