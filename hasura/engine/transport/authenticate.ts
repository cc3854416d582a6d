import { timingSafeEqual } from 'node:crypto';
import { type IncomingHttpHeaders } from 'node:http';
import { EngineError } from '../errors';
import { ADMIN_ROLE, type Session } from '../session';
import { createJwtVerifier, type JwtSecret } from './jwt';

export interface AuthenticationOptions {
  readonly adminSecret?: string;
  readonly jwtSecrets?: readonly JwtSecret[];
  readonly unauthorizedRole?: string;
}

/** Turns headers into a session. Throws access-denied, invalid-headers, invalid-jwt and their like. */
export type Authenticate = (headers: IncomingHttpHeaders) => Promise<Session>;

const SECRET_HEADERS = ['x-hasura-admin-secret', 'x-hasura-access-key'];
/** Headers that say how to serve the request and are no session variables. */
const NO_VARIABLES = new Set([...SECRET_HEADERS, 'x-hasura-role', 'x-hasura-use-backend-only-permissions']);

/** The way in: admin secret first, then tokens, then the unauthorized role. Without a secret everybody is admin. */
export function createAuthenticate(options: AuthenticationOptions): Authenticate {
  const verify = createJwtVerifier(options.jwtSecrets ?? []);
  const { adminSecret, unauthorizedRole } = options;
  const expected = adminSecret === undefined ? undefined : Buffer.from(adminSecret);
  return async (headers) => {
    if (expected === undefined) return trustedSession(headers);
    const given = SECRET_HEADERS.map((name) => headers[name]).find((value) => typeof value === 'string');
    if (typeof given === 'string') {
      if (isSame(given, expected)) return trustedSession(headers);
      throw new EngineError('access-denied', 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"');
    }
    const session = await verify(headers);
    if (session) return session;
    if (unauthorizedRole !== undefined) return { role: unauthorizedRole, variables: headerVariables(headers) };
    throw options.jwtSecrets?.length
      ? new EngineError('invalid-headers', "Missing 'Authorization' or 'Cookie' header in JWT authentication mode")
      : new EngineError('access-denied', 'x-hasura-admin-secret/x-hasura-access-key required, but not found');
  };
}

function trustedSession(headers: IncomingHttpHeaders): Session {
  const role = headers['x-hasura-role'];
  return {
    role: typeof role === 'string' ? role : ADMIN_ROLE,
    variables: headerVariables(headers),
    backendOnly: backendOnly(headers['x-hasura-use-backend-only-permissions']),
  };
}

function backendOnly(value: string | string[] | undefined): boolean {
  if (value === undefined) return false;
  const text = String(value).toLowerCase();
  if (['true', 't', 'yes', 'y'].includes(text)) return true;
  if (['false', 'f', 'no', 'n'].includes(text)) return false;
  throw new EngineError('bad-request', NOT_A_BOOLEAN);
}

const NOT_A_BOOLEAN =
  'x-hasura-use-backend-only-permissions:  Not a valid boolean text. True values are ' +
  '["true","t","yes","y"] and  False values are ["false","f","no","n"]. All values are case insensitive';

/** `x-hasura-*` headers as session variables; never the secrets. */
function headerVariables(headers: IncomingHttpHeaders): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (name.startsWith('x-hasura-') && !NO_VARIABLES.has(name) && typeof value === 'string') variables[name] = value;
  return variables;
}

/** Takes as long whatever differs; only the length may tell. */
function isSame(given: string, expected: Buffer): boolean {
  const bytes = Buffer.from(given);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
