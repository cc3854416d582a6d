import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { Log } from '../runtime/log';
import { createClient, type ProviderClient } from './client';
import { unseal } from './sealing';
import { withSession } from './session';
import { createTransport, type Transport } from './transport';

/** Gives clients that are signed in with the right credentials. */
export interface ProviderGateway {
  /** The organisation's own login, or the house's where `defaultToAdminCredentials` says so. */
  readonly forAccount: (accountId: string) => Promise<ProviderClient>;
  readonly house: () => Promise<ProviderClient>;
}

interface SealedLogin {
  readonly loginId: string;
  readonly sealedApiKey: string;
}

/** @throws RuleError provider_credentials_refused where no credentials are stored */
export function createProviderGateway(options: {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly sealKey: string;
  readonly database: Knex;
  readonly log: Log;
  readonly fetch: typeof fetch;
}): ProviderGateway {
  const transport = withLog(createTransport(options.baseUrl, options.timeoutMs, options.fetch), options.log);
  const open = (sealed: SealedLogin | undefined): ProviderClient => {
    if (!sealed) throw new RuleError('provider_credentials_refused');
    const login = { loginId: sealed.loginId, apiKey: unseal(sealed.sealedApiKey, options.sealKey) };
    return createClient(withSession(transport, options.baseUrl, login));
  };
  return {
    forAccount: async (accountId) => open(await loginOfAccount(options.database, accountId)),
    house: async () => open(await loginOfHouse(options.database)),
  };
}

const columns = { loginId: 'credentials.tcc_login_id', sealedApiKey: 'credentials.sealed_api_key' };

async function loginOfAccount(database: Knex, accountId: string): Promise<SealedLogin | undefined> {
  const own = await database('accounts')
    .join('organisations', 'organisations.id', 'accounts.org_id')
    .join('vault.provider_credentials as credentials', 'credentials.org_id', 'organisations.id')
    .where({ 'accounts.id': accountId, 'organisations.defaultToAdminCredentials': false })
    .first<SealedLogin | undefined>(columns);
  return own ?? loginOfHouse(database);
}

async function loginOfHouse(database: Knex): Promise<SealedLogin | undefined> {
  return database('vault.admin_key_credentials as credentials').first<SealedLogin>(columns);
}

/** Records every exchange by method, path and outcome; parameters stay out, they hold account numbers. */
function withLog(transport: Transport, log: Log): Transport {
  return async (request) => {
    const { method, path } = request;
    try {
      const answer = await transport(request);
      log.info({ method, path }, 'provider call');
      return answer;
    } catch (error) {
      log.warn({ method, path, error: String(error) }, 'provider call failed');
      throw error;
    }
  };
}
