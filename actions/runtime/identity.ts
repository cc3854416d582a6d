/** What the identity provider knows of a user. */
export interface IdentityUser {
  /** The second factors that are on, by Cognito's names: `SMS_MFA`, `SOFTWARE_TOKEN_MFA`. */
  readonly mfa: readonly string[];
  /** Whether the user's password counts: an administrator may have reset it. */
  readonly hasPassword: boolean;
  /** Whether the user has not signed in yet: the temporary password of the invitation is the only one. */
  readonly isInvited: boolean;
  readonly isEmailVerified: boolean;
  /** With its country code; undefined where there is none. Codes by SMS go there. */
  readonly phone?: string;
}

/** Where messages to a user go. */
export interface IdentityContacts {
  /** Null where there is none. */
  readonly email: string | null;
  /** With its country code, as +442071234567. */
  readonly phone: string;
}

/** The functions of the identity provider that the actions use. */
export interface Identity {
  readonly readUser: (username: string) => Promise<IdentityUser>;
  /** The name of the user with this subject, a UUID; undefined when the pool has none. */
  readonly usernameOf: (sub: string) => Promise<string | undefined>;
  /** Revokes the user's refresh tokens, so that every session ends when its current token expires. */
  readonly signOutEverywhere: (username: string) => Promise<void>;
  readonly administration: IdentityAdministration;
}

/**
 * What administrators do to users. Each function has the same outcome when it is called again.
 * @throws IdentityRefused for a call that would be refused again, any other error where the outcome is not known
 */
export interface IdentityAdministration {
  readonly hasUser: (username: string) => Promise<boolean>;
  /** Whether the user is in the group of super admins; false for a user that the pool does not have. */
  readonly isSuperAdmin: (username: string) => Promise<boolean>;
  /** The first sixty super admins, also those who are disabled. */
  readonly superAdmins: () => Promise<readonly string[]>;
  /** Creates the user and mails a temporary password. Does nothing for a user that exists. */
  readonly create: (username: string, contacts: IdentityContacts) => Promise<void>;
  /** Replaces the contacts. One that differs from the pool's is not verified any more. */
  readonly setContacts: (username: string, contacts: IdentityContacts) => Promise<void>;
  /** Lets both contacts receive codes. Does nothing for a user that the pool does not have. */
  readonly confirmContacts: (username: string) => Promise<void>;
  /** Mails a new temporary password to a user who has not signed in yet. */
  readonly invite: (username: string) => Promise<void>;
  readonly enable: (username: string) => Promise<void>;
  /** Disables the user and ends the sessions. Does nothing for a user that the pool does not have. */
  readonly disable: (username: string) => Promise<void>;
  /** Does nothing for a user that the pool does not have. */
  readonly remove: (username: string) => Promise<void>;
  /** Voids the password, sends a code for a new one and ends the sessions. */
  readonly resetPassword: (username: string) => Promise<void>;
  /** Switches every second factor off and ends the sessions. */
  readonly disableMfa: (username: string) => Promise<void>;
}

/** The identity provider refused a call, and would refuse it again. */
export class IdentityRefused extends Error {
  constructor(
    /** Cognito's name of the refusal. */
    readonly reason: string,
    message: string,
  ) {
    super(message);
    this.name = 'IdentityRefused';
  }
}
