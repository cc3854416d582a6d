import { decodeJwt } from 'jose';

/** The roles that an id token allows, its default role first, and when it ends, in milliseconds since 1970. */
export function hasuraClaims(idToken: string): { readonly roles: readonly string[]; readonly expiresAt: number } {
  const payload = decodeJwt(idToken);
  const claims = JSON.parse(String(payload['https://hasura.io/jwt/claims'])) as {
    readonly 'x-hasura-allowed-roles': readonly string[];
    readonly 'x-hasura-default-role': string;
  };
  const isDefault = (role: string): boolean => role === claims['x-hasura-default-role'];
  const allowed = claims['x-hasura-allowed-roles'];
  const roles = [...allowed.filter(isDefault), ...allowed.filter((role) => !isDefault(role))];
  return { roles, expiresAt: Number(payload.exp) * 1000 };
}
