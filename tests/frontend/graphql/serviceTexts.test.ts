import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CombinedError } from 'urql';
import { errorCatalogue } from '../../../domain/errors';
import { readError, serviceError } from '../../../frontend/src/graphql/serviceError';
import { serviceText } from '../../../frontend/src/graphql/serviceTexts';

const engineErrors = readFileSync(join(__dirname, '..', '..', '..', 'hasura', 'engine', 'errors.ts'), 'utf8');
const hasurasCodes = [...engineErrors.matchAll(/^ {2}\| '([a-z-]+)'/gm)].map(([, code = '']) => code);

const unexpected = 'Something went wrong on our side. Try again in a moment.';

test('there are codes to look at', () => {
  expect(hasurasCodes.length).toBeGreaterThan(20);
});

test.each(hasurasCodes)('%s is a sentence for users, whatever Hasura writes', (code) => {
  const text = serviceText(code, '[504] - Lambda timeout. connect ECONNREFUSED 127.0.0.1:3002');
  expect(text).toMatch(/^[A-Z].*\.$/);
  expect(text).not.toMatch(/Lambda|ECONN|504/);
});

test.each(Object.entries(errorCatalogue))('%s keeps the sentence of the action', (code, text) => {
  expect(serviceText(code, text)).toBe(text);
});

test.each([
  ['an action that says more', 'provider_rejected', 'Amount is too low.', 'Amount is too low.'],
  [
    'an unexpected error with its event',
    'unexpected',
    'Something went wrong on our side. Error: Event ID 7',
    undefined,
  ],
  ['a code that nobody knows', 'teapot', 'I am one', unexpected],
  ['a name that every object has', 'toString', 'I am one', unexpected],
  ['no code', undefined, 'column "x" does not exist', unexpected],
])('%s', (_what, code, message, text) => {
  expect(serviceText(code, message)).toBe(text ?? message);
});

test('without a connection the user is told so, and the log keeps what the browser said', () => {
  const error = new CombinedError({ networkError: new TypeError('Failed to fetch') });
  const text = 'The portal cannot be reached. Check your connection and try again.';
  expect(readError(error)).toMatchObject({ message: '[Network] Failed to fetch', text });
  expect(serviceError(error)).toMatchObject({ message: 'Unknown Error', code: 'unknown_error', text });
});

test('the first error counts, with its field', () => {
  const graphQLErrors = [{ message: 'Too much.', extensions: { code: 'amount_above_limit', field: 'amount' } }];
  const read = { message: 'Too much.', code: 'amount_above_limit', field: 'amount', text: 'Too much.' };
  expect(serviceError(new CombinedError({ graphQLErrors }))).toEqual(read);
});
