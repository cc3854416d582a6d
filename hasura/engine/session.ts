/** Role and session variables of a request, verified by `transport/`. Names of variables are in lower case. */
export interface Session {
  readonly role: string;
  readonly variables: Readonly<Record<string, string>>;
  /** When the token expires, in Unix seconds; sockets close then. */
  readonly expiresAt?: number;
  /** The request came with the admin secret: no limit per user applies. */
  readonly isTrusted?: boolean;
  /** The request came with the admin secret and asks for backend-only permissions. */
  readonly backendOnly?: boolean;
}

/** The role that may do everything; permissions don't apply to it. */
export const adminRole = 'admin';

/** Whether a value is the name of a session variable: text that starts with `x-hasura-`, in any case. */
export function isSessionVariable(value: unknown): value is string {
  return typeof value === 'string' && /^x-hasura-/i.test(value);
}
