import {
  initialSignInState,
  signInReducer,
  signInTransitions,
  type SignInResult,
  type SignInUserEvent,
  type SignInState,
} from '../../../frontend/src/features/auth/signInMachine';

const idle = { status: 'idle' } as const;
const loading = { status: 'loading' } as const;
const verified = { verified: ['email'], unverified: [] } as const;
const unverified = { verified: [], unverified: ['email', 'phone_number'] } as const;
const sms = { username: 'maker', method: 'SMS_MFA', destination: '+*******0101' } as const;
const authenticator = { username: 'maker', method: 'SOFTWARE_TOKEN_MFA' } as const;
const missingEmail = { username: 'maker', requiredAttributes: ['email'] } as const;

const states = {
  pending: initialSignInState,
  signIn: { step: 'signIn', username: '', hasNewPassword: false, api: idle },
  signInAgain: { step: 'signIn', username: 'maker', hasNewPassword: false, api: idle },
  signInAnew: { step: 'signIn', username: 'maker', hasNewPassword: true, api: idle },
  confirmSms: { step: 'confirmSignIn', challenge: sms, api: idle },
  confirmAuthenticator: { step: 'confirmSignIn', challenge: authenticator, api: idle },
  forgot: { step: 'forgotPassword', phase: 'yetToSendRequest', username: 'maker', api: idle },
  reset: { step: 'forgotPassword', phase: 'codeSent', username: 'maker', api: idle },
  newPassword: { step: 'requireNewPassword', challenge: missingEmail, api: idle },
  verify: { step: 'verifyContact', phase: 'noCodeSent', choices: ['email', 'phone_number'], api: idle },
  verifySent: {
    step: 'verifyContact',
    phase: 'codeHasBeenSent',
    choices: ['email', 'phone_number'],
    contact: 'email',
    api: idle,
  },
  signedIn: { step: 'signedIn' },
} as const satisfies Record<string, SignInState>;

type Name = keyof typeof states;
type Case<Event> = readonly [from: Name, event: Event, to: Name];

const names = Object.keys(states) as Name[];
const waitingFor = (name: Name): SignInState => {
  const state = states[name];
  return 'api' in state ? { ...state, api: loading } : state;
};

/** Each starts with the step's call running. */
const results: readonly Case<Exclude<SignInResult, { type: 'failed' }>>[] = [
  ['pending', { type: 'started', isSignedIn: true }, 'signedIn'],
  ['pending', { type: 'started', isSignedIn: false }, 'signIn'],
  ['signIn', { type: 'mfaRequired', challenge: sms }, 'confirmSms'],
  ['signIn', { type: 'mfaRequired', challenge: authenticator }, 'confirmAuthenticator'],
  ['signIn', { type: 'newPasswordRequired', challenge: missingEmail }, 'newPassword'],
  ['signIn', { type: 'passwordResetRequired', username: 'maker' }, 'forgot'],
  ['signIn', { type: 'authenticated', contacts: verified }, 'signedIn'],
  ['signIn', { type: 'authenticated', contacts: unverified }, 'verify'],
  ['confirmSms', { type: 'mfaRequired', challenge: sms }, 'confirmSms'],
  ['confirmSms', { type: 'newPasswordRequired', challenge: missingEmail }, 'newPassword'],
  ['confirmSms', { type: 'passwordResetRequired', username: 'maker' }, 'forgot'],
  ['confirmSms', { type: 'authenticated', contacts: verified }, 'signedIn'],
  ['confirmSms', { type: 'authenticated', contacts: unverified }, 'verify'],
  ['confirmAuthenticator', { type: 'authenticated', contacts: verified }, 'signedIn'],
  ['forgot', { type: 'passwordCodeSent', username: 'maker' }, 'reset'],
  ['reset', { type: 'passwordReset' }, 'signInAnew'],
  ['newPassword', { type: 'mfaRequired', challenge: sms }, 'confirmSms'],
  ['newPassword', { type: 'mfaRequired', challenge: authenticator }, 'signInAnew'],
  ['newPassword', { type: 'authenticated', contacts: verified }, 'signedIn'],
  ['newPassword', { type: 'authenticated', contacts: unverified }, 'verify'],
  ['verify', { type: 'contactCodeSent', contact: 'email' }, 'verifySent'],
  ['verifySent', { type: 'contactVerified' }, 'signedIn'],
];

/** Each starts without a running call. */
const userEvents: readonly Case<Exclude<SignInUserEvent, { type: 'submitted' }>>[] = [
  ['signIn', { type: 'forgotPasswordChosen', username: 'maker' }, 'forgot'],
  ['confirmSms', { type: 'backToSignIn' }, 'signInAgain'],
  ['forgot', { type: 'backToSignIn' }, 'signInAgain'],
  ['reset', { type: 'backToSignIn' }, 'signInAgain'],
  ['newPassword', { type: 'backToSignIn' }, 'signInAgain'],
  ['verify', { type: 'backToSignIn' }, 'signIn'],
  ['verifySent', { type: 'backToSignIn' }, 'signIn'],
];

test.each(results)('%s with the result %j becomes %s', (from, event, to) => {
  expect(signInReducer(waitingFor(from), event)).toEqual(states[to]);
});

test.each(userEvents)('%s with the event %j becomes %s', (from, event, to) => {
  expect(signInReducer(states[from], event)).toEqual(states[to]);
});

test('every form starts its call, and stays in its step when the call fails', () => {
  for (const name of names.filter((one) => 'api' in states[one])) {
    const loading = signInReducer(states[name], { type: 'submitted' });
    expect(loading).toEqual(waitingFor(name));
    const failed = signInReducer(loading, { type: 'failed', message: 'No.' });
    expect(failed).toEqual({ ...states[name], api: { status: 'error', message: 'No.' } });
    expect(signInReducer(failed, { type: 'submitted' })).toEqual(loading);
  }
});

test('every transition of the table has a case above', () => {
  const stepOf = (name: Name) => states[name].step;
  const tried = new Set([...results, ...userEvents].map(([from, { type }]) => `${stepOf(from)} ${type}`));
  const listed = Object.entries(signInTransitions).flatMap(([step, events]) =>
    Object.keys(events)
      .filter((type) => type !== 'submitted' && type !== 'failed')
      .map((type) => `${step} ${type}`),
  );
  expect([...tried].sort()).toEqual(listed.sort());
});

test('every step of the flow is reached', () => {
  const reached = new Set([...results, ...userEvents].map(([, , to]) => states[to].step));
  expect([initialSignInState.step, ...reached].sort()).toEqual(Object.keys(signInTransitions).sort());
});

test('an event that a step does not list is ignored', () => {
  for (const name of names) {
    const listed = Object.keys(signInTransitions[states[name].step]);
    const foreign = [...results, ...userEvents].map(([, event]) => event).filter(({ type }) => !listed.includes(type));
    for (const state of [states[name], waitingFor(name)]) {
      for (const event of foreign) expect(signInReducer(state, event)).toBe(state);
    }
  }
});

test('events of the user are ignored while a call is running, results are ignored otherwise', () => {
  for (const name of names.filter((one) => 'api' in states[one])) {
    const waiting = waitingFor(name);
    for (const [, event] of userEvents) expect(signInReducer(waiting, event)).toBe(waiting);
    expect(signInReducer(waiting, { type: 'submitted' })).toBe(waiting);
    for (const [, event] of results) expect(signInReducer(states[name], event)).toBe(states[name]);
    expect(signInReducer(states[name], { type: 'failed', message: 'Late.' })).toBe(states[name]);
  }
});

test('a user without any contact does not have to verify one', () => {
  const contacts = { verified: [], unverified: [] };
  expect(signInReducer(waitingFor('signIn'), { type: 'authenticated', contacts })).toEqual(states.signedIn);
});
