import { useEffect, useMemo, useReducer } from 'react';
import { messages } from '../../../../domain/messages';
import { type FailedLogin } from '../../app/session/activityLog';
import {
  IdentityError,
  type ContactKind,
  type IdentityClient,
  type MfaMethod,
  type SignInOutcome,
} from '../../app/session/identity';
import { authReducer, initialAuthState, type AuthEvent, type AuthState } from './authMachine';
import { cleanCode, cleanUsername } from './authRules';

export interface AuthFlowHost {
  identity: IdentityClient;
  reportFailure: (failure: FailedLogin) => void;
  /** Called when the identity provider says that the user never confirmed the registration. */
  onUserNotConfirmed: (username: string) => void;
}

const textOf = (cause: unknown) => {
  if (typeof cause === 'string') return cause;
  return cause instanceof Error ? cause.message : JSON.stringify(cause);
};
const isNamed = (cause: unknown, name: string) => cause instanceof IdentityError && cause.name === name;

const wrongPassword = (cause: unknown) =>
  isNamed(cause, 'NotAuthorizedException') && textOf(cause) === messages.auth.incorrectCredentials;

const failedLogin = (username: string, eventCode: FailedLogin['eventCode']): FailedLogin => ({
  userId: username,
  username,
  eventCode,
  activityName: eventCode === 'E001' ? messages.auth.failedPassword : messages.auth.failedMfa,
});

/** What the flow's forms can do. */
export interface AuthActions {
  signIn: (username: string, password: string) => void;
  confirmSignIn: (code: string, method: MfaMethod) => void;
  chooseForgotPassword: (username: string) => void;
  sendPasswordCode: (username: string) => void;
  resetPassword: (username: string, code: string, password: string) => void;
  completeNewPassword: (password: string, attributes: Partial<Record<ContactKind, string>>) => void;
  sendContactCode: (contact: ContactKind) => void;
  verifyContact: (contact: ContactKind, code: string) => void;
  backToSignIn: () => void;
}

type Dispatch = (event: AuthEvent) => void;

/** Turns the identity provider's answer to a step into the machine's event. */
async function eventOf(outcome: SignInOutcome, identity: IdentityClient): Promise<AuthEvent> {
  if (outcome.next === 'mfa') return { type: 'mfaRequired', method: outcome.method };
  if (outcome.next === 'newPassword') {
    return { type: 'newPasswordRequired', requiredAttributes: outcome.requiredAttributes };
  }
  return { type: 'authenticated', contacts: await identity.contacts() };
}

function createActions(host: AuthFlowHost, dispatch: Dispatch): AuthActions {
  const { identity } = host;
  let lastUsername = '';

  const run = async (call: () => Promise<AuthEvent>, onError?: (cause: unknown) => AuthEvent | undefined) => {
    dispatch({ type: 'submitted' });
    try {
      dispatch(await call());
    } catch (cause) {
      dispatch(onError?.(cause) ?? { type: 'failed', message: textOf(cause) });
    }
  };

  const afterSignInError =
    (username: string) =>
    (cause: unknown): AuthEvent | undefined => {
      if (wrongPassword(cause)) host.reportFailure(failedLogin(username, 'E001'));
      if (isNamed(cause, 'UserNotConfirmedException')) host.onUserNotConfirmed(username);
      return isNamed(cause, 'PasswordResetRequiredException') ? { type: 'passwordResetRequired', username } : undefined;
    };

  return {
    signIn(typed, password) {
      const username = cleanUsername(typed);
      lastUsername = username;
      const call = async () => eventOf(await identity.signIn(username, password), identity);
      void run(call, afterSignInError(username));
    },
    confirmSignIn(code, method) {
      const call = async () => eventOf(await identity.confirmSignIn(cleanCode(code), method), identity);
      void run(call, (cause) => {
        if (isNamed(cause, 'CodeMismatchException')) host.reportFailure(failedLogin(lastUsername, 'E002'));
        return undefined;
      });
    },
    chooseForgotPassword: (typed) => dispatch({ type: 'forgotPasswordChosen', username: cleanUsername(typed) }),
    sendPasswordCode(typed) {
      const username = cleanUsername(typed);
      void run(async () => {
        await identity.sendPasswordCode(username);
        return { type: 'passwordCodeSent', username };
      });
    },
    resetPassword(username, code, password) {
      void run(async () => {
        await identity.resetPassword(username, cleanCode(code), password);
        return { type: 'passwordReset' };
      });
    },
    completeNewPassword(password, attributes) {
      void run(async () => eventOf(await identity.completeNewPassword(password, attributes), identity));
    },
    sendContactCode(contact) {
      void run(async () => {
        await identity.sendContactCode(contact);
        return { type: 'contactCodeSent', contact };
      });
    },
    verifyContact(contact, code) {
      void run(async () => {
        await identity.verifyContact(contact, cleanCode(code));
        return { type: 'contactVerified' };
      });
    },
    backToSignIn() {
      identity.signOut();
      dispatch({ type: 'backToSignIn' });
    },
  };
}

/** The sign-in flow with its calls: the machine decides where it goes, this does what the machine cannot. */
export function useAuthFlow(host: AuthFlowHost): { state: AuthState; actions: AuthActions } {
  const [state, dispatch] = useReducer(authReducer, initialAuthState);
  const actions = useMemo(() => createActions(host, dispatch), [host]);

  useEffect(() => {
    let isCurrent = true;
    const start = (isSignedIn: boolean) => isCurrent && dispatch({ type: 'started', isSignedIn });
    host.identity.session().then(
      (session) => start(Boolean(session)),
      () => start(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [host]);

  return { state, actions };
}
