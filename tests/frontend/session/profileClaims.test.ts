import { readProfile } from '../../../frontend/src/session/profileClaims';

const token = {
  'cognito:username': 'maker',
  email: 'maya@aldgate.invalid',
  email_verified: true,
  phone_number: '+447700900101',
  phone_number_verified: false,
  mfa: 'SMS_MFA SOFTWARE_TOKEN_MFA',
};

test('the profile stands in the id token', () => {
  expect(readProfile(token)).toEqual({
    username: 'maker',
    email: 'maya@aldgate.invalid',
    phoneNumber: '+447700900101',
    verified: ['email'],
    unverified: ['phone_number'],
    mfa: ['SOFTWARE_TOKEN_MFA', 'SMS_MFA'],
  });
});

test.each([undefined, '', 'EMAIL_OTP'])('a token whose factors are %j has none that the portal knows', (mfa) => {
  expect(readProfile({ ...token, mfa }).mfa).toEqual([]);
});

test('a contact that is missing is neither verified nor waiting for it', () => {
  const { email, email_verified, ...bare } = token;
  expect(email && email_verified).toBe(true);
  expect(readProfile(bare)).toMatchObject({ email: undefined, verified: [], unverified: ['phone_number'] });
});
