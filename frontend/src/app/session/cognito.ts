import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  CookieStorage,
  type CognitoUserSession,
  type IAuthenticationCallback,
} from 'amazon-cognito-identity-js';
import { type RuntimeConfig } from '../config';
import { readSession } from './claims';
import {
  IdentityError,
  type ContactKind,
  type Contacts,
  type IdentityClient,
  type MfaMethod,
  type Session,
  type SignInOutcome,
} from './identity';

const eightHoursInDays = 1 / 3;
const refreshBeforeMs = 60_000;
const contactKinds: readonly ContactKind[] = ['email', 'phone_number'];

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

function identityError(cause: unknown): IdentityError {
  const { name = 'UnknownError', code, message } = (cause ?? {}) as { name?: string; code?: string; message?: string };
  return new IdentityError(code ?? name, message ?? String(cause));
}

/** Awaits a call that answers through onSuccess and onFailure. */
function answered<T>(
  call: (callbacks: { onSuccess: (value: T) => void; onFailure: (error: unknown) => void }) => void,
) {
  return new Promise<T>((resolve, reject) => {
    call({ onSuccess: resolve, onFailure: (error) => reject(identityError(error)) });
  });
}

/** Awaits a step of the sign-in, whichever challenge it leads to. */
function challenged(step: (callbacks: IAuthenticationCallback) => void): Promise<SignInOutcome> {
  return answered<SignInOutcome>(({ onSuccess, onFailure }) =>
    step({
      onSuccess: () => onSuccess({ next: 'done' }),
      onFailure,
      mfaRequired: () => onSuccess({ next: 'mfa', method: 'SMS_MFA' }),
      totpRequired: () => onSuccess({ next: 'mfa', method: 'SOFTWARE_TOKEN_MFA' }),
      newPasswordRequired: (_known, required: readonly string[]) =>
        onSuccess({ next: 'newPassword', requiredAttributes: contactKinds.filter((kind) => required.includes(kind)) }),
    }),
  );
}

const toSession = (session: CognitoUserSession): Session => {
  const token = session.getIdToken();
  // The library keeps its estimate of the clocks' difference, in seconds, without declaring it.
  const { clockDrift = 0 } = session as unknown as { clockDrift?: number };
  return readSession(token.getJwtToken(), token.payload, clockDrift * 1000);
};

/** The identity client over Cognito: SRP sign-in, so that the password never travels. */
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
    return new Promise((resolve, reject) => {
      this.signedInUser().refreshSession(session.getRefreshToken(), (error, renewed: CognitoUserSession) => {
        if (error) reject(identityError(error));
        else resolve(toSession(renewed));
      });
    });
  }

  signIn(username: string, password: string): Promise<SignInOutcome> {
    const user = this.userNamed(username);
    this.user = user;
    const details = new AuthenticationDetails({ Username: username, Password: password });
    return challenged((callbacks) => user.authenticateUser(details, callbacks));
  }

  confirmSignIn(code: string, method: MfaMethod): Promise<SignInOutcome> {
    return challenged((callbacks) => this.signedInUser().sendMFACode(code, callbacks, method));
  }

  completeNewPassword(password: string, attributes: Partial<Record<ContactKind, string>>): Promise<SignInOutcome> {
    return challenged((callbacks) => this.signedInUser().completeNewPasswordChallenge(password, attributes, callbacks));
  }

  async sendPasswordCode(username: string): Promise<void> {
    await answered<unknown>((callbacks) => this.userNamed(username).forgotPassword(callbacks));
  }

  async resetPassword(username: string, code: string, password: string): Promise<void> {
    await answered<string>((callbacks) => this.userNamed(username).confirmPassword(code, password, callbacks));
  }

  contacts(): Promise<Contacts> {
    return new Promise((resolve, reject) => {
      this.signedInUser().getUserAttributes((error, attributes = []) => {
        if (error) return reject(identityError(error));
        const values = new Map(attributes.map((attribute) => [attribute.Name, attribute.Value]));
        const isVerified = (kind: ContactKind) => values.get(`${kind}_verified`) === 'true';
        resolve({
          verified: contactKinds.filter((kind) => values.has(kind) && isVerified(kind)),
          unverified: contactKinds.filter((kind) => values.has(kind) && !isVerified(kind)),
        });
      });
    });
  }

  async sendContactCode(kind: ContactKind): Promise<void> {
    await answered<string>((callbacks) => this.signedInUser().getAttributeVerificationCode(kind, callbacks));
  }

  async verifyContact(kind: ContactKind, code: string): Promise<void> {
    await answered<string>((callbacks) => this.signedInUser().verifyAttribute(kind, code, callbacks));
  }

  startAuthenticator(): Promise<string> {
    return answered<string>(({ onSuccess, onFailure }) =>
      this.signedInUser().associateSoftwareToken({ associateSecretCode: onSuccess, onFailure }),
    );
  }

  async confirmAuthenticator(code: string): Promise<void> {
    await answered<unknown>((callbacks) => this.signedInUser().verifySoftwareToken(code, 'Authenticator', callbacks));
    await new Promise<void>((resolve, reject) => {
      const preferred = { Enabled: true, PreferredMfa: true };
      this.signedInUser().setUserMfaPreference(null, preferred, (error) =>
        error ? reject(identityError(error)) : resolve(),
      );
    });
  }

  signOut(): void {
    this.user?.signOut();
    this.user = null;
  }

  private userNamed(username: string): CognitoUser {
    return new CognitoUser({ Username: username, Pool: this.pool, Storage: this.storage });
  }

  private signedInUser(): CognitoUser {
    if (!this.user) throw new IdentityError('NotSignedIn', 'You are not signed in.');
    return this.user;
  }

  /** The session in the cookie, renewed by the client when its token has expired; undefined when it cannot be. */
  private stored(): Promise<CognitoUserSession | undefined> {
    const { user } = this;
    if (!user) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      user.getSession((error: Error | null, session: CognitoUserSession | null) => {
        // Without a network nobody is signed out: the caller may try again.
        if (error && identityError(error).name === 'NetworkError') reject(identityError(error));
        else resolve(error || !session ? undefined : session);
      });
    });
  }
}
