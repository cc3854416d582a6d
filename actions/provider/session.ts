import { createHash } from 'node:crypto';
import type { ProviderFailure } from '../../domain/intents/outcome';
import { ProviderError } from './errors';
import type { Transport } from './transport';

/** A login at the provider. */
export interface ProviderLogin {
  readonly loginId: string;
  readonly apiKey: string;
}

/** Four refused logins in a short time lock the provider's account, so a refused login is not repeated for this time. */
const refusalTtlMs = 10 * 60_000;

const tokens = new Map<string, Promise<string>>();
const refusals = new Map<string, { readonly until: number; readonly error: ProviderError }>();

/**
 * A transport that signs in as the login. There is one token per login and container, and simultaneous calls share one
 * sign-in. A refused token (it expires after 30 minutes without use) is replaced once and the call repeated. After a
 * refused login calls fail at once for ten minutes, unless the API key has changed.
 * @param now in milliseconds
 */
export function withSession(transport: Transport, baseUrl: string, login: ProviderLogin, now: () => number): Transport {
  const key = sessionKey(baseUrl, login);
  return async (request) => {
    const asked = tokenFor(transport, key, login, now);
    const token = await asked;
    try {
      return await transport({ ...request, token });
    } catch (error) {
      if (!(error instanceof ProviderError) || error.failure !== 'credentials') throw error;
      // Another call may already have replaced the token.
      if (tokens.get(key) === asked) tokens.delete(key);
      return transport({ ...request, token: await tokenFor(transport, key, login, now) });
    }
  };
}

/** Contains the hash of the API key, so that a corrected key is used at once. */
function sessionKey(baseUrl: string, { loginId, apiKey }: ProviderLogin): string {
  return `${baseUrl} ${loginId} ${createHash('sha256').update(apiKey).digest('hex')}`;
}

function tokenFor(transport: Transport, key: string, login: ProviderLogin, now: () => number): Promise<string> {
  const known = tokens.get(key);
  if (known) return known;
  const refused = refusals.get(key);
  if (refused && refused.until > now()) return Promise.reject(refused.error);
  const asked = signIn(transport, login);
  tokens.set(key, asked);
  asked.catch((error: unknown) => {
    tokens.delete(key);
    const isRefused = error instanceof ProviderError && error.failure === 'credentials';
    if (isRefused) refusals.set(key, { until: now() + refusalTtlMs, error });
  });
  return asked;
}

/** What a failed sign-in means for the call that needs it: without a token it is not made. */
const failureOfSignIn: Partial<Record<ProviderFailure, ProviderFailure>> = {
  rejected: 'credentials',
  not_found: 'not_sent',
  unknown: 'not_sent',
};

async function signIn(transport: Transport, login: ProviderLogin): Promise<string> {
  const parameters = { login_id: login.loginId, api_key: login.apiKey };
  try {
    return tokenOf(await transport({ method: 'POST', path: '/authenticate/api', parameters, isRead: false }));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const failure = failureOfSignIn[error.failure] ?? error.failure;
    throw new ProviderError(failure, error.call, error.code, error.errors);
  }
}

function tokenOf({ body, status, requestId }: Awaited<ReturnType<Transport>>): string {
  const { auth_token: token } = body as { auth_token?: unknown };
  if (typeof token === 'string' && token) return token;
  throw new ProviderError(
    'unknown',
    { method: 'POST', path: '/authenticate/api', status, requestId },
    'unreadable_answer',
    [],
  );
}
