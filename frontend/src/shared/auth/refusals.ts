import { messages } from '../../../../domain/messages';
import { IdentityError } from '../../session/identity';

/** Whether a call to the identity provider failed with this name. */
export const isNamed = (cause: unknown, name: string): boolean => cause instanceof IdentityError && cause.name === name;

/** Whether the password was wrong: one name stands for several refusals, which only the message tells apart. */
export const isWrongPassword = (cause: unknown): boolean =>
  cause instanceof IdentityError &&
  cause.name === 'NotAuthorizedException' &&
  cause.message === messages.auth.incorrectCredentials;
