import type { MfaMethod } from '../../session/identity';

/** Where the code of the second factor comes from. `destination` is a masked phone number, such as `+*******0101`. */
export function codeIntro({ method, destination }: { method: MfaMethod; destination?: string }): string {
  if (method === 'SOFTWARE_TOKEN_MFA') return 'Enter the code that your authenticator app shows.';
  const lastDigits = destination?.match(/\d+$/)?.[0];
  return `Enter the code that we sent to your phone${lastDigits ? ` ending in ${lastDigits}` : ''}.`;
}
