/** The settings that the console's page loads before it starts. */
export interface ConsoleSettings {
  readonly adminSecret: string;
  /** The roles with at least one permission in the metadata, without admin. */
  readonly roles: readonly string[];
  readonly users: readonly { readonly username: string; readonly name: string }[];
}

/** A demo user's token with the roles that it allows. */
export interface SignedIn {
  readonly idToken: string;
  /** The default role first. */
  readonly roles: readonly string[];
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}
