import { type ContactKind, type Contacts, type MfaMethod } from '../../app/session/identity';

/** Whether the step's call to the identity provider is under way, and what it answered. */
export type ApiState =
  { readonly status: 'idle' } | { readonly status: 'loading' } | { readonly status: 'error'; readonly message: string };

/** A second factor that was asked for: whose, by which way, and where the code went, mostly hidden. */
export interface MfaChallenge {
  readonly username: string;
  readonly method: MfaMethod;
  readonly destination?: string;
}

/** A first sign-in that needs a password of one's own, and the contacts that are still missing. */
export interface NewPasswordChallenge {
  readonly username: string;
  readonly requiredAttributes: readonly ContactKind[];
}

/** The first step: username and password. */
export interface SignInStep {
  readonly step: 'signIn';
  /** Already known from an earlier step; empty at first. */
  readonly username: string;
  /** A password has just been set, and it remains to sign in with it. */
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

/** A state that waits for somebody to fill a form in, or for what comes of it. */
export type FormState = Exclude<SignInState, { step: 'pending' | 'signedIn' }>;

/** What the user chose; it counts while no call is under way. */
export type SignInChoice =
  | { readonly type: 'submitted' }
  | { readonly type: 'forgotPasswordChosen'; readonly username: string }
  | { readonly type: 'backToSignIn' };

/** What the identity provider answered; it counts only while it is waited for. */
export type SignInAnswer =
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

export type SignInEvent = SignInChoice | SignInAnswer;

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

/** Without a verified contact one must be verified; where there is none to verify, nothing can be asked for. */
const afterSignIn = ({ verified, unverified }: Contacts): SignInState =>
  verified.length > 0 || unverified.length === 0
    ? signedIn
    : { step: 'verifyContact', phase: 'noCodeSent', choices: unverified, api: idle };

const called = (state: FormState): SignInState => ({ ...state, api: { status: 'loading' } });
const refused = (state: FormState, { message }: EventOf<'failed'>): SignInState => ({
  ...state,
  api: { status: 'error', message },
});
const form = { submitted: called, failed: refused };

/** Where the flow begins, before it is known whether somebody is signed in. */
export const initialSignInState: SignInState = { step: 'pending' };

/** The flow as a table: what each step answers to. An event that a step does not list changes nothing. */
export const signInTransitions: Transitions = {
  pending: {
    started: (_, { isSignedIn }) => (isSignedIn ? signedIn : signIn()),
  },
  signIn: {
    ...form,
    mfaRequired: (_, { challenge }) => confirmSignIn(challenge),
    newPasswordRequired: (_, { challenge }) => ({ step: 'requireNewPassword', challenge, api: idle }),
    passwordResetRequired: (_, { username }) => forgotPassword(username),
    forgotPasswordChosen: (_, { username }) => forgotPassword(username),
    authenticated: (_, { contacts }) => afterSignIn(contacts),
  },
  confirmSignIn: {
    ...form,
    authenticated: (_, { contacts }) => afterSignIn(contacts),
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

const choices: readonly SignInEvent['type'][] = ['submitted', 'forgotPasswordChosen', 'backToSignIn'];
const isWaiting = (state: SignInState) =>
  state.step === 'pending' || ('api' in state && state.api.status === 'loading');

/** The sign-in flow's reducer. While a call is under way only its answer counts, and without one no answer does. */
export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  if (isWaiting(state) === choices.includes(event.type)) return state;
  const transition = signInTransitions[state.step][event.type] as
    ((state: SignInState, event: SignInEvent) => SignInState) | undefined;
  return transition ? transition(state, event) : state;
}
