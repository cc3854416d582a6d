import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '../../../domain/messages';
import { identityText, identityTexts } from '../../../frontend/src/session/identityTexts';

/** Answered to the portal's own servers, or to a client that sends what the portal never sends. */
const notForUsers = [
  'IncompleteSignatureException',
  'InvalidSignatureException',
  'MissingAuthenticationTokenException',
  'ResourceNotFoundException',
  'SerializationException',
  'UnknownOperationException',
  'UnrecognizedClientException',
  'UsernameExistsException',
];

const folder = join(__dirname, '..', '..', '..', 'local', 'identity');
const raised = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/CognitoError\('(\w+)', ['`]([^'`$]*)/g)])
  .map(([, name = '', message = '']) => ({ name, message }))
  .filter(({ name }) => !notForUsers.includes(name));

test('there are failures to look at', () => {
  expect(raised.length).toBeGreaterThan(15);
});

test.each(raised)('$name "$message" is said in the portal’s own words', ({ name, message }) => {
  expect(identityTexts).toHaveProperty(name);
  const text = identityText({ name, message });
  if (text !== messages.auth.incorrectCredentials) expect(text).not.toContain(message);
  expect(text).toMatch(/\.$/);
  expect(text).not.toMatch(/Exception|Lambda|policy|session for the user/);
});

test.each([
  ['NotAuthorizedException', 'Password attempts exceeded', 'Too many attempts. Wait a few minutes, then try again.'],
  [
    'NotAuthorizedException',
    'Access Token does not have required scopes',
    'You signed in too long ago for this. Sign in again.',
  ],
  ['NotAuthorizedException', 'Access Token has been revoked', 'Your session has ended. Sign in again.'],
  [
    'ExpiredCodeException',
    'Your software token has already been used once.',
    'This code was used already. Wait for the next one.',
  ],
  [
    'ExpiredCodeException',
    'Invalid code provided, please request a code again.',
    'This code is no longer valid. Ask for a new one.',
  ],
  ['SomethingNewException', 'Line 3 failed', 'Something went wrong at the sign-in service. Try again in a moment.'],
  ['toString', '', 'Something went wrong at the sign-in service. Try again in a moment.'],
])('%s, "%s": %s', (name, message, text) => {
  expect(identityText({ name, message })).toBe(text);
});
