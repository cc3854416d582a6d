import type { ContactKind, Contacts, MfaMethod } from '../../session/identity';

/** The state of the step's call to the identity provider. */
export type ApiState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string };

/** A request for the second factor: user, method, and the masked address that the code was sent to. */
export interface MfaChallenge {
  readonly username: string;
  readonly method: MfaMethod;
  readonly destination?: string;
}

/** A first sign-in, which needs a new password and the contacts that are missing. */
export interface NewPasswordChallenge {
  readonly username: string;
  readonly requiredAttributes: readonly ContactKind[];
}

/** The first step: username and password. */
export interface SignInStep {
  readonly step: 'signIn';
  /** From an earlier step; '' at first. */
  readonly username: string;
  /** Whether a password was just set; the user must sign in with it. */
  readonly hasNewPassword: boolean;
  readonly api: ApiState;
}

/** The steps of the sign-in flow (specification section 4). */
export type SignInState =
  | { readonly step: 'pending' }
  | SignInStep
  | { readonly step: 'confirmSignIn'; readonly challenge: MfaChallenge; readonly api: ApiState }
  | {
      readonly step: 'forgotPassword';
      readonly phase: 'yetToSendRequest' | 'codeSent';
      readonly username: string;
      readonly api: ApiState;
    }
  | { readonly step: 'requireNewPassword'; readonly challenge: NewPasswordChallenge; readonly api: ApiState }
  | {
      readonly step: 'verifyContact';
      readonly phase: 'noCodeSent' | 'codeHasBeenSent';
      readonly choices: readonly ContactKind[];
      readonly contact?: ContactKind;
      readonly api: ApiState;
    }
  | { readonly step: 'signedIn' };

/** A state that shows a form. */
export type FormState = Exclude<SignInState, { step: 'pending' | 'signedIn' }>;

/** An event from the user. Ignored while a call is running. */
export type SignInUserEvent =
  | { readonly type: 'submitted' }
  | { readonly type: 'forgotPasswordChosen'; readonly username: string }
  | { readonly type: 'backToSignIn' };

/** The result of a call to the identity provider. Ignored unless a call is running. */
export type SignInResult =
  | { readonly type: 'started'; readonly isSignedIn: boolean }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'mfaRequired'; readonly challenge: MfaChallenge }
  | { readonly type: 'newPasswordRequired'; readonly challenge: NewPasswordChallenge }
  | { readonly type: 'passwordResetRequired'; readonly username: string }
  | { readonly type: 'authenticated'; readonly contacts: Contacts }
  | { readonly type: 'passwordCodeSent'; readonly username: string }
  | { readonly type: 'passwordReset' }
  | { readonly type: 'contactCodeSent'; readonly contact: ContactKind }
  | { readonly type: 'contactVerified' };

/** An event of the flow. */
export type SignInEvent = SignInUserEvent | SignInResult;

type Step = SignInState['step'];
type StateOf<Name extends Step> = Extract<SignInState, { step: Name }>;
type EventOf<Type extends SignInEvent['type']> = Extract<SignInEvent, { type: Type }>;
type Transitions = {
  readonly [Name in Step]: {
    readonly [Type in SignInEvent['type']]?: (state: StateOf<Name>, event: EventOf<Type>) => SignInState;
  };
};

const idle: ApiState = { status: 'idle' };
const signedIn: SignInState = { step: 'signedIn' };

const signIn = (username = '', hasNewPassword = false): SignInState => ({
  step: 'signIn',
  username,
  hasNewPassword,
  api: idle,
});
const confirmSignIn = (challenge: MfaChallenge): SignInState => ({ step: 'confirmSignIn', challenge, api: idle });
const forgotPassword = (username: string): SignInState => ({
  step: 'forgotPassword',
  phase: 'yetToSendRequest',
  username,
  api: idle,
});

/** A user without a verified contact must verify one, unless there is none to verify. */
const afterSignIn = ({ verified, unverified }: Contacts): SignInState =>
  verified.length > 0 || unverified.length === 0
    ? signedIn
    : { step: 'verifyContact', phase: 'noCodeSent', choices: unverified, api: idle };

const toLoading = (state: FormState): SignInState => ({ ...state, api: { status: 'loading' } });
const toError = (state: FormState, { message }: EventOf<'failed'>): SignInState => ({
  ...state,
  api: { status: 'error', message },
});
const form = { submitted: toLoading, failed: toError };

/** The initial state, before it is known whether a user is signed in. */
export const initialSignInState: SignInState = { step: 'pending' };

/** What follows a right password, the first time or when it is sent again for another code. */
const afterPassword: Transitions['signIn'] & Transitions['confirmSignIn'] = {
  mfaRequired: (_: SignInState, { challenge }: EventOf<'mfaRequired'>) => confirmSignIn(challenge),
  newPasswordRequired: (_: SignInState, { challenge }: EventOf<'newPasswordRequired'>) => ({
    step: 'requireNewPassword',
    challenge,
    api: idle,
  }),
  passwordResetRequired: (_: SignInState, { username }: EventOf<'passwordResetRequired'>) => forgotPassword(username),
  authenticated: (_: SignInState, { contacts }: EventOf<'authenticated'>) => afterSignIn(contacts),
};

/** The transitions of each step by event. An event that a step does not list is ignored. */
export const signInTransitions: Transitions = {
  pending: {
    started: (_, { isSignedIn }) => (isSignedIn ? signedIn : signIn()),
  },
  signIn: {
    ...form,
    ...afterPassword,
    forgotPasswordChosen: (_, { username }) => forgotPassword(username),
  },
  confirmSignIn: {
    ...form,
    ...afterPassword,
    backToSignIn: ({ challenge }) => signIn(challenge.username),
  },
  forgotPassword: {
    ...form,
    passwordCodeSent: (state, { username }) => ({ ...state, phase: 'codeSent', username, api: idle }),
    passwordReset: ({ username }) => signIn(username, true),
    backToSignIn: ({ username }) => signIn(username),
  },
  requireNewPassword: {
    ...form,
    mfaRequired: (_, { challenge }) =>
      challenge.method === 'SMS_MFA' ? confirmSignIn(challenge) : signIn(challenge.username, true),
    authenticated: (_, { contacts }) => afterSignIn(contacts),
    backToSignIn: ({ challenge }) => signIn(challenge.username),
  },
  verifyContact: {
    ...form,
    contactCodeSent: (state, { contact }) => ({ ...state, phase: 'codeHasBeenSent', contact, api: idle }),
    contactVerified: () => signedIn,
    backToSignIn: () => signIn(),
  },
  signedIn: {},
};

const userEvents: readonly SignInEvent['type'][] = ['submitted', 'forgotPasswordChosen', 'backToSignIn'];
const isWaiting = (state: SignInState) =>
  state.step === 'pending' || ('api' in state && state.api.status === 'loading');

/** The sign-in flow's reducer. While a call is running only its result is accepted; otherwise only events from the user. */
export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  if (isWaiting(state) === userEvents.includes(event.type)) return state;
  const transition = signInTransitions[state.step][event.type] as
    | ((state: SignInState, event: SignInEvent) => SignInState)
    | undefined;
  return transition ? transition(state, event) : state;
}
