import type { JWK } from 'jose';
import { answer, type Answer } from '../runtime/answer';
import type { Environment } from '../runtime/environment';
import { readTokenKey } from './tokenKey';

const fetchTimeoutMs = 5000;
/** Hasura asks again after so long. */
const maxAgeSeconds = 300;

/**
 * The keys whose tokens Hasura takes: those of the user pool and, where API keys sign in, that of their tokens. Hasura takes one `jwk_url`, so
 * both stand in one set. While the pool's keys cannot be read the answer is an error, and Hasura stays with what it has.
 */
export async function keySet(environment: Environment, fetcher: typeof fetch = fetch): Promise<Answer> {
  const response = await fetcher(poolKeysUrl(environment), { signal: AbortSignal.timeout(fetchTimeoutMs) });
  if (!response.ok) return answer(502, { message: 'The keys of the user pool cannot be read.' });
  const { keys } = (await response.json()) as { readonly keys: readonly JWK[] };
  const { API_TOKEN_KEY } = environment;
  const own = API_TOKEN_KEY ? [(await readTokenKey(API_TOKEN_KEY)).publicJwk] : [];
  const set = answer(200, { keys: [...keys, ...own] });
  return { ...set, headers: { ...set.headers, 'cache-control': `public, max-age=${maxAgeSeconds}` } };
}

function poolKeysUrl({ COGNITO_ENDPOINT, COGNITO_USER_POOL_ID, AWS_REGION }: Environment): string {
  const endpoint = COGNITO_ENDPOINT ?? `https://cognito-idp.${AWS_REGION}.amazonaws.com/`;
  return `${endpoint}${COGNITO_USER_POOL_ID}/.well-known/jwks.json`;
}
