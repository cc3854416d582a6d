/** What the identity provider knows of a user. */
export interface IdentityUser {
  /** Whether the user has set up a second factor. */
  readonly hasMfa: boolean;
  /** Whether the user's password counts: an administrator may have reset it. */
  readonly hasPassword: boolean;
}

/** The functions of the identity provider that the actions use. */
export interface Identity {
  readonly readUser: (username: string) => Promise<IdentityUser>;
  /** Revokes the user's refresh tokens, so that every session ends when its current token expires. */
  readonly signOutEverywhere: (username: string) => Promise<void>;
}
