/** A contact that codes can be sent to. */
export type ContactKind = 'email' | 'phone_number';
/** The kinds of contacts. */
export const contactKinds: readonly ContactKind[] = ['email', 'phone_number'];
/** A method of the second factor, by Cognito's name. */
export type MfaMethod = 'SMS_MFA' | 'SOFTWARE_TOKEN_MFA';

/** The next step of the sign-in after a password. */
export type SignInOutcome =
  /** `destination` is the masked address that the code was sent to, such as `+*******0101`; an authenticator has none. */
  | { readonly next: 'mfa'; readonly method: MfaMethod; readonly destination?: string }
  | { readonly next: 'newPassword'; readonly requiredAttributes: readonly ContactKind[] }
  | { readonly next: 'done' };

/** The next step after a new password was set. */
export type NewPasswordOutcome = Exclude<SignInOutcome, { next: 'newPassword' }>;

/** Which of a user's contacts are verified, and which are not yet. */
export interface Contacts {
  readonly verified: readonly ContactKind[];
  readonly unverified: readonly ContactKind[];
}

/** The signed-in user at the identity provider. */
export interface Profile extends Contacts {
  readonly username: string;
  readonly email: string | undefined;
  readonly phoneNumber: string | undefined;
  /** The second factors that are on. */
  readonly mfa: readonly MfaMethod[];
}

/** The id token with the claims that screens read. Only the server verifies the token; nothing is enforced here. */
export interface Session {
  readonly idToken: string;
  readonly userId: string;
  readonly isAdmin: boolean;
  readonly hasMfa: boolean;
  /** Milliseconds since the epoch, by this browser's clock. */
  readonly expiresAt: number;
  /** When the token was issued, in milliseconds since the epoch, by the server's clock. */
  readonly issuedAt: number;
  /** How long the session may be idle, in milliseconds: the strictest limit among the user's organisations. */
  readonly idleLimitMs: number;
}

const renewBeforeMs = 60_000;

/** Whether less than a minute of a session remains at this time, in milliseconds since the epoch. */
export const needsRenewal = ({ expiresAt }: Session, now: number): boolean => expiresAt - now < renewBeforeMs;

/** A failure with the identity provider's own name, such as NotAuthorizedException. */
export class IdentityError extends Error {
  constructor(
    override readonly name: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Whether a call was refused because the last sign-in is too long ago. Only the message tells this from other refusals.
 * Source: docs/decisions/034.
 */
export const needsFreshSignIn = (cause: unknown): boolean =>
  cause instanceof IdentityError &&
  cause.name === 'NotAuthorizedException' &&
  cause.message === 'Access Token does not have required scopes';

/** The identity provider, as far as the portal uses it (specification section 7). Every call throws IdentityError. */
export interface IdentityClient {
  /** The session, refreshed when less than a minute remains; undefined when no user is signed in. */
  session(): Promise<Session | undefined>;
  /** The token of the last sign-in or confirmation, while it lasts; actions that need a fresh sign-in take no other. */
  freshSession(): Session | undefined;
  /** A new token, even if the current one is still valid. */
  refresh(): Promise<Session | undefined>;
  signIn(username: string, password: string): Promise<SignInOutcome>;
  /** Checks the code of the second factor; with a correct one the user is signed in. */
  confirmSignIn(code: string, method: MfaMethod): Promise<void>;
  completeNewPassword(password: string, attributes: Partial<Record<ContactKind, string>>): Promise<NewPasswordOutcome>;
  sendPasswordCode(username: string): Promise<void>;
  resetPassword(username: string, code: string, password: string): Promise<void>;
  /** Signs the signed-in user in once more, without touching the session. For five minutes the calls that need it are then let through. */
  startConfirmation(password: string): Promise<SignInOutcome>;
  /** Checks the code of the second factor for it. */
  finishConfirmation(code: string, method: MfaMethod): Promise<void>;
  /** Replaces the signed-in user's password. Like the calls up to `chooseMfa`, it needs a fresh sign-in (see `needsFreshSignIn`). */
  changePassword(oldPassword: string, newPassword: string): Promise<void>;
  sendContactCode(kind: ContactKind): Promise<void>;
  /** Sends a code to a new phone number, such as `+447700900123`. The former stays in use until `verifyContact` has the code. */
  changePhoneNumber(phoneNumber: string): Promise<void>;
  verifyContact(kind: ContactKind, code: string): Promise<void>;
  /** Begins the set-up of an authenticator app; the secret is in base 32. */
  startAuthenticator(): Promise<string>;
  /** Verifies the authenticator with a code and makes it the only second factor. */
  confirmAuthenticator(code: string): Promise<void>;
  /** Makes a method the only second factor, or turns all off. */
  chooseMfa(method: MfaMethod | undefined): Promise<void>;
  /** The profile as the current token has it: a change shows after `refresh`. */
  profile(): Promise<Profile>;
  /** Whether this browser still holds a session: another tab may have signed out. */
  isInBrowser(): boolean;
  signOut(): void;
  /** Clears this tab's copy of a session that another tab has ended. The cookies stay, because they may belong to a later session. */
  forget(): void;
}
