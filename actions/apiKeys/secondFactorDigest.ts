import { createHash } from 'node:crypto';
import type { IdentityUser } from '../runtime/identity';

/** A digest of a user's second factors, with the phone number where codes go there. Another authenticator app has the same. */
export function secondFactorDigest({ mfa, phone }: Pick<IdentityUser, 'mfa' | 'phone'>): string {
  const factors = [...mfa].sort().map((factor) => (factor === 'SMS_MFA' ? `${factor} ${phone ?? ''}` : factor));
  return createHash('sha256').update(factors.join('\n')).digest('hex');
}
