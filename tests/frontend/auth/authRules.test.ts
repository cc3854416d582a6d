import { checkCode, cleanCode } from '../../../frontend/src/shared/auth/authFields';
import {
  checkForgotPassword,
  checkNewPassword,
  checkResetPassword,
  checkSignIn,
  cleanUsername,
} from '../../../frontend/src/features/auth/authRules';

test('usernames are lowercased and trimmed, spaces are removed from codes', () => {
  expect(cleanUsername('  Maker ')).toBe('maker');
  expect(cleanCode(' 123 456 ')).toBe('123456');
});

test('sign-in, code and forgot password require their fields', () => {
  expect(checkSignIn({ username: '  ', password: '' })).toEqual({
    username: 'You must enter your username',
    password: 'You must enter your password',
  });
  expect(checkSignIn({ username: 'maker', password: 'x' })).toEqual({});
  expect(checkCode({ code: ' ' })).toEqual({ code: 'You must provide a code.' });
  expect(checkForgotPassword({ username: '' })).toEqual({ username: 'You must include a username.' });
});

test('a reset requires code, password and the same confirmation', () => {
  expect(checkResetPassword({ code: '', password: '', confirmation: '' })).toEqual({
    code: 'You must include the code.',
    password: 'You must include a password.',
    confirmation: 'You must confirm your password.',
  });
  expect(checkResetPassword({ code: '1', password: 'a', confirmation: 'b' })).toEqual({
    confirmation: 'The two passwords you provided do not match.',
  });
  expect(checkResetPassword({ code: '1', password: 'a', confirmation: 'a' })).toEqual({});
});

test('a new password requires only the contacts that the challenge lists', () => {
  const empty = { password: '', confirmation: '', phone_number: '', email: '' };
  expect(checkNewPassword(empty, ['phone_number', 'email'])).toEqual({
    password: 'You must include a password.',
    confirmation: 'You must complete both password fields.',
    phone_number: 'You must include your phone number.',
    email: 'You must include your email.',
  });
  expect(checkNewPassword({ ...empty, password: 'a', confirmation: 'b' }, [])).toEqual({
    confirmation: 'The two passwords you provided do not match.',
  });
});
