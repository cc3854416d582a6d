import { IdentityError } from '../session/identity';
import { identityText } from '../session/identityTexts';
import { textOfError } from './textOfError';

/** What a user is told about a failed call to the identity provider. */
export function failureText(cause: unknown): string {
  return cause instanceof IdentityError ? identityText(cause) : textOfError(cause);
}
