import { CognitoError, invalidParameter } from '../cognitoError';
import { contactAttributes } from '../sentCodes';
import type { PoolUser } from '../store';

/** An attribute as it travels. */
export interface Attribute {
  readonly Name: string;
  readonly Value?: string;
}

/** A parameter that an operation cannot do without. @throws CognitoError InvalidParameterException naming it */
export function requireText(value: unknown, name: string): string {
  if (typeof value !== 'string' || value === '') throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

/** The user's attributes, the subject first. */
export function attributeList(user: PoolUser): Attribute[] {
  return [['sub', user.sub] as const, ...Object.entries(user.attributes)].map(([Name, Value]) => ({ Name, Value }));
}

export function fromAttributeList(list: readonly Attribute[] | undefined): Record<string, string> {
  return Object.fromEntries((list ?? []).map(({ Name, Value }) => [Name, Value ?? '']));
}

/**
 * The user's attributes with those that the user gave: a new address is not verified, and nobody verifies their own.
 * @throws CognitoError NotAuthorizedException for an attribute that is not the user's to write
 */
export function writableAttributes(user: PoolUser, given: Readonly<Record<string, string>>): Record<string, string> {
  const isForbidden = Object.entries(given).some(
    ([name, value]) => (name === 'sub' || name.endsWith('_verified')) && value !== user.attributes[name],
  );
  if (isForbidden) {
    throw new CognitoError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
  }
  const changed = contactAttributes.filter((name) => name in given && given[name] !== user.attributes[name]);
  const unverified = Object.fromEntries(changed.map((name) => [`${name}_verified`, 'false']));
  return { ...user.attributes, ...given, ...unverified };
}

/** The factors that are on, and the one that is asked for. */
export function mfaSettings(user: PoolUser) {
  const list = [...(user.mfa.authenticator ? ['SOFTWARE_TOKEN_MFA'] : []), ...(user.mfa.sms ? ['SMS_MFA'] : [])];
  return { UserMFASettingList: list, ...(list[0] ? { PreferredMfaSetting: list[0] } : {}) };
}

/** The user as administrators see it. */
export function adminView(user: PoolUser) {
  const created = user.createdAt / 1000;
  return {
    Username: user.username,
    Enabled: user.isEnabled,
    UserStatus: user.status,
    UserCreateDate: created,
    UserLastModifiedDate: created,
  };
}
