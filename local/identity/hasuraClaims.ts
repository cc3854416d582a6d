import { decodeJwt } from 'jose';

/** What an id token says to Hasura. */
export interface HasuraClaims {
  /** The allowed roles, the default role first. */
  readonly roles: readonly string[];
  /** The session variables, their names in lower case. */
  readonly variables: Readonly<Record<string, string>>;
  /** When the token ends, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Reads an id token's claims without checking its signature. */
export function hasuraClaims(idToken: string): HasuraClaims {
  const payload = decodeJwt(idToken);
  const {
    'x-hasura-allowed-roles': allowed,
    'x-hasura-default-role': defaultRole,
    ...variables
  } = JSON.parse(String(payload['https://hasura.io/jwt/claims'])) as Readonly<Record<string, string>> & {
    readonly 'x-hasura-allowed-roles': readonly string[];
  };
  const isDefault = (role: string): boolean => role === defaultRole;
  const roles = [...allowed.filter(isDefault), ...allowed.filter((role) => !isDefault(role))];
  return { roles, variables, expiresAt: Number(payload.exp) * 1000 };
}
