import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { VaultProviderCredentialsRow } from '../database/generated/tables';
import type { Log } from '../runtime/log';
import type { Metrics } from '../runtime/metrics';
import { withBreaker } from './breaker';
import { takeCall } from './callBudget';
import { withLog } from './callLog';
import { withMetrics } from './callMetrics';
import { createClient, type ProviderClient } from './client';
import { createReferenceCache, withReferenceCache } from './referenceCache';
import { withRefusedLogins } from './refusedLogins';
import { withRetry, type Waiting } from './retry';
import { unseal } from './sealing';
import { withSession, type ProviderLogin } from './session';
import { reportStatus } from './status';
import { createTransport, type Transport } from './transport';

/**
 * Creates clients that are signed in with the right credentials. A failed call may be repeated for `retryForMs`; by
 * default reads are repeated for two seconds and other calls not at all, which suits a call that a user waits for.
 */
export interface ProviderGateway {
  /** The login of the account's organisation, or the house login where `defaultToAdminCredentials` is set. */
  readonly forAccount: (accountId: string, retryForMs?: number) => Promise<ProviderClient>;
  /** The house login: the portal operator's own. */
  readonly house: (retryForMs?: number) => Promise<ProviderClient>;
  /** Every login in use, each once: the house login first, then the organisations' own. */
  readonly loginIds: () => Promise<readonly string[]>;
  readonly forLogin: (loginId: string, retryForMs?: number) => Promise<ProviderClient>;
  /** A login that a user enters and that is not stored yet. Its refusal by the provider is not recorded. */
  readonly withLogin: (login: ProviderLogin) => ProviderClient;
  /** The same for a user's request: its calls count against the budgets of the user and the account's organisation. */
  readonly forUser: (userId: string) => ProviderGateway;
}

interface SealedLogin {
  readonly loginId: VaultProviderCredentialsRow['tcc_login_id'];
  readonly sealedApiKey: VaultProviderCredentialsRow['sealed_api_key'];
}

/**
 * The gateway of this process. Its functions throw RuleError provider_credentials_refused if no credentials are stored.
 */
export function createProviderGateway(options: {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly sealKey: string;
  readonly database: Knex;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly fetch: typeof fetch;
  readonly waiting: Waiting;
}): ProviderGateway {
  const { baseUrl, database, log, waiting } = options;
  const exchange = createTransport(baseUrl, options.timeoutMs, options.fetch);
  const logged = withLog(withMetrics(exchange, options.metrics), log);
  const guarded = withBreaker(logged, { now: waiting.now, report: reportStatus(database, log) });
  const cache = createReferenceCache(waiting.now);
  const signedIn = (login: ProviderLogin, retryForMs?: number) =>
    withSession(withRetry(guarded, waiting, retryForMs), baseUrl, login, waiting.now);
  const clientOf = (transport: Transport, { loginId, orgId, userId }: Omit<Use, 'sealed'> & { loginId: string }) => {
    const admit = async () => {
      if (userId !== undefined) await takeCall(database, { loginId, orgId, userId }, waiting.now());
    };
    return createClient(withReferenceCache(transport, cache, loginId, admit));
  };
  const open = ({ sealed, orgId, userId }: Use, retryForMs?: number): ProviderClient => {
    if (!sealed) throw new RuleError('provider_credentials_refused');
    const { loginId } = sealed;
    const login = { loginId, apiKey: unseal(sealed.sealedApiKey, options.sealKey) };
    const recorded = withRefusedLogins(signedIn(login, retryForMs), { database, log, loginId }, waiting.now);
    return clientOf(recorded, { loginId, orgId, userId });
  };
  const gatewayOf = (userId?: string): ProviderGateway => ({
    forAccount: async (accountId, retryForMs) =>
      open({ ...(await loginOfAccount(database, accountId)), userId }, retryForMs),
    house: async (retryForMs) => open({ sealed: await loginOfHouse(database), orgId: house, userId }, retryForMs),
    loginIds: async () => (await allLogins(database)).map(({ loginId }) => loginId),
    forLogin: async (loginId, retryForMs) =>
      open({ sealed: await loginById(database, loginId), orgId: house, userId }, retryForMs),
    withLogin: (login) => clientOf(signedIn(login), { loginId: login.loginId, orgId: house, userId }),
    forUser: gatewayOf,
  });
  return gatewayOf();
}

/** Stands for the organisation in calls that concern none. */
const house = 'house';

/** A login with the organisation and, for a user's request, the user that uses it. */
interface Use {
  readonly sealed: SealedLogin | undefined;
  readonly orgId: string;
  readonly userId?: string;
}

const columns = ['credentials.tcc_login_id as loginId', 'credentials.sealed_api_key as sealedApiKey'] as const;

async function loginOfAccount(database: Knex, accountId: string): Promise<Use> {
  const account = await database('accounts').where({ id: accountId }).first('org_id');
  const orgId = account?.org_id ?? house;
  const own = await database('organisations')
    .join('vault.provider_credentials as credentials', 'credentials.org_id', 'organisations.id')
    .where({ 'organisations.id': account?.org_id ?? null, 'organisations.defaultToAdminCredentials': false })
    .first<SealedLogin | undefined>(...columns);
  return { sealed: own ?? (await loginOfHouse(database)), orgId };
}

async function loginById(database: Knex, loginId: string): Promise<SealedLogin | undefined> {
  return (await allLogins(database)).find((sealed) => sealed.loginId === loginId);
}

async function loginOfHouse(database: Knex): Promise<SealedLogin | undefined> {
  return database('vault.admin_key_credentials as credentials').first<SealedLogin | undefined>(...columns);
}

async function allLogins(database: Knex): Promise<SealedLogin[]> {
  const house = await loginOfHouse(database);
  const own = await database('organisations')
    .join('vault.provider_credentials as credentials', 'credentials.org_id', 'organisations.id')
    .where({ 'organisations.defaultToAdminCredentials': false })
    .orderBy('credentials.tcc_login_id')
    .select<SealedLogin[]>(...columns);
  return house ? [house, ...own.filter(({ loginId }) => loginId !== house.loginId)] : own;
}
