/** An error as the service reports it: the exception's name and its text. */
export class CognitoError extends Error {
  constructor(
    readonly type: string,
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

/** Every failed authentication has the same text, whichever part was wrong. */
export const incorrectCredentials = () => new CognitoError('NotAuthorizedException', 'Incorrect username or password.');

export const invalidSession = () => new CognitoError('NotAuthorizedException', 'Invalid session for the user.');

export const codeMismatch = () => new CognitoError('CodeMismatchException', 'Invalid code or auth state for the user.');

/** A code that was sent and is wrong, or was never sent. */
export const wrongSentCode = () =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');

export const invalidParameter = (message: string) => new CognitoError('InvalidParameterException', message);
