import { messages } from '../../../../domain/messages';
import { IdentityError } from '../../session/identity';
import { identityText } from '../../session/identityTexts';

/** Whether a call to the identity provider failed with this name. */
export const isNamed = (cause: unknown, name: string): boolean => cause instanceof IdentityError && cause.name === name;

/** Whether the password was wrong: one name stands for several refusals, which only the message tells apart. */
export const isWrongPassword = (cause: unknown): boolean =>
  cause instanceof IdentityError &&
  cause.name === 'NotAuthorizedException' &&
  cause.message === messages.auth.incorrectCredentials;

/** What a user is told about a failed call to the identity provider. */
export function failureText(cause: unknown): string {
  return cause instanceof IdentityError ? identityText(cause) : textOfError(cause);
}

/** An error's text (specification section 8): a string as it is, else its message, else JSON. */
export function textOfError(cause: unknown): string {
  if (typeof cause === 'string') return cause;
  const { message } = (cause ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : JSON.stringify(cause);
}
