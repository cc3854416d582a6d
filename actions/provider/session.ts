import { ProviderError } from './errors';
import type { Transport } from './transport';

/** A login at the provider. */
export interface ProviderLogin {
  readonly loginId: string;
  readonly apiKey: string;
}

const tokens = new Map<string, Promise<string>>();

/**
 * A transport that signs in as the login: one token per login and container, asked for once however many calls wait.
 * A refused token (they die after 30 minutes without use) is replaced once and the call replayed; a refused login is not
 * tried again, because four bad logins lock the account.
 */
export function withSession(transport: Transport, baseUrl: string, login: ProviderLogin): Transport {
  const key = `${baseUrl} ${login.loginId}`;
  return async (request) => {
    const token = await tokenFor(transport, key, login);
    try {
      return await transport({ ...request, token });
    } catch (error) {
      if (!(error instanceof ProviderError) || error.failure !== 'credentials') throw error;
      tokens.delete(key);
      return transport({ ...request, token: await tokenFor(transport, key, login) });
    }
  };
}

function tokenFor(transport: Transport, key: string, login: ProviderLogin): Promise<string> {
  const known = tokens.get(key);
  if (known) return known;
  const asked = signIn(transport, login);
  tokens.set(key, asked);
  asked.catch(() => tokens.delete(key));
  return asked;
}

async function signIn(transport: Transport, login: ProviderLogin): Promise<string> {
  try {
    const parameters = { login_id: login.loginId, api_key: login.apiKey };
    const answer = await transport({ method: 'POST', path: '/authenticate/api', parameters });
    return (answer as { auth_token: string }).auth_token;
  } catch (error) {
    if (error instanceof ProviderError && error.failure === 'rejected') {
      throw new ProviderError('credentials', error.call, error.code, error.errors);
    }
    throw error;
  }
}
