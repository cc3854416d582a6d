import {
  authReducer,
  initialAuthState,
  type AuthEvent,
  type AuthState,
} from '../../../frontend/src/features/auth/authMachine';

const idle = { status: 'idle' } as const;
const verified = { verified: ['email'], unverified: [] } as const;
const unverified = { verified: [], unverified: ['email', 'phone_number'] } as const;

const states = {
  pending: initialAuthState,
  signIn: { step: 'signIn', api: idle },
  confirmSms: { step: 'confirmSignIn', method: 'SMS_MFA', api: idle },
  forgot: { step: 'forgotPassword', phase: 'yetToSendRequest', username: 'maker', api: idle },
  reset: { step: 'forgotPassword', phase: 'codeSent', username: 'maker', api: idle },
  newPassword: { step: 'requireNewPassword', requiredAttributes: ['email'], api: idle },
  verify: { step: 'verifyContact', phase: 'noCodeSent', choices: ['email', 'phone_number'], api: idle },
  verifySent: {
    step: 'verifyContact',
    phase: 'codeHasBeenSent',
    choices: ['email', 'phone_number'],
    contact: 'email',
    api: idle,
  },
  signedIn: { step: 'signedIn' },
} as const satisfies Record<string, AuthState>;

type Name = keyof typeof states;

const cases: readonly (readonly [from: Name, event: AuthEvent, to: Name])[] = [
  ['pending', { type: 'started', isSignedIn: true }, 'signedIn'],
  ['pending', { type: 'started', isSignedIn: false }, 'signIn'],
  ['signIn', { type: 'mfaRequired', method: 'SMS_MFA' }, 'confirmSms'],
  ['signIn', { type: 'newPasswordRequired', requiredAttributes: ['email'] }, 'newPassword'],
  ['signIn', { type: 'passwordResetRequired', username: 'maker' }, 'forgot'],
  ['signIn', { type: 'forgotPasswordChosen', username: 'maker' }, 'forgot'],
  ['signIn', { type: 'authenticated', contacts: verified }, 'signedIn'],
  ['signIn', { type: 'authenticated', contacts: unverified }, 'verify'],
  ['confirmSms', { type: 'authenticated', contacts: verified }, 'signedIn'],
  ['confirmSms', { type: 'authenticated', contacts: unverified }, 'verify'],
  ['confirmSms', { type: 'newPasswordRequired', requiredAttributes: ['email'] }, 'newPassword'],
  ['confirmSms', { type: 'backToSignIn' }, 'signIn'],
  ['forgot', { type: 'passwordCodeSent', username: 'maker' }, 'reset'],
  ['forgot', { type: 'backToSignIn' }, 'signIn'],
  ['reset', { type: 'passwordReset' }, 'signIn'],
  ['reset', { type: 'backToSignIn' }, 'signIn'],
  ['newPassword', { type: 'mfaRequired', method: 'SMS_MFA' }, 'confirmSms'],
  ['newPassword', { type: 'mfaRequired', method: 'SOFTWARE_TOKEN_MFA' }, 'signIn'],
  ['newPassword', { type: 'authenticated', contacts: verified }, 'signedIn'],
  ['newPassword', { type: 'authenticated', contacts: unverified }, 'verify'],
  ['newPassword', { type: 'backToSignIn' }, 'signIn'],
  ['verify', { type: 'contactCodeSent', contact: 'email' }, 'verifySent'],
  ['verify', { type: 'backToSignIn' }, 'signIn'],
  ['verifySent', { type: 'contactVerified' }, 'signedIn'],
  ['verifySent', { type: 'backToSignIn' }, 'signIn'],
];

test.each(cases)('%s, on %j, becomes %s', (from, event, to) => {
  expect(authReducer(states[from], event)).toEqual(states[to]);
});

test('an authenticator challenge asks for the code of the app', () => {
  const next = authReducer(states.signIn, { type: 'mfaRequired', method: 'SOFTWARE_TOKEN_MFA' });
  expect(next).toEqual({ step: 'confirmSignIn', method: 'SOFTWARE_TOKEN_MFA', api: idle });
});

test('every step with a form goes through loading and error, and keeps where it is', () => {
  for (const state of Object.values(states).filter((one) => 'api' in one)) {
    const loading = authReducer(state, { type: 'submitted' });
    expect(loading).toEqual({ ...state, api: { status: 'loading' } });
    const failed = authReducer(loading, { type: 'failed', message: 'No.' });
    expect(failed).toEqual({ ...state, api: { status: 'error', message: 'No.' } });
  }
});

test('an event that a step does not know changes nothing', () => {
  for (const state of Object.values(states)) {
    const known = cases.filter(([from]) => states[from].step === state.step).map(([, { type }]) => type);
    const unknown = cases.map(([, event]) => event).filter(({ type }) => !known.includes(type));
    for (const event of unknown) expect(authReducer(state, event)).toBe(state);
  }
});

test('somebody without any contact cannot be asked to verify one', () => {
  const next = authReducer(states.signIn, { type: 'authenticated', contacts: { verified: [], unverified: [] } });
  expect(next).toEqual(states.signedIn);
});
