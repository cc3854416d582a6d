import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { Log } from '../runtime/log';
import { withBreaker } from './breaker';
import { withLog } from './callLog';
import { createClient, type ProviderClient } from './client';
import { withRetry, type Waiting } from './retry';
import { unseal } from './sealing';
import { withSession } from './session';
import { reportStatus } from './status';
import { createTransport } from './transport';

/**
 * Gives clients that are signed in with the right credentials. `patienceMs` is until when after its beginning a call
 * may be tried again; left out, reads have two seconds and other calls none, which suits whoever a person waits for.
 */
export interface ProviderGateway {
  /** The organisation's own login, or the house's where `defaultToAdminCredentials` says so. */
  readonly forAccount: (accountId: string, patienceMs?: number) => Promise<ProviderClient>;
  readonly house: (patienceMs?: number) => Promise<ProviderClient>;
  /** Every login that is in use, each once: the house's first, then those of organisations with their own. */
  readonly logins: (
    patienceMs?: number,
  ) => Promise<readonly { readonly loginId: string; readonly client: ProviderClient }[]>;
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
  readonly waiting: Waiting;
}): ProviderGateway {
  const { baseUrl, database, log, waiting } = options;
  const logged = withLog(createTransport(baseUrl, options.timeoutMs, options.fetch), log);
  const guarded = withBreaker(logged, { now: waiting.now, report: reportStatus(database, log) });
  const open = (sealed: SealedLogin | undefined, patienceMs?: number): ProviderClient => {
    if (!sealed) throw new RuleError('provider_credentials_refused');
    const login = { loginId: sealed.loginId, apiKey: unseal(sealed.sealedApiKey, options.sealKey) };
    const patient = withRetry(guarded, waiting, patienceMs);
    return createClient(withSession(patient, baseUrl, login, waiting.now));
  };
  return {
    forAccount: async (accountId, patienceMs) => open(await loginOfAccount(database, accountId), patienceMs),
    house: async (patienceMs) => open(await loginOfHouse(database), patienceMs),
    logins: async (patienceMs) =>
      (await allLogins(database)).map((sealed) => ({ loginId: sealed.loginId, client: open(sealed, patienceMs) })),
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

async function allLogins(database: Knex): Promise<SealedLogin[]> {
  const house = await loginOfHouse(database);
  const own = await database('organisations')
    .join('vault.provider_credentials as credentials', 'credentials.org_id', 'organisations.id')
    .where({ 'organisations.defaultToAdminCredentials': false })
    .orderBy('credentials.tcc_login_id')
    .select<SealedLogin[]>(columns);
  return house ? [house, ...own.filter(({ loginId }) => loginId !== house.loginId)] : own;
}
