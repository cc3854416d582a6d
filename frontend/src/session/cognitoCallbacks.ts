import { type IAuthenticationCallback, AuthenticationDetails, type CognitoUser } from 'amazon-cognito-identity-js';
import { contactKinds, IdentityError, type NewPasswordOutcome, type SignInOutcome, type MfaMethod } from './identity';

/** Turns any failure of the Cognito client into an IdentityError with the identity provider's own name for it. */
export function identityError(cause: unknown): IdentityError {
  if (cause instanceof IdentityError) return cause;
  const { name = 'UnknownError', code, message } = (cause ?? {}) as { name?: string; code?: string; message?: string };
  return new IdentityError(code ?? name, message ?? String(cause));
}

/** Awaits a call that takes `onSuccess` and `onFailure`. @throws IdentityError */
export function awaitCallbacks<T>(
  call: (callbacks: { onSuccess: (value: T) => void; onFailure: (error: unknown) => void }) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    call({ onSuccess: resolve, onFailure: (error) => reject(identityError(error)) });
  });
}

/** Awaits a call that takes one callback, with the error as its first argument. @throws IdentityError */
export function awaitNodeCallback<T>(call: (done: (error: unknown, value: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    call((error, value) => (error ? reject(identityError(error)) : resolve(value)));
  });
}

const unsupported = () =>
  new IdentityError('UnsupportedChallenge', 'Your sign-in requires a step that this portal does not support.');

const destinationOf = (parameters: { CODE_DELIVERY_DESTINATION?: string } | undefined) =>
  parameters?.CODE_DELIVERY_DESTINATION;

/** Awaits a step of the sign-in. Resolves to the challenge that follows. @throws IdentityError, also for an unknown challenge */
export function awaitChallenge(step: (callbacks: IAuthenticationCallback) => void): Promise<SignInOutcome> {
  return awaitCallbacks<SignInOutcome>(({ onSuccess, onFailure }) => {
    const refuse = () => onFailure(unsupported());
    step({
      onSuccess: () => onSuccess({ next: 'done' }),
      onFailure,
      mfaRequired: (_name, parameters) =>
        onSuccess({ next: 'mfa', method: 'SMS_MFA', destination: destinationOf(parameters) }),
      totpRequired: () => onSuccess({ next: 'mfa', method: 'SOFTWARE_TOKEN_MFA' }),
      newPasswordRequired: (_known, required: readonly string[]) =>
        onSuccess({ next: 'newPassword', requiredAttributes: contactKinds.filter((kind) => required.includes(kind)) }),
      mfaSetup: refuse,
      selectMFAType: refuse,
      customChallenge: refuse,
    });
  });
}

/** The same after a new password was set: a second request for one is an error. @throws IdentityError */
export async function awaitChallengeAfterNewPassword(
  step: (callbacks: IAuthenticationCallback) => void,
): Promise<NewPasswordOutcome> {
  const outcome = await awaitChallenge(step);
  if (outcome.next === 'newPassword') throw unsupported();
  return outcome;
}

/** Signs a user in by SRP, so that the password is not sent. @throws IdentityError */
export function sendPassword(user: CognitoUser, password: string): Promise<SignInOutcome> {
  const details = new AuthenticationDetails({ Username: user.getUsername(), Password: password });
  return awaitChallenge((callbacks) => user.authenticateUser(details, callbacks));
}

/** Answers the second factor's challenge. @throws IdentityError */
export async function sendCode(user: CognitoUser, code: string, method: MfaMethod): Promise<void> {
  await awaitCallbacks<unknown>((callbacks) => user.sendMFACode(code, callbacks, method));
}
