import { type IAuthenticationCallback } from 'amazon-cognito-identity-js';
import { contactKinds, IdentityError, type NewPasswordOutcome, type SignInOutcome } from './identity';

/** Any failure of the client as ours, under the identity provider's own name. */
export function identityError(cause: unknown): IdentityError {
  if (cause instanceof IdentityError) return cause;
  const { name = 'UnknownError', code, message } = (cause ?? {}) as { name?: string; code?: string; message?: string };
  return new IdentityError(code ?? name, message ?? String(cause));
}

/** Awaits a call that answers through onSuccess and onFailure. @throws IdentityError */
export function answered<T>(
  call: (callbacks: { onSuccess: (value: T) => void; onFailure: (error: unknown) => void }) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    call({ onSuccess: resolve, onFailure: (error) => reject(identityError(error)) });
  });
}

/** Awaits a call that answers through one callback, the error first. @throws IdentityError */
export function called<T>(call: (done: (error: unknown, value: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    call((error, value) => (error ? reject(identityError(error)) : resolve(value)));
  });
}

const unsupported = () =>
  new IdentityError('UnsupportedChallenge', 'Your sign-in asks for a step that this portal does not offer.');

const destinationOf = (parameters: { CODE_DELIVERY_DESTINATION?: string } | undefined) =>
  parameters?.CODE_DELIVERY_DESTINATION;

/** Awaits a step of the sign-in, whichever challenge it leads to. @throws IdentityError, also for an unknown challenge */
export function challenged(step: (callbacks: IAuthenticationCallback) => void): Promise<SignInOutcome> {
  return answered<SignInOutcome>(({ onSuccess, onFailure }) => {
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

/** The same where a new password was just taken, which the provider does not ask for twice. */
export async function challengedAgain(step: (callbacks: IAuthenticationCallback) => void): Promise<NewPasswordOutcome> {
  const outcome = await challenged(step);
  if (outcome.next === 'newPassword') throw unsupported();
  return outcome;
}
