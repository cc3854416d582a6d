import { ValidationError } from 'yup';
import { contactInputSchema } from '../../../../domain/users/seatInput';
import { userInputSchema, usernameSchema } from '../../../../domain/users/userInput';

const link = { org_id: '6f1c7a52-2d6a-4a39-9a53-0d3c0d7c3a11' };
const user = {
  first_name: 'Una',
  last_name: 'Tester',
  email: 'una@demo.invalid',
  phone: '+447700901234',
  date_of_birth: '1990-02-03',
  organisations: [link],
};

function faultOf(schema: { validateSync: (value: unknown, options: object) => unknown }, value: unknown) {
  try {
    schema.validateSync(value, { strict: true });
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? [error.path, error.message] : error;
  }
}

const required = 'This field is required.';

test.each<[string, object, readonly unknown[] | undefined]>([
  ['a whole user', {}, undefined],
  ['an address of text, @, text, dot, text', { email: 'a@b.c' }, undefined],
  ['an address without a dot', { email: 'a@b' }, ['email', 'Enter an e-mail address.']],
  ['an address without a name', { email: '@b.c' }, ['email', 'Enter an e-mail address.']],
  ['an address with two at signs', { email: 'a@b@c.d' }, ['email', 'Enter an e-mail address.']],
  ['no address', { email: '' }, ['email', required]],
  ['no first name', { first_name: '' }, ['first_name', required]],
  ['no last name', { last_name: '' }, ['last_name', required]],
  ['no phone', { phone: '' }, ['phone', required]],
  ['a phone without its country', { phone: '07700901234' }, ['phone', expect.stringContaining('country code')]],
  ['a phone with spaces', { phone: '+44 7700 901234' }, ['phone', expect.stringContaining('country code')]],
  ['no date of birth', { date_of_birth: '' }, ['date_of_birth', required]],
  ['a day that does not exist', { date_of_birth: '1990-02-30' }, ['date_of_birth', 'Enter a date as YYYY-MM-DD.']],
  ['no organisation', { organisations: [] }, ['organisations', 'Choose at least one organisation.']],
  ['an organisation twice', { organisations: [link, link] }, ['organisations', 'Name each organisation once.']],
  [
    'an organisation that cannot be',
    { organisations: [{ org_id: 'x' }] },
    ['organisations[0].org_id', 'This organisation does not exist.'],
  ],
])('%s', (_what, changes, fault) => {
  expect(faultOf(userInputSchema, { ...user, ...changes })).toEqual(fault);
});

test.each([
  ['ab', true],
  ['una.tester@demo.invalid', true],
  ['a', false],
  ['Una', false],
  ['una tester', false],
  ['.una', false],
  ['u'.repeat(65), false],
])('the username %s: %s', (username, isPossible) => {
  expect(usernameSchema.isValidSync(username)).toBe(isPossible);
});

test.each([
  [null, true],
  ['', true],
  ['1', true],
  ['250000.50', true],
  ['0.99', false],
  ['0', false],
  ['-5', false],
  ['1.999', false],
  ['1e3', false],
])('the upper limit %s: %s', (upper_fx_limit, isPossible) => {
  const contact = { user_id: 'una', account_id: 'a', role_id: 'r', upper_fx_limit };
  expect(contactInputSchema.isValidSync(contact, { strict: true })).toBe(isPossible);
});
