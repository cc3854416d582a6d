import { contactKinds, type ContactKind, type MfaMethod, type Profile } from './identity';

const mfaMethods: readonly MfaMethod[] = ['SOFTWARE_TOKEN_MFA', 'SMS_MFA'];

/**
 * Reads the user's profile from an id token's payload, as it was when the token was issued: a refreshed session may not ask the identity
 * provider itself (docs/decisions/034).
 */
export function readProfile(payload: Readonly<Record<string, unknown>>): Profile {
  const textOf = (name: string) => (typeof payload[name] === 'string' ? payload[name] : undefined);
  const isVerified = (kind: ContactKind) => payload[`${kind}_verified`] === true;
  const known = contactKinds.filter(textOf);
  const factors = textOf('mfa')?.split(' ') ?? [];
  return {
    username: textOf('cognito:username') ?? '',
    email: textOf('email'),
    phoneNumber: textOf('phone_number'),
    verified: known.filter(isVerified),
    unverified: known.filter((kind) => !isVerified(kind)),
    mfa: mfaMethods.filter((method) => factors.includes(method)),
  };
}
