import { messages } from '../../../domain/messages';

/** A text for a failure, and the beginning of the provider's own message that it is for; the last one has none. */
type Texts = readonly [...(readonly [begins: string, text: string])[], string];

const again = 'Your session has ended. Sign in again.';
const tooMany = 'Too many attempts. Wait a few minutes, then try again.';
const wrongCode = 'This code is not right. Check it and try again.';
const unexpected = 'Something went wrong at the sign-in service. Try again in a moment.';
const disabled = 'Your access is switched off. Contact your administrator.';

/** For a form that asks a signed-in user for the password alone. */
export const wrongOwnPassword = 'This is not your current password.';

/**
 * What a user is told about each failure of the identity provider, by Cognito's name for it. One name stands for several
 * failures, which only its message tells apart.
 */
export const identityTexts: Readonly<Record<string, Texts>> = {
  AliasExistsException: ['Another user has this email address or phone number.'],
  CodeDeliveryFailureException: ['The code could not be sent. Try again, or contact your administrator.'],
  CodeMismatchException: [wrongCode],
  EnableSoftwareTokenMFAException: [wrongCode],
  ExpiredCodeException: [
    ['Your software token', 'This code was used already. Wait for the next one.'],
    'This code is no longer valid. Ask for a new one.',
  ],
  InternalErrorException: [unexpected],
  InvalidParameterException: [
    ['Invalid email', 'This is not an email address, such as name@company.com.'],
    ['Invalid phone number', 'Write the phone number with its country code, such as +44 7700 900123.'],
    ['User does not have', 'There is no verified phone number for codes. Verify one first.'],
    'The sign-in service did not accept what was entered. Check it and try again.',
  ],
  InvalidPasswordException: [
    [
      'Password did not conform with policy: Password not long enough',
      'The new password needs at least ten characters.',
    ],
    ['Password did not conform with policy: Password too long', 'The new password may have at most 256 characters.'],
    ['Password did not conform with policy: Password must have lowercase', 'The new password needs a small letter.'],
    ['Password did not conform with policy: Password must have uppercase', 'The new password needs a capital letter.'],
    ['Password did not conform with policy: Password must have numeric', 'The new password needs a digit.'],
    [
      'Password did not conform with policy: Password must have symbol',
      'The new password needs a sign such as ! or -.',
    ],
    'Choose another password: ten characters or more, with small and capital letters, a digit and a sign.',
  ],
  LimitExceededException: [tooMany],
  NetworkError: ['The sign-in service cannot be reached. Check your connection and try again.'],
  NotAuthorizedException: [
    ['Incorrect username or password.', messages.auth.incorrectCredentials],
    ['Password attempts exceeded', tooMany],
    ['User is disabled.', disabled],
    ['Invalid session', 'This sign-in took too long, or had too many wrong codes. Begin again.'],
    ['Access Token does not have', 'You signed in too long ago for this. Sign in again.'],
    ['A client attempted', 'This cannot be changed here. Contact your administrator.'],
    again,
  ],
  PasswordResetRequiredException: ['Choose a new password before you sign in.'],
  SoftwareTokenMFANotFoundException: ['No authenticator app is set up. Set one up first.'],
  TooManyRequestsException: [tooMany],
  UnsupportedChallenge: ['Your sign-in requires a step that this portal does not support. Contact your administrator.'],
  UserLambdaValidationException: [
    ['PreTokenGeneration failed with error User is disabled', disabled],
    ['PreTokenGeneration', again],
    'The password is changed, but other sessions may still be open. Sign in and end them in your profile.',
  ],
  UserNotConfirmedException: ['Your registration is not complete. Contact your administrator.'],
  UserNotFoundException: [messages.auth.incorrectCredentials],
};

/** The sentence for a failure of the identity provider. */
export function identityText({ name, message }: { readonly name: string; readonly message: string }): string {
  const texts = Object.hasOwn(identityTexts, name) ? identityTexts[name] : undefined;
  for (const text of texts ?? []) {
    if (typeof text === 'string') return text;
    if (message.startsWith(text[0])) return text[1];
  }
  return unexpected;
}
