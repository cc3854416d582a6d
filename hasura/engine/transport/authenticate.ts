import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { EngineError } from '../errors';
import { adminRole, type Session } from '../session';
import { createJwtVerifier, type JwtSecret } from './jwt';

/** How requests may identify themselves. Without `adminSecret` every request is admin's. */
export interface AuthenticationOptions {
  readonly adminSecret?: string;
  readonly jwtSecrets?: readonly JwtSecret[];
  readonly unauthorizedRole?: string;
}

/** Turns headers into a session. Throws access-denied, invalid-headers, invalid-jwt and their like. */
export type Authenticate = (headers: IncomingHttpHeaders) => Promise<Session>;

const secretHeaders = ['x-hasura-admin-secret', 'x-hasura-access-key'];
/** Headers that say how to serve the request and are no session variables. */
const nonVariableHeaders = new Set([...secretHeaders, 'x-hasura-role', 'x-hasura-use-backend-only-permissions']);

/** Authenticates by admin secret, then token, then the unauthorized role. Without a configured secret every request is admin's. */
export function createAuthenticate(options: AuthenticationOptions): Authenticate {
  const verify = createJwtVerifier(options.jwtSecrets ?? []);
  const { adminSecret, unauthorizedRole } = options;
  const expected = adminSecret === undefined ? undefined : Buffer.from(adminSecret);
  return async (headers) => {
    if (expected === undefined) return trustedSession(headers);
    const given = secretHeaders.map((name) => headers[name]).find((value) => typeof value === 'string');
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
    role: typeof role === 'string' ? role : adminRole,
    variables: headerVariables(headers),
    isTrusted: true,
    backendOnly: backendOnly(headers['x-hasura-use-backend-only-permissions']),
  };
}

function backendOnly(value: string | string[] | undefined): boolean {
  if (value === undefined) return false;
  const text = String(value).toLowerCase();
  if (['true', 't', 'yes', 'y'].includes(text)) return true;
  if (['false', 'f', 'no', 'n'].includes(text)) return false;
  throw new EngineError('bad-request', notABoolean);
}

const notABoolean =
  'x-hasura-use-backend-only-permissions:  Not a valid boolean text. True values are ' +
  '["true","t","yes","y"] and  False values are ["false","f","no","n"]. All values are case insensitive';

/** `x-hasura-*` headers as session variables; never the secrets. */
function headerVariables(headers: IncomingHttpHeaders): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (name.startsWith('x-hasura-') && !nonVariableHeaders.has(name) && typeof value === 'string') {
      variables[name] = value;
    }
  }
  return variables;
}

/** Compares in constant time; only the length is compared first. */
function isSame(given: string, expected: Buffer): boolean {
  const bytes = Buffer.from(given);
  return bytes.length === expected.length && timingSafeEqual(bytes, expected);
}
