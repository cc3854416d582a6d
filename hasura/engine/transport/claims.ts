import { EngineError } from '../errors';
import { isJsonObject, type Json, type JsonObject } from '../json';
import type { Session } from '../session';

/** Where a token holds Hasura's claims. */
export interface ClaimsOptions {
  readonly claims_namespace?: string;
  readonly claims_namespace_path?: string;
  readonly claims_format?: 'json' | 'stringified_json';
  readonly claims_map?: Readonly<Record<string, string | { readonly path: string; readonly default?: Json }>>;
}

const defaultNamespace = 'https://hasura.io/jwt/claims';
const allowedRolesClaim = 'x-hasura-allowed-roles';
const defaultRoleClaim = 'x-hasura-default-role';

/** The session of a verified token. The header may only choose among the roles that the token allows. */
export function sessionFromClaims(
  payload: Readonly<Record<string, unknown>> & { readonly exp?: number },
  options: ClaimsOptions,
  requestedRole: string | string[] | undefined,
): Session {
  const claims = lowerCased(
    options.claims_map ? mappedClaims(payload as JsonObject, options.claims_map) : claimsOf(payload, options),
  );
  const allowed = allowedRoles(claims);
  const role = typeof requestedRole === 'string' ? requestedRole : defaultRole(claims);
  if (!allowed.includes(role)) throw new EngineError('access-denied', 'Your requested role is not in allowed roles');
  const variables = Object.entries(claims).flatMap(([name, value]): [string, string][] => {
    if (!name.startsWith('x-hasura-') || name === allowedRolesClaim || name === defaultRoleClaim) return [];
    if (typeof value !== 'string') {
      throw new EngineError('jwt-invalid-claims', `${name}: parsing Text failed, expected String`);
    }
    return [[name, value]];
  });
  return { role, variables: Object.fromEntries(variables), expiresAt: payload.exp };
}

function claimsOf(payload: Readonly<Record<string, unknown>>, options: ClaimsOptions): JsonObject {
  const namespace = options.claims_namespace ?? defaultNamespace;
  const path = options.claims_namespace_path;
  const found = path === undefined ? payload[namespace] : atPath(payload as JsonObject, path);
  if (found === undefined || found === null) {
    throw new EngineError('jwt-invalid-claims', `claims key: '${path ?? namespace}' not found`);
  }
  const claims = options.claims_format === 'stringified_json' ? parsed(found) : found;
  if (!isJsonObject(claims)) throw new EngineError('jwt-invalid-claims', 'claims are not a JSON object');
  return claims;
}

function parsed(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    throw new EngineError('jwt-invalid-claims', 'claims are not a JSON string');
  }
}

function mappedClaims(payload: JsonObject, map: NonNullable<ClaimsOptions['claims_map']>): JsonObject {
  const entries = Object.entries(map).map(([name, source]): [string, Json] => {
    if (typeof source === 'string') return [name, source];
    const value = atPath(payload, source.path) ?? source.default;
    if (value === undefined) throw new EngineError('jwt-invalid-claims', `claim ${name} not found at ${source.path}`);
    return [name, value];
  });
  return Object.fromEntries(entries);
}

/** The value at a path like `$.a.b` or `$.a['b.c'][0]`. */
function atPath(payload: JsonObject, path: string): Json | undefined {
  let value: Json | undefined = payload;
  for (const match of path.matchAll(/\.([A-Za-z0-9_-]+)|\['([^']+)'\]|\[(\d+)\]/g)) {
    const key: string = match[1] ?? match[2] ?? match[3] ?? '';
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, Json | undefined>)[key];
  }
  return value;
}

function lowerCased(claims: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(claims).map(([name, value]) => [name.toLowerCase(), value]));
}

function allowedRoles(claims: JsonObject): string[] {
  const roles = claims[allowedRolesClaim];
  if (roles === undefined) {
    throw new EngineError('jwt-missing-role-claims', `JWT claim does not contain ${allowedRolesClaim}`);
  }
  if (!Array.isArray(roles) || !roles.every((role): role is string => typeof role === 'string')) {
    throw new EngineError('jwt-invalid-claims', `invalid ${allowedRolesClaim}; should be a list of roles`);
  }
  return roles;
}

function defaultRole(claims: JsonObject): string {
  const role = claims[defaultRoleClaim];
  if (role === undefined) {
    throw new EngineError('jwt-missing-role-claims', `JWT claim does not contain ${defaultRoleClaim}`);
  }
  if (typeof role !== 'string') {
    throw new EngineError('jwt-invalid-claims', `invalid ${defaultRoleClaim}; should be a role`);
  }
  return role;
}
