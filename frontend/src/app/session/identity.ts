/** A contact that codes can be sent to. */
export type ContactKind = 'email' | 'phone_number';
export const contactKinds: readonly ContactKind[] = ['email', 'phone_number'];
export type MfaMethod = 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA';

/** What the identity provider wants next after a password. */
export type SignInOutcome =
  /** `destination` says where a code went, mostly hidden, such as `+*******0101`; an authenticator has none. */
  | { readonly next: 'mfa'; readonly method: MfaMethod; readonly destination?: string }
  | { readonly next: 'newPassword'; readonly requiredAttributes: readonly ContactKind[] }
  | { readonly next: 'done' };

/** What may follow a password that one has just chosen. */
export type NewPasswordOutcome = Exclude<SignInOutcome, { next: 'newPassword' }>;

/** Which of a user's contacts are proven, and which could be. */
export interface Contacts {
  readonly verified: readonly ContactKind[];
  readonly unverified: readonly ContactKind[];
}

/** What the identity provider knows of the signed-in user. */
export interface Profile extends Contacts {
  readonly username: string;
  readonly email: string | undefined;
  readonly phoneNumber: string | undefined;
  /** The second factors that are on. */
  readonly mfa: readonly MfaMethod[];
}

/** The id token with the claims that screens read. It decides nothing: the server verifies it. */
export interface Session {
  readonly idToken: string;
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly hasMfa: boolean;
  /** Milliseconds since the epoch, by this browser's clock. */
  readonly expiresAt: number;
  /** When the token was issued, in milliseconds since the epoch, by the server's clock. */
  readonly issuedAt: number;
  /** How long the session may lie idle: the strictest limit among the user's organisations. */
  readonly idleLimitMs: number;
}

/** A failure with the identity provider's own name, such as NotAuthorizedException. */
export class IdentityError extends Error {
  constructor(
    override readonly name: string,
    message: string,
  ) {
    super(message);
  }
}

/** The identity provider, as far as the portal uses it (specification section 7). Every call throws IdentityError. */
export interface IdentityClient {
  /** The session, refreshed when less than a minute remains; undefined when nobody is signed in. */
  session(): Promise<Session | undefined>;
  /** A new token whatever remains of the present one. */
  refresh(): Promise<Session | undefined>;
  signIn(username: string, password: string): Promise<SignInOutcome>;
  /** Answers the second factor; with a right code the user is signed in. */
  confirmSignIn(code: string, method: MfaMethod): Promise<void>;
  completeNewPassword(password: string, attributes: Partial<Record<ContactKind, string>>): Promise<NewPasswordOutcome>;
  sendPasswordCode(username: string): Promise<void>;
  resetPassword(username: string, code: string, password: string): Promise<void>;
  /** Replaces the signed-in user's password. */
  changePassword(oldPassword: string, newPassword: string): Promise<void>;
  contacts(): Promise<Contacts>;
  sendContactCode(kind: ContactKind): Promise<void>;
  verifyContact(kind: ContactKind, code: string): Promise<void>;
  /** Begins the set-up of an authenticator app; the secret is in base 32. */
  startAuthenticator(): Promise<string>;
  /** Proves the authenticator with a code and makes it the one second factor. */
  confirmAuthenticator(code: string): Promise<void>;
  profile(): Promise<Profile>;
  /** Makes a method the one second factor, or turns every one off. The present token still tells of the one before. */
  chooseMfa(method: MfaMethod | undefined): Promise<void>;
  /** Whether this browser still holds a session, whatever this tab remembers: another tab may have signed out. */
  isInBrowser(): boolean;
  signOut(): void;
  /** Drops what this tab holds of a session that another tab has ended; its cookies may be a later session's. */
  forget(): void;
}
