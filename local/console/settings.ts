import type { HasuraClaims } from '../identity/hasuraClaims';

/** The settings that the console's page loads before it starts. */
export interface ConsoleSettings {
  readonly adminSecret: string;
  /** The roles with at least one permission in the metadata, without admin. */
  readonly roles: readonly string[];
  readonly users: readonly { readonly username: string; readonly name: string }[];
}

/** A demo user's token with what it says to Hasura. */
export interface SignedIn extends HasuraClaims {
  readonly idToken: string;
}
