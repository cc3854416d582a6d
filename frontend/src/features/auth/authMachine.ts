import { type ContactKind, type Contacts, type MfaMethod } from '../../app/session/identity';

/** Whether the step's call to the identity provider is under way, and what it answered. */
export type ApiState =
  { readonly status: 'idle' } | { readonly status: 'loading' } | { readonly status: 'error'; readonly message: string };

/** The steps of the sign-in flow (specification section 4). */
export type AuthState =
  | { readonly step: 'pending' }
  | { readonly step: 'signIn'; readonly api: ApiState }
  | { readonly step: 'confirmSignIn'; readonly method: MfaMethod; readonly api: ApiState }
  | {
      readonly step: 'forgotPassword';
      readonly phase: 'yetToSendRequest' | 'codeSent';
      readonly username: string;
      readonly api: ApiState;
    }
  | { readonly step: 'requireNewPassword'; readonly requiredAttributes: readonly ContactKind[]; readonly api: ApiState }
  | {
      readonly step: 'verifyContact';
      readonly phase: 'noCodeSent' | 'codeHasBeenSent';
      readonly choices: readonly ContactKind[];
      readonly contact?: ContactKind;
      readonly api: ApiState;
    }
  | { readonly step: 'signedIn' };

/** What the user did or the identity provider answered. */
export type AuthEvent =
  | { readonly type: 'started'; readonly isSignedIn: boolean }
  | { readonly type: 'submitted' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'mfaRequired'; readonly method: MfaMethod }
  | { readonly type: 'newPasswordRequired'; readonly requiredAttributes: readonly ContactKind[] }
  | { readonly type: 'passwordResetRequired'; readonly username: string }
  | { readonly type: 'authenticated'; readonly contacts: Contacts }
  | { readonly type: 'forgotPasswordChosen'; readonly username: string }
  | { readonly type: 'passwordCodeSent'; readonly username: string }
  | { readonly type: 'passwordReset' }
  | { readonly type: 'contactCodeSent'; readonly contact: ContactKind }
  | { readonly type: 'contactVerified' }
  | { readonly type: 'backToSignIn' };

const idle: ApiState = { status: 'idle' };
const signIn: AuthState = { step: 'signIn', api: idle };

/** Where the flow begins, before it is known whether somebody is signed in. */
export const initialAuthState: AuthState = { step: 'pending' };

const forgotPassword = (username: string): AuthState => ({
  step: 'forgotPassword',
  phase: 'yetToSendRequest',
  username,
  api: idle,
});

/** Without a verified contact one must be verified; where there is none to verify, nothing can be asked for. */
const afterSignIn = ({ verified, unverified }: Contacts): AuthState =>
  verified.length > 0 || unverified.length === 0
    ? { step: 'signedIn' }
    : { step: 'verifyContact', phase: 'noCodeSent', choices: unverified, api: idle };

type Handler<Step extends AuthState['step'], Type extends AuthEvent['type']> = (
  state: Extract<AuthState, { step: Step }>,
  event: Extract<AuthEvent, { type: Type }>,
) => AuthState;

type Transitions = {
  readonly [Step in AuthState['step']]: { readonly [Type in AuthEvent['type']]?: Handler<Step, Type> };
};

/** The flow as a table: what each step answers to. An event that a step does not list changes nothing. */
const transitions: Transitions = {
  pending: {
    started: (_, { isSignedIn }) => (isSignedIn ? { step: 'signedIn' } : signIn),
  },
  signIn: {
    mfaRequired: (_, { method }) => ({ step: 'confirmSignIn', method, api: idle }),
    newPasswordRequired: (_, { requiredAttributes }) => ({ step: 'requireNewPassword', requiredAttributes, api: idle }),
    passwordResetRequired: (_, { username }) => forgotPassword(username),
    forgotPasswordChosen: (_, { username }) => forgotPassword(username),
    authenticated: (_, { contacts }) => afterSignIn(contacts),
  },
  confirmSignIn: {
    authenticated: (_, { contacts }) => afterSignIn(contacts),
    newPasswordRequired: (_, { requiredAttributes }) => ({ step: 'requireNewPassword', requiredAttributes, api: idle }),
    backToSignIn: () => signIn,
  },
  forgotPassword: {
    passwordCodeSent: (state, { username }) => ({ ...state, phase: 'codeSent', username, api: idle }),
    passwordReset: () => signIn,
    backToSignIn: () => signIn,
  },
  requireNewPassword: {
    mfaRequired: (_, { method }) => (method === 'SMS_MFA' ? { step: 'confirmSignIn', method, api: idle } : signIn),
    authenticated: (_, { contacts }) => afterSignIn(contacts),
    backToSignIn: () => signIn,
  },
  verifyContact: {
    contactCodeSent: (state, { contact }) => ({ ...state, phase: 'codeHasBeenSent', contact, api: idle }),
    contactVerified: () => ({ step: 'signedIn' }),
    backToSignIn: () => signIn,
  },
  signedIn: {},
};

const withApi = (state: AuthState, api: ApiState): AuthState => ('api' in state ? { ...state, api } : state);

/** The sign-in flow's reducer. Every step with a form shares the states of its call: idle, loading, error. */
export function authReducer(state: AuthState, event: AuthEvent): AuthState {
  if (event.type === 'submitted') return withApi(state, { status: 'loading' });
  if (event.type === 'failed') return withApi(state, { status: 'error', message: event.message });
  const handler = transitions[state.step][event.type] as
    ((state: AuthState, event: AuthEvent) => AuthState) | undefined;
  return handler ? handler(state, event) : state;
}
