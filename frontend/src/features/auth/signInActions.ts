import type { ContactKind, IdentityClient, SignInOutcome } from '../../session/identity';
import { cleanUsername } from './authRules';
import { cleanCode } from '../../shared/auth/authFields';
import { failureText, isNamed, isWrongPassword } from '../../shared/auth/refusals';
import { failedLogin, type FailedLogin } from '../../shared/auth/reportFailedLogin';
import type { MfaChallenge, NewPasswordChallenge, SignInResult, SignInEvent } from './signInMachine';

/** The services that the flow needs from its page. */
export interface SignInHost {
  readonly identity: IdentityClient;
  readonly reportFailure: (failure: FailedLogin) => void;
  /** Called when the user has not confirmed the registration. */
  readonly onUserNotConfirmed: (username: string) => void;
}

/** The actions of the flow's forms. They are ignored while a call is running. */
export interface SignInActions {
  readonly start: (isSignedIn: boolean) => void;
  readonly signIn: (username: string, password: string) => void;
  readonly confirmSignIn: (challenge: MfaChallenge, code: string) => void;
  /** Sends another code of the second factor. Without the password, which only the first step leaves, it goes back to that step. */
  readonly sendSignInCode: () => void;
  readonly chooseForgotPassword: (username: string) => void;
  readonly sendPasswordCode: (username: string) => void;
  readonly resetPassword: (username: string, code: string, password: string) => void;
  readonly completeNewPassword: (
    challenge: NewPasswordChallenge,
    password: string,
    attributes: Partial<Record<ContactKind, string>>,
  ) => void;
  readonly sendContactCode: (contact: ContactKind) => void;
  readonly verifyContact: (contact: ContactKind, code: string) => void;
  readonly backToSignIn: () => void;
}

type Dispatch = (event: SignInEvent) => void;
type Call = () => Promise<SignInResult>;
type OnError = (cause: unknown) => SignInResult | undefined;

/** Converts the identity provider's response to a password into the machine's event. */
async function eventOf(outcome: SignInOutcome, username: string, identity: IdentityClient): Promise<SignInResult> {
  switch (outcome.next) {
    case 'mfa':
      return { type: 'mfaRequired', challenge: { username, method: outcome.method, destination: outcome.destination } };
    case 'newPassword':
      return {
        type: 'newPasswordRequired',
        challenge: { username, requiredAttributes: outcome.requiredAttributes },
      };
    case 'done':
      return { type: 'authenticated', contacts: await identity.profile() };
  }
}

/** Runs one call at a time: dispatches that it has started, then its result. */
function createRunner(dispatch: Dispatch) {
  let isBusy = false;
  const run = async (call: Call, onError?: OnError) => {
    isBusy = true;
    dispatch({ type: 'submitted' });
    const event = await call().catch(
      (cause: unknown) => onError?.(cause) ?? ({ type: 'failed', message: failureText(cause) } as const),
    );
    isBusy = false;
    dispatch(event);
  };
  /** Runs the function unless a call is running. */
  const unlessBusy = (act: () => void) => {
    if (!isBusy) act();
  };
  return { unlessBusy, run: (call: Call, onError?: OnError) => unlessBusy(() => void run(call, onError)) };
}

/** Handles a rejected password: reports it, and dispatches the next step where there is one. */
const onPasswordError =
  (host: SignInHost, username: string): OnError =>
  (cause) => {
    if (isWrongPassword(cause)) host.reportFailure(failedLogin(username, 'E001'));
    if (isNamed(cause, 'UserNotConfirmedException')) host.onUserNotConfirmed(username);
    return isNamed(cause, 'PasswordResetRequiredException') ? { type: 'passwordResetRequired', username } : undefined;
  };

type Run = ReturnType<typeof createRunner>['run'];

/** The calls of the sign-in by password and code. */
function signInCalls(
  host: SignInHost,
  run: Run,
  goBack: () => void,
): Pick<SignInActions, 'signIn' | 'confirmSignIn' | 'sendSignInCode' | 'backToSignIn'> {
  const { identity } = host;
  /** In memory only, while a code is awaited: the identity provider sends another code only with another sign-in. */
  let held: { readonly username: string; readonly password: string } | undefined;
  const sendPassword = (username: string, password: string) => {
    const call: Call = async () => {
      const outcome = await identity.signIn(username, password);
      held = outcome.next === 'mfa' ? { username, password } : undefined;
      return eventOf(outcome, username, identity);
    };
    run(call, onPasswordError(host, username));
  };
  return {
    signIn: (typed, password) => sendPassword(cleanUsername(typed), password),
    sendSignInCode() {
      if (held) sendPassword(held.username, held.password);
      else goBack();
    },
    backToSignIn() {
      held = undefined;
      goBack();
    },
    confirmSignIn({ username, method }, code) {
      const call: Call = async () => {
        await identity.confirmSignIn(cleanCode(code), method);
        held = undefined;
        return { type: 'authenticated', contacts: await identity.profile() };
      };
      run(call, (cause) => {
        if (isNamed(cause, 'CodeMismatchException')) host.reportFailure(failedLogin(username, 'E002'));
        return undefined;
      });
    },
  };
}

/** The calls that set a password. */
function passwordCalls(
  identity: IdentityClient,
  run: Run,
): Pick<SignInActions, 'sendPasswordCode' | 'resetPassword' | 'completeNewPassword'> {
  return {
    sendPasswordCode(typed) {
      const username = cleanUsername(typed);
      run(async () => {
        await identity.sendPasswordCode(username);
        return { type: 'passwordCodeSent', username };
      });
    },
    resetPassword(username, code, password) {
      run(async () => {
        await identity.resetPassword(username, cleanCode(code), password);
        return { type: 'passwordReset' };
      });
    },
    completeNewPassword({ username }, password, attributes) {
      run(async () => eventOf(await identity.completeNewPassword(password, attributes), username, identity));
    },
  };
}

/** The calls that verify a contact. */
function contactCalls(identity: IdentityClient, run: Run): Pick<SignInActions, 'sendContactCode' | 'verifyContact'> {
  return {
    sendContactCode(contact) {
      run(async () => {
        await identity.sendContactCode(contact);
        return { type: 'contactCodeSent', contact };
      });
    },
    verifyContact(contact, code) {
      run(async () => {
        await identity.verifyContact(contact, cleanCode(code));
        // The profile page reads the token, which still says that the contact is not verified.
        await identity.refresh();
        return { type: 'contactVerified' };
      });
    },
  };
}

/** Creates the actions of the flow. Each call ends in one event of the machine. */
export function createSignInActions(host: SignInHost, dispatch: Dispatch): SignInActions {
  const { identity } = host;
  const { run, unlessBusy } = createRunner(dispatch);
  const goBack = () =>
    unlessBusy(() => {
      identity.signOut();
      dispatch({ type: 'backToSignIn' });
    });
  return {
    ...signInCalls(host, run, goBack),
    ...passwordCalls(identity, run),
    ...contactCalls(identity, run),
    start: (isSignedIn) => dispatch({ type: 'started', isSignedIn }),
    chooseForgotPassword: (typed) =>
      unlessBusy(() => dispatch({ type: 'forgotPasswordChosen', username: cleanUsername(typed) })),
  };
}
