import { IdentityError } from '../session/identity';
import { identityText } from '../session/identityTexts';

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
