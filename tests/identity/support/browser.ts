import {
  AuthenticationDetails,
  CognitoRefreshToken,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
  type UserData,
} from 'amazon-cognito-identity-js';
import { quickenClient } from '../../../local/identity/quickClient';
import { clientId, goodPassword, userPoolId, type TestPool } from './startPool';

quickenClient();

type Callbacks = Parameters<CognitoUser['authenticateUser']>[1];
type Factor = 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA';

/** What a step of a sign-in led to. */
export interface Outcome {
  readonly next: 'done' | 'newPassword' | Factor;
  readonly session?: CognitoUserSession;
  /** The attributes that a new password must come with. */
  readonly required?: readonly string[];
}

/** One browser with the SPA's identity client, but for the arithmetic: a user object that remembers its challenge. */
export function openBrowser(pool: TestPool, username = 'ada') {
  const items = new Map<string, string>();
  const Storage = {
    setItem: (key: string, value: string) => void items.set(key, value),
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
  const Pool = new CognitoUserPool({
    UserPoolId: userPoolId,
    ClientId: clientId,
    endpoint: pool.endpoint,
    Storage,
  });
  const user = new CognitoUser({ Username: username, Pool, Storage });
  return {
    user,
    signIn: (password = goodPassword) =>
      step((callbacks) =>
        user.authenticateUser(new AuthenticationDetails({ Username: username, Password: password }), callbacks),
      ),
    sendCode: (code: string, factor: Factor = 'SMS_MFA') =>
      step((callbacks) => user.sendMFACode(code, callbacks, factor)),
    newPassword: (password: string, attributes: Record<string, string> = {}) =>
      step((callbacks) => user.completeNewPasswordChallenge(password, attributes, callbacks)),
    forgotPassword: () =>
      new Promise<{ CodeDeliveryDetails: Record<string, string> }>((onSuccess, onFailure) =>
        user.forgotPassword({ onSuccess, onFailure }),
      ),
    confirmPassword: (code: string, password: string) =>
      new Promise<string>((onSuccess, onFailure) => user.confirmPassword(code, password, { onSuccess, onFailure })),
    changePassword: (old: string, next: string) =>
      called<string | undefined>((done) => user.changePassword(old, next, done)),
    userData: () => called<UserData | undefined>((done) => user.getUserData(done, { bypassCache: true })),
    sendAttributeCode: (name: string) =>
      new Promise<string>((onSuccess, onFailure) => user.getAttributeVerificationCode(name, { onSuccess, onFailure })),
    verifyAttribute: (name: string, code: string) =>
      new Promise<string>((onSuccess, onFailure) => user.verifyAttribute(name, code, { onSuccess, onFailure })),
    updateAttributes: (...attributes: { Name: string; Value: string }[]) =>
      called<string | undefined>((done) => user.updateAttributes(attributes, done)),
    offeredSecret: () =>
      new Promise<string>((associateSecretCode, onFailure) =>
        user.associateSoftwareToken({ associateSecretCode, onFailure }),
      ),
    verifyAuthenticator: (code: string) =>
      new Promise<unknown>((onSuccess, onFailure) => user.verifySoftwareToken(code, 'app', { onSuccess, onFailure })),
    preferAuthenticator: () =>
      called<string | undefined>((done) =>
        user.setUserMfaPreference(null, { Enabled: true, PreferredMfa: true }, done),
      ),
    refresh: (token: string) =>
      called<CognitoUserSession>((done) => user.refreshSession(new CognitoRefreshToken({ RefreshToken: token }), done)),
    signOutEverywhere: () =>
      new Promise<string>((onSuccess, onFailure) => user.globalSignOut({ onSuccess, onFailure })),
    revoke: () => called<undefined>((done) => user.signOut(done as () => void)),
  };
}

export type Browser = ReturnType<typeof openBrowser>;

/** Signs in and answers a text message's code, to tokens. */
export async function signedIn(browser: Browser, password = goodPassword) {
  let outcome = await browser.signIn(password);
  if (outcome.next === 'SMS_MFA') outcome = await browser.sendCode('123456');
  if (!outcome.session) throw new Error(`The sign-in asks for ${outcome.next}.`);
  return tokensOf(outcome.session);
}

/** The three tokens of a session, and the claims of the first two. */
export function tokensOf(session: CognitoUserSession) {
  return {
    id: session.getIdToken().getJwtToken(),
    idClaims: session.getIdToken().payload as Record<string, unknown>,
    access: session.getAccessToken().getJwtToken(),
    accessClaims: session.getAccessToken().payload as Record<string, unknown>,
    refresh: session.getRefreshToken().getToken(),
  };
}

function step(call: (callbacks: Callbacks) => void): Promise<Outcome> {
  return new Promise((resolve, reject) =>
    call({
      onSuccess: (session: CognitoUserSession) => resolve({ next: 'done', session }),
      onFailure: reject,
      mfaRequired: () => resolve({ next: 'SMS_MFA' }),
      totpRequired: () => resolve({ next: 'SOFTWARE_TOKEN_MFA' }),
      newPasswordRequired: (_known, required: string[]) => resolve({ next: 'newPassword', required }),
    }),
  );
}

function called<T>(call: (done: (error: unknown, value: T) => void) => void): Promise<T> {
  return new Promise((resolve, reject) => call((error, value) => (error ? reject(error) : resolve(value))));
}
