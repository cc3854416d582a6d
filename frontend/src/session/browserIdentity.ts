import type { CognitoIdentity } from './cognito';
import type { RuntimeConfig } from './config';
import { cookieStorage } from './cookieStorage';
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
import { StoredTokens } from './storedTokens';

/**
 * The identity client of a page. The session that the cookies hold at the start is read without the Cognito client, so that the first
 * page does not wait for its file. That client does everything else, and is fetched when it is first needed.
 */
export class BrowserIdentity implements IdentityClient {
  private readonly storage = cookieStorage();
  private readonly tokens: StoredTokens;
  private username: string | undefined;
  private readonly sessionAtStart: Session | undefined;
  private loaded: CognitoIdentity | undefined;

  constructor(private readonly config: RuntimeConfig) {
    this.tokens = new StoredTokens(this.storage, config.clientId);
    this.username = this.tokens.lastUsername();
    this.sessionAtStart = this.username ? this.tokens.session(this.username) : undefined;
  }

  /** Fetches the Cognito client ahead of its first use, which fetches it again if this fails. */
  async prepare(): Promise<void> {
    await this.cognito().catch(() => undefined);
  }

  async session(): Promise<Session | undefined> {
    if (this.loaded) return this.loaded.session();
    if (!this.username) return undefined;
    const current = this.sessionAtStart;
    return current && !needsRenewal(current, Date.now()) ? current : (await this.cognito()).session();
  }

  freshSession(): Session | undefined {
    return this.loaded?.freshSession();
  }

  async refresh(): Promise<Session | undefined> {
    return (await this.cognito()).refresh();
  }

  async signIn(username: string, password: string): Promise<SignInOutcome> {
    return (await this.cognito()).signIn(username, password);
  }

  async confirmSignIn(code: string, method: MfaMethod): Promise<void> {
    return (await this.cognito()).confirmSignIn(code, method);
  }

  async completeNewPassword(
    password: string,
    attributes: Partial<Record<ContactKind, string>>,
  ): Promise<NewPasswordOutcome> {
    return (await this.cognito()).completeNewPassword(password, attributes);
  }

  async sendPasswordCode(username: string): Promise<void> {
    return (await this.cognito()).sendPasswordCode(username);
  }

  async resetPassword(username: string, code: string, password: string): Promise<void> {
    return (await this.cognito()).resetPassword(username, code, password);
  }

  async startConfirmation(password: string): Promise<SignInOutcome> {
    return (await this.cognito()).startConfirmation(password);
  }

  async finishConfirmation(code: string, method: MfaMethod): Promise<void> {
    return (await this.cognito()).finishConfirmation(code, method);
  }

  async changePassword(oldPassword: string, newPassword: string): Promise<void> {
    return (await this.cognito()).changePassword(oldPassword, newPassword);
  }

  async sendContactCode(kind: ContactKind): Promise<void> {
    return (await this.cognito()).sendContactCode(kind);
  }

  async changePhoneNumber(phoneNumber: string): Promise<void> {
    return (await this.cognito()).changePhoneNumber(phoneNumber);
  }

  async verifyContact(kind: ContactKind, code: string): Promise<void> {
    return (await this.cognito()).verifyContact(kind, code);
  }

  async startAuthenticator(): Promise<string> {
    return (await this.cognito()).startAuthenticator();
  }

  async confirmAuthenticator(code: string): Promise<void> {
    return (await this.cognito()).confirmAuthenticator(code);
  }

  async chooseMfa(method: MfaMethod | undefined): Promise<void> {
    return (await this.cognito()).chooseMfa(method);
  }

  async profile(): Promise<Profile> {
    return (await this.cognito()).profile();
  }

  isInBrowser(): boolean {
    return this.tokens.lastUsername() !== undefined;
  }

  signOut(): void {
    if (this.loaded) this.loaded.signOut();
    else if (this.username) this.tokens.remove(this.username);
    this.forget();
  }

  forget(): void {
    this.username = undefined;
    this.loaded?.forget();
  }

  /** The Cognito client, with the user whom the cookies named when the page was opened. */
  private async cognito(): Promise<CognitoIdentity> {
    const { CognitoIdentity } = await import('./cognito').catch((cause: unknown) => {
      throw new IdentityError('NetworkError', String(cause));
    });
    return (this.loaded ??= new CognitoIdentity(this.config, this.storage, this.username));
  }
}
