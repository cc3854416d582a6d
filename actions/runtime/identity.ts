/** What the identity provider knows of a user. */
export interface IdentityUser {
  /** The second factors that are on, by Cognito's names: `SMS_MFA`, `SOFTWARE_TOKEN_MFA`. */
  readonly mfa: readonly string[];
  /** Whether the user's password counts: an administrator may have reset it. */
  readonly hasPassword: boolean;
}

/** The functions of the identity provider that the actions use. */
export interface Identity {
  readonly readUser: (username: string) => Promise<IdentityUser>;
  /** The name of the user with this subject, a UUID; undefined when the pool has none. */
  readonly usernameOf: (sub: string) => Promise<string | undefined>;
  /** Revokes the user's refresh tokens, so that every session ends when its current token expires. */
  readonly signOutEverywhere: (username: string) => Promise<void>;
}
