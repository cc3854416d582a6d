import { demoAuthenticatorSecret, demoPassword, people } from '../../../seeds/demo/people';
import type { SeedUser } from '../../identity/pool';

/** The demo users as the identity provider stores them. */
export function demoUsers(): SeedUser[] {
  return people.map((person, index) => ({
    username: person.username,
    password: demoPassword,
    isTemporaryPassword: person.mustChangePassword,
    isEnabled: person.isEnabled,
    email: `${person.username}@demo.invalid`,
    phoneNumber: `+44770090${String(index).padStart(4, '0')}`,
    mfa: person.mfa,
    authenticatorSecret: person.mfa === 'authenticator' ? demoAuthenticatorSecret : undefined,
    groups: person.isSuperAdmin ? ['admin'] : [],
  }));
}
