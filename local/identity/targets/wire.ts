import { CognitoError, invalidParameter } from '../cognitoError';
import { contactAttributes, missingContacts, type ContactAttribute } from '../sentCodes';
import type { PoolUser } from '../store';

/** An attribute as it travels. */
export interface Attribute {
  readonly Name: string;
  readonly Value?: string;
}

/** A required parameter of an operation. @throws CognitoError InvalidParameterException naming it */
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

/** Attributes with others put over them; one that is put empty is removed. */
export function mergeAttributes(
  known: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...known, ...given }).filter(([, value]) => value !== ''));
}

const formats: Readonly<Record<ContactAttribute, readonly [form: RegExp, fault: string]>> = {
  email: [/^[^\s@]+@[^\s@]+$/, 'Invalid email address format.'],
  phone_number: [/^\+\d{1,15}$/, 'Invalid phone number format.'],
};

/**
 * The user's attributes with those that the user gave: a new address is not verified, and nobody verifies their own.
 * @throws CognitoError NotAuthorizedException for an attribute that is not the user's to write,
 *   InvalidParameterException for an address of a wrong form
 */
export function writableAttributes(user: PoolUser, given: Readonly<Record<string, string>>): Record<string, string> {
  const isForbidden = Object.entries(given).some(
    ([name, value]) => (name === 'sub' || name.endsWith('_verified')) && value !== user.attributes[name],
  );
  if (isForbidden) {
    throw new CognitoError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
  }
  const changed = contactAttributes.filter((name) => name in given && given[name] !== user.attributes[name]);
  const misshapen = changed.find((name) => !formats[name][0].test(given[name] ?? ''));
  if (misshapen) throw invalidParameter(formats[misshapen][1]);
  const unverified = Object.fromEntries(changed.map((name) => [`${name}_verified`, 'false']));
  return mergeAttributes(user.attributes, { ...given, ...unverified });
}

/**
 * The same with a first password of one's own, where no address may be missing any more, and one that is known may not change: the
 * second factor has not been asked for yet.
 * @throws CognitoError InvalidParameterException naming the one that is missing, NotAuthorizedException the one that is known
 */
export function completeAttributes(user: PoolUser, given: Readonly<Record<string, string>>): Record<string, string> {
  const known = contactAttributes.find((name) => name in given && user.attributes[name]);
  if (known) throw new CognitoError('NotAuthorizedException', `Cannot modify an already provided ${known}`);
  const attributes = writableAttributes(user, given);
  const [missing] = missingContacts(attributes);
  if (missing) throw invalidParameter(`Invalid attributes given, ${missing} is missing`);
  return attributes;
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
