import { CognitoUser, CognitoUserPool, type CognitoUserSession, type CookieStorage } from 'amazon-cognito-identity-js';
import type { RuntimeConfig } from './config';
import { readSession } from './claims';
import {
  awaitCallbacks,
  awaitNodeCallback,
  awaitChallengeAfterNewPassword,
  identityError,
  sendCode,
  sendPassword,
} from './cognitoCallbacks';
import { FreshSignIn } from './freshSignIn';
import {
  IdentityError,
  needsRenewal,
  type ContactKind,
  type IdentityClient,
  type MfaMethod,
  type NewPasswordOutcome,
  type Profile,
  type Session,
  type SignInOutcome,
} from './identity';
import { readProfile } from './profileClaims';

const notSignedIn = () => new IdentityError('NotSignedIn', 'You are not signed in.');

const toSession = (session: CognitoUserSession): Session => {
  const token = session.getIdToken();
  // The library keeps its estimate of the clocks' difference, in seconds, without declaring it.
  const { clockDrift = 0 } = session as unknown as { clockDrift?: number };
  return readSession(token.getJwtToken(), token.payload, clockDrift * 1000);
};

/** All that the portal asks of Cognito's client. */
export class CognitoIdentity implements Omit<IdentityClient, 'isInBrowser'> {
  private readonly pool: CognitoUserPool;
  private readonly fresh: FreshSignIn;
  private user: CognitoUser | null;

  /** @param username the signed-in user, whose tokens the storage has */
  constructor(
    config: RuntimeConfig,
    private readonly storage: CookieStorage,
    username: string | undefined,
  ) {
    this.pool = new CognitoUserPool({
      UserPoolId: config.userPoolId,
      ClientId: config.clientId,
      endpoint: config.cognitoEndpoint,
      Storage: this.storage,
    });
    this.fresh = new FreshSignIn(this.pool);
    this.user = username ? this.userNamed(username) : null;
  }

  async session(): Promise<Session | undefined> {
    const session = await this.stored();
    if (!session) return undefined;
    const current = toSession(session);
    return needsRenewal(current, Date.now()) ? this.refresh() : current;
  }

  freshSession(): Session | undefined {
    const session = this.fresh.user()?.getSignInUserSession();
    return session ? toSession(session) : undefined;
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

  async signIn(username: string, password: string): Promise<SignInOutcome> {
    const user = this.userNamed(username);
    const outcome = await sendPassword(user, password);
    // A code that was sent before stays valid if this fails.
    this.user = user;
    return this.keepFresh(outcome);
  }

  async confirmSignIn(code: string, method: MfaMethod): Promise<void> {
    await sendCode(this.knownUser(), code, method);
    this.fresh.keep(this.knownUser());
  }

  async completeNewPassword(
    password: string,
    attributes: Partial<Record<ContactKind, string>>,
  ): Promise<NewPasswordOutcome> {
    const user = this.knownUser();
    return this.keepFresh(
      await awaitChallengeAfterNewPassword((callbacks) =>
        user.completeNewPasswordChallenge(password, attributes, callbacks),
      ),
    );
  }

  startConfirmation(password: string): Promise<SignInOutcome> {
    return this.fresh.start(this.knownUser().getUsername(), password);
  }

  finishConfirmation(code: string, method: MfaMethod): Promise<void> {
    return this.fresh.finish(code, method);
  }

  async sendPasswordCode(username: string): Promise<void> {
    await awaitCallbacks<unknown>((callbacks) => this.userNamed(username).forgotPassword(callbacks));
  }

  async resetPassword(username: string, code: string, password: string): Promise<void> {
    await awaitCallbacks<string>((callbacks) => this.userNamed(username).confirmPassword(code, password, callbacks));
  }

  async changePassword(oldPassword: string, newPassword: string): Promise<void> {
    const user = await this.freshUser();
    await awaitNodeCallback<unknown>((done) => user.changePassword(oldPassword, newPassword, done));
  }

  async sendContactCode(kind: ContactKind): Promise<void> {
    const user = await this.freshUser();
    await awaitCallbacks<string>((callbacks) => user.getAttributeVerificationCode(kind, callbacks));
  }

  async changePhoneNumber(phoneNumber: string): Promise<void> {
    const user = await this.freshUser();
    const change = { Name: 'phone_number', Value: phoneNumber };
    await awaitNodeCallback<unknown>((done) => user.updateAttributes([change], done));
  }

  async verifyContact(kind: ContactKind, code: string): Promise<void> {
    const user = await this.freshUser();
    await awaitCallbacks<string>((callbacks) => user.verifyAttribute(kind, code, callbacks));
  }

  async startAuthenticator(): Promise<string> {
    const user = await this.freshUser();
    return awaitCallbacks<string>(({ onSuccess, onFailure }) =>
      user.associateSoftwareToken({ associateSecretCode: onSuccess, onFailure }),
    );
  }

  async confirmAuthenticator(code: string): Promise<void> {
    const user = await this.freshUser();
    await awaitCallbacks<unknown>((callbacks) => user.verifySoftwareToken(code, 'Authenticator', callbacks));
    await this.chooseMfa('SOFTWARE_TOKEN_MFA');
  }

  async profile(): Promise<Profile> {
    const session = await this.stored();
    if (!session) throw notSignedIn();
    return readProfile(session.getIdToken().payload);
  }

  async chooseMfa(method: MfaMethod | undefined): Promise<void> {
    const user = await this.freshUser();
    const setting = (of: MfaMethod) => ({ Enabled: method === of, PreferredMfa: method === of });
    await awaitNodeCallback<unknown>((done) =>
      user.setUserMfaPreference(setting('SMS_MFA'), setting('SOFTWARE_TOKEN_MFA'), done),
    );
  }

  signOut(): void {
    this.user?.signOut();
    this.forget();
  }

  forget(): void {
    this.user = null;
    this.fresh.forget();
  }

  private userNamed(username: string): CognitoUser {
    return new CognitoUser({ Username: username, Pool: this.pool, Storage: this.storage });
  }

  /** The user who is signing in or signed in. */
  private knownUser(): CognitoUser {
    if (!this.user) throw notSignedIn();
    return this.user;
  }

  private keepFresh<Outcome extends SignInOutcome>(outcome: Outcome): Outcome {
    if (outcome.next === 'done') this.fresh.keep(this.knownUser());
    return outcome;
  }

  /**
   * The signed-in user with a valid token, which the client's calls need: that of the last sign-in while it lasts, else that of the
   * session, which the identity provider may refuse.
   */
  private async freshUser(): Promise<CognitoUser> {
    const user = this.knownUser();
    if (!(await this.session())) throw notSignedIn();
    return this.fresh.user() ?? user;
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
