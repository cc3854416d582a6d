import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  CookieStorage,
  type CognitoUserSession,
} from 'amazon-cognito-identity-js';
import type { RuntimeConfig } from './config';
import { readSession } from './claims';
import {
  awaitCallbacks,
  awaitNodeCallback,
  awaitChallenge,
  awaitChallengeAfterNewPassword,
  identityError,
} from './cognitoCallbacks';
import { readContacts, readProfile } from './cognitoProfile';
import {
  IdentityError,
  type ContactKind,
  type Contacts,
  type IdentityClient,
  type MfaMethod,
  type NewPasswordOutcome,
  type Profile,
  type Session,
  type SignInOutcome,
} from './identity';

const eightHoursInDays = 1 / 3;
const refreshBeforeMs = 60_000;

const isLocal = (host: string) => host === 'localhost' || host === '127.0.0.1';

/** Tokens live in a strict, secure cookie for eight hours (specification section 9), never in local storage. */
function cookieStorage(): CookieStorage {
  const { protocol, hostname } = window.location;
  return new CookieStorage({
    path: '/',
    expires: eightHoursInDays,
    secure: protocol === 'https:' || isLocal(hostname),
    sameSite: 'strict',
  } as ConstructorParameters<typeof CookieStorage>[0]);
}

const toSession = (session: CognitoUserSession): Session => {
  const token = session.getIdToken();
  // The library keeps its estimate of the clocks' difference, in seconds, without declaring it.
  const { clockDrift = 0 } = session as unknown as { clockDrift?: number };
  return readSession(token.getJwtToken(), token.payload, clockDrift * 1000);
};

/** Whether the cookies hold tokens. They may have expired. */
export const hasStoredTokens = (): boolean => /CognitoIdentityServiceProvider\.[^;=]*\.idToken=/.test(document.cookie);

/** The identity client for Cognito. It signs in by SRP, so that the password is not sent. */
export class CognitoIdentity implements IdentityClient {
  private readonly storage = cookieStorage();
  private readonly pool: CognitoUserPool;
  private user: CognitoUser | null;

  constructor(config: RuntimeConfig) {
    this.pool = new CognitoUserPool({
      UserPoolId: config.userPoolId,
      ClientId: config.clientId,
      endpoint: config.cognitoEndpoint,
      Storage: this.storage,
    });
    this.user = this.pool.getCurrentUser();
  }

  async session(): Promise<Session | undefined> {
    const session = await this.stored();
    if (!session) return undefined;
    const current = toSession(session);
    return current.expiresAt - Date.now() < refreshBeforeMs ? this.refresh() : current;
  }

  async refresh(): Promise<Session | undefined> {
    const session = await this.stored();
    if (!session) return undefined;
    const user = this.knownUser();
    const renewed = await awaitNodeCallback<CognitoUserSession>((done) =>
      user.refreshSession(session.getRefreshToken(), done),
    );
    return toSession(renewed);
  }

  signIn(username: string, password: string): Promise<SignInOutcome> {
    const user = this.userNamed(username);
    this.user = user;
    const details = new AuthenticationDetails({ Username: username, Password: password });
    return awaitChallenge((callbacks) => user.authenticateUser(details, callbacks));
  }

  async confirmSignIn(code: string, method: MfaMethod): Promise<void> {
    await awaitCallbacks<unknown>((callbacks) => this.knownUser().sendMFACode(code, callbacks, method));
  }

  completeNewPassword(password: string, attributes: Partial<Record<ContactKind, string>>): Promise<NewPasswordOutcome> {
    return awaitChallengeAfterNewPassword((callbacks) =>
      this.knownUser().completeNewPasswordChallenge(password, attributes, callbacks),
    );
  }

  async sendPasswordCode(username: string): Promise<void> {
    await awaitCallbacks<unknown>((callbacks) => this.userNamed(username).forgotPassword(callbacks));
  }

  async resetPassword(username: string, code: string, password: string): Promise<void> {
    await awaitCallbacks<string>((callbacks) => this.userNamed(username).confirmPassword(code, password, callbacks));
  }

  async changePassword(oldPassword: string, newPassword: string): Promise<void> {
    const user = await this.signedInUser();
    await awaitNodeCallback<unknown>((done) => user.changePassword(oldPassword, newPassword, done));
  }

  async contacts(): Promise<Contacts> {
    return readContacts(await this.signedInUser());
  }

  async sendContactCode(kind: ContactKind): Promise<void> {
    const user = await this.signedInUser();
    await awaitCallbacks<string>((callbacks) => user.getAttributeVerificationCode(kind, callbacks));
  }

  async verifyContact(kind: ContactKind, code: string): Promise<void> {
    const user = await this.signedInUser();
    await awaitCallbacks<string>((callbacks) => user.verifyAttribute(kind, code, callbacks));
  }

  async startAuthenticator(): Promise<string> {
    const user = await this.signedInUser();
    return awaitCallbacks<string>(({ onSuccess, onFailure }) =>
      user.associateSoftwareToken({ associateSecretCode: onSuccess, onFailure }),
    );
  }

  async confirmAuthenticator(code: string): Promise<void> {
    const user = await this.signedInUser();
    await awaitCallbacks<unknown>((callbacks) => user.verifySoftwareToken(code, 'Authenticator', callbacks));
    await this.chooseMfa('SOFTWARE_TOKEN_MFA');
  }

  async profile(): Promise<Profile> {
    return readProfile(await this.signedInUser());
  }

  async chooseMfa(method: MfaMethod | undefined): Promise<void> {
    const user = await this.signedInUser();
    const setting = (of: MfaMethod) => ({ Enabled: method === of, PreferredMfa: method === of });
    await awaitNodeCallback<unknown>((done) =>
      user.setUserMfaPreference(setting('SMS_MFA'), setting('SOFTWARE_TOKEN_MFA'), done),
    );
  }

  isInBrowser(): boolean {
    return this.pool.getCurrentUser() !== null;
  }

  signOut(): void {
    this.user?.signOut();
    this.user = null;
  }

  forget(): void {
    this.user = null;
  }

  private userNamed(username: string): CognitoUser {
    return new CognitoUser({ Username: username, Pool: this.pool, Storage: this.storage });
  }

  /** The user who is signing in or signed in. */
  private knownUser(): CognitoUser {
    if (!this.user) throw new IdentityError('NotSignedIn', 'You are not signed in.');
    return this.user;
  }

  /** The signed-in user with a valid token: the client rejects calls with an expired one. */
  private async signedInUser(): Promise<CognitoUser> {
    const user = this.knownUser();
    if (!(await this.session())) throw new IdentityError('NotSignedIn', 'You are not signed in.');
    return user;
  }

  /** The session in the cookie, renewed by the client when its token has expired; undefined when it cannot be. */
  private stored(): Promise<CognitoUserSession | undefined> {
    const { user } = this;
    if (!user) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      user.getSession((error: Error | null, session: CognitoUserSession | null) => {
        // A network failure must not sign the user out: the caller may retry.
        if (error && identityError(error).name === 'NetworkError') reject(identityError(error));
        else resolve(error || !session ? undefined : session);
      });
    });
  }
}
