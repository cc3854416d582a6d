import { newAuthenticatorSecret, stepOfCode } from '../authenticator';
import { afterForgottenPassword } from '../afterForgottenPassword';
import { CognitoError, invalidParameter, wrongSentCode } from '../cognitoError';
import { userOfAccessToken } from '../issueTokens';
import { requireStrongPassword } from '../passwordPolicy';
import { changeUser, deliveryDetails, findUser, type UserPool } from '../pool';
import { recordPasswordChange } from '../recordPasswordChange';
import { contactAttributes, sendCode, useSentCode, type ContactAttribute } from '../sentCodes';
import { failPassword, requireUnlocked } from '../signIn';
import { isPassword, makeVerifier } from '../srp';
import type { PoolUser } from '../store';
import { digestOfToken } from '../tokens';
import { attributeList, fromAttributeList, mfaSettings, requireText, writableAttributes, type Attribute } from './wire';

interface WithToken {
  readonly AccessToken?: string;
}

/** GetUser. */
export async function getUser(pool: UserPool, input: WithToken) {
  const user = await userOfAccessToken(pool, input.AccessToken);
  return { Username: user.username, UserAttributes: attributeList(user), ...mfaSettings(user) };
}

/** UpdateUserAttributes: an address stays as it is until the new one is verified. Codes go out at once. */
export async function updateUserAttributes(pool: UserPool, input: WithToken & { UserAttributes: Attribute[] }) {
  const user = await userOfAccessToken(pool, input.AccessToken);
  const given = fromAttributeList(input.UserAttributes);
  const wanted = writableAttributes(user, given);
  const changed = contactAttributes.filter((name) => wanted[name] !== user.attributes[name]);
  const others = Object.entries(given).filter(([name]) => !changed.some((contact) => contact === name));
  await changeUser(pool, user, { attributes: writableAttributes(user, Object.fromEntries(others)) });
  const CodeDeliveryDetailsList = await Promise.all(
    changed.map((name) => sendCode(pool, user, name, name, wanted[name])),
  );
  return { CodeDeliveryDetailsList };
}

/** GetUserAttributeVerificationCode: sends a code to an address. */
export async function getUserAttributeVerificationCode(pool: UserPool, input: WithToken & { AttributeName: string }) {
  const user = await userOfAccessToken(pool, input.AccessToken);
  const attribute = contactNamed(input.AttributeName);
  return { CodeDeliveryDetails: await sendCode(pool, user, attribute, attribute) };
}

/** VerifyUserAttribute: the address that the code was sent to is from now on the user's, unless the former was changed meanwhile. */
export async function verifyUserAttribute(pool: UserPool, input: WithToken & { AttributeName: string; Code: string }) {
  const user = await userOfAccessToken(pool, input.AccessToken);
  const attribute = contactNamed(input.AttributeName);
  const { sub, to, from } = await useSentCode(pool, user.username, attribute, input.Code);
  if (sub !== user.sub || from !== user.attributes[attribute]) throw wrongSentCode();
  await changeUser(pool, user, {
    attributes: { ...user.attributes, [attribute]: to, [`${attribute}_verified`]: 'true' },
  });
  return {};
}

function contactNamed(name: string): ContactAttribute {
  const known = contactAttributes.find((attribute) => attribute === name);
  if (!known) throw invalidParameter(`The attribute ${name} is not verified by a code.`);
  return known;
}

/** ForgotPassword: answers alike for a user that does not exist or is disabled, with a made-up number. */
export async function forgotPassword(pool: UserPool, input: { Username: string }) {
  const username = requireText(input.Username, 'Username');
  const user = await findUser(pool, username);
  if (!user?.isEnabled) {
    const digits = Number.parseInt(pool.decoy(username).salt.slice(0, 8), 16) % 10_000;
    return { CodeDeliveryDetails: deliveryDetails('SMS', String(digits).padStart(4, '0')) };
  }
  return { CodeDeliveryDetails: await sendPasswordCode(pool, user) };
}

/** Sends a code for a new password to an address that is known to be the user's; to administrators' resets too. */
export async function sendPasswordCode(pool: UserPool, user: PoolUser) {
  const verified = (['phone_number', 'email'] as const).find((name) => user.attributes[`${name}_verified`] === 'true');
  if (!verified) {
    const text = 'Cannot reset password for the user as there is no registered/verified email or phone_number';
    throw invalidParameter(text);
  }
  return sendCode(pool, user, 'password', verified);
}

/** ConfirmForgotPassword. */
export async function confirmForgotPassword(
  pool: UserPool,
  input: { Username: string; ConfirmationCode: string; Password: string },
) {
  requireStrongPassword(input.Password);
  const { sub } = await useSentCode(pool, input.Username, 'password', input.ConfirmationCode);
  const user = await findUser(pool, input.Username);
  if (user?.sub !== sub) throw wrongSentCode();
  await changeUser(pool, user, {
    status: 'CONFIRMED',
    password: makeVerifier(pool.poolName, user.username, input.Password),
  });
  await pool.store.remove('attempts', user.username);
  await afterForgottenPassword(pool, user);
  return {};
}

/** ChangePassword: sessions go on, as in the service, until the recorded call ends them. A wrong old password counts like one at sign-in. */
export async function changePassword(
  pool: UserPool,
  input: WithToken & { PreviousPassword: string; ProposedPassword: string },
) {
  const user = await userOfAccessToken(pool, input.AccessToken);
  requireText(input.PreviousPassword, 'PreviousPassword');
  await requireUnlocked(pool, user.username);
  if (!user.password || !isPassword(user.password, pool.poolName, user.username, input.PreviousPassword)) {
    return failPassword(pool, user.username);
  }
  requireStrongPassword(input.ProposedPassword);
  await changeUser(pool, user, { password: makeVerifier(pool.poolName, user.username, input.ProposedPassword) });
  await recordPasswordChange(pool, user, 'ChangePassword');
  return {};
}

/** AssociateSoftwareToken: a new secret, which counts once a code of it was verified. */
export async function associateSoftwareToken(pool: UserPool, input: WithToken) {
  const user = await userOfAccessToken(pool, input.AccessToken);
  const secret = newAuthenticatorSecret();
  await changeUser(pool, user, { offeredSecret: secret });
  return { SecretCode: secret };
}

/** VerifySoftwareToken: from now on the offered secret is the user's. */
export async function verifySoftwareToken(pool: UserPool, input: WithToken & { UserCode: string }) {
  const user = await userOfAccessToken(pool, input.AccessToken);
  if ((await stepOfCode(pool, user.offeredSecret, input.UserCode)) === undefined) {
    throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
  }
  await changeUser(pool, user, { authenticatorSecret: user.offeredSecret, offeredSecret: null });
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
  await pool.store.remove('refresh', digestOfToken(requireText(input.Token, 'Token')));
  return {};
}
