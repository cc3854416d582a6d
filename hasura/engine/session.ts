/** Who asks: the role and the session variables, keys in lower case, as verified by `transport/`. */
export interface Session {
  readonly role: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Unix seconds at which the token ends; sockets close then. */
  readonly expiresAt?: number;
  /** The request came with the admin secret and asks for backend-only permissions. */
  readonly backendOnly?: boolean;
}

/** The role that no permission restrains. */
export const ADMIN_ROLE = 'admin';

/** Names of session variables start so, in any case. */
export function isSessionVariable(value: unknown): value is string {
  return typeof value === 'string' && /^x-hasura-/i.test(value);
}
