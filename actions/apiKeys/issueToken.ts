import { SignJWT } from 'jose';
import type { ApiKey } from '../database/apiKeys';
import { tokenAlgorithm, type TokenKey } from './tokenKey';

/** How long a token is valid, as those of sign-ins. */
export const tokenSeconds = 300;

/** Who the tokens are for; Hasura's setting lists it beside the SPA's client. */
export const tokenAudience = 'corridor-api-keys';

/**
 * Signs a token with Hasura's claims for the user of a key. The role is `user`, whatever roles the user may take when signed in. It has no
 * `x-hasura-issued-at`, which every table permission to write demands: keys write by actions only.
 */
export function issueToken({ privateKey, publicJwk }: TokenKey, key: ApiKey, now: Date, id: string): Promise<string> {
  const claims = {
    'x-hasura-user-id': key.userId,
    'x-hasura-allowed-roles': ['user'],
    'x-hasura-default-role': 'user',
    'x-hasura-api-key-id': key.id,
  };
  return new SignJWT({ 'https://hasura.io/jwt/claims': JSON.stringify(claims) })
    .setProtectedHeader({ alg: tokenAlgorithm, kid: publicJwk.kid })
    .setSubject(key.userId)
    .setIssuer(tokenAudience)
    .setAudience(tokenAudience)
    .setJti(id)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + tokenSeconds * 1000))
    .sign(privateKey);
}
