import { AuthenticationDetails, type CognitoUser } from 'amazon-cognito-identity-js';
import { awaitCallbacks, awaitChallenge } from './cognitoCallbacks';
import type { MfaMethod, SignInOutcome } from './identity';

/** Signs a user in by SRP, so that the password is not sent. @throws IdentityError */
export function sendPassword(user: CognitoUser, password: string): Promise<SignInOutcome> {
  const details = new AuthenticationDetails({ Username: user.getUsername(), Password: password });
  return awaitChallenge((callbacks) => user.authenticateUser(details, callbacks));
}

/** Answers the second factor's challenge. @throws IdentityError */
export async function sendCode(user: CognitoUser, code: string, method: MfaMethod): Promise<void> {
  await awaitCallbacks<unknown>((callbacks) => user.sendMFACode(code, callbacks, method));
}
