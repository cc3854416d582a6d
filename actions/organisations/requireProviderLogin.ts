import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import type { ProviderClient } from '../provider/client';
import type { Context } from '../context';
import { ProviderError } from '../provider/errors';
import { refusalOf } from '../provider/refusal';
import { unseal } from '../provider/sealing';
import type { ProviderLogin } from '../provider/session';
import { requireFreeLogin } from './credentials';

/** What a change says of an organisation at the provider; what is left out stays. */
export interface AskedLogin {
  readonly loginId?: string;
  readonly apiKey?: string;
  readonly contactId?: string | null;
  readonly usesHouseLogin?: boolean;
}

/**
 * Asks the provider whether it takes the login with the key, and whether the contact is an open one that the login in use reaches.
 * @param organisationId of an organisation that exists; what is stored of it completes what is asked
 * @returns the login with its key where one of them is asked, to be stored together
 * @throws RuleError organisation_not_found, login_taken; invalid_input for a login without a key, or a key without a login; provider_rejected at
 *   tcc_login_id, api_key or tcc_contact_id; provider_unavailable, provider_credentials_refused for the house's login, too_many_requests
 */
export async function requireProviderLogin(
  context: Context,
  asked: AskedLogin,
  organisationId?: string,
): Promise<ProviderLogin | undefined> {
  if (Object.values(asked).every((value) => value === undefined)) return undefined;
  const { login, contactId, usesHouseLogin } = await completed(context, asked, organisationId);
  const isLoginAsked = asked.loginId !== undefined || asked.apiKey !== undefined;
  if (isLoginAsked && login) await requireFreeLogin(context.database, organisationId, login.loginId);
  const own = login && context.provider.withLogin(login);
  if (own && (isLoginAsked || !usesHouseLogin)) await requireLogin(context, own, login);
  if (contactId) await requireContact(own && !usesHouseLogin ? own : await context.provider.house(), contactId);
  return isLoginAsked ? login : undefined;
}

/** What the organisation is at the provider after the change. */
async function completed(
  context: Context,
  { loginId, apiKey, contactId, usesHouseLogin }: AskedLogin,
  organisationId: string | undefined,
) {
  const stored = organisationId === undefined ? undefined : await storedLogin(context, organisationId);
  return {
    login: loginOf(loginId ?? stored?.loginId, apiKey ?? stored?.apiKey),
    contactId: contactId ?? stored?.contactId,
    usesHouseLogin: usesHouseLogin ?? stored?.usesHouseLogin ?? false,
  };
}

async function storedLogin({ database, environment }: Context, id: string) {
  const row = isUuid(id) ? await database('organisations').where({ id }).first() : undefined;
  if (!row) throw new RuleError('organisation_not_found', 'orgId');
  const sealed = await database('vault.provider_credentials').where({ org_id: id }).first();
  return {
    loginId: sealed?.tcc_login_id,
    apiKey: sealed && unseal(sealed.sealed_api_key, environment.SEAL_KEY),
    contactId: row.tcc_contact_id,
    usesHouseLogin: row.defaultToAdminCredentials,
  };
}

/** Undefined where there is neither. @throws RuleError invalid_input where one of the two is missing */
function loginOf(loginId: string | undefined, apiKey: string | undefined): ProviderLogin | undefined {
  if (loginId && apiKey) return { loginId, apiKey };
  if (apiKey) throw new RuleError('invalid_input', 'tcc_login_id', 'Enter the login of this key.');
  if (loginId) throw new RuleError('invalid_input', 'api_key', 'Enter the key of this login.');
  return undefined;
}

async function requireLogin(context: Context, client: ProviderClient, { loginId }: ProviderLogin): Promise<void> {
  try {
    await client.getCurrentContact();
  } catch (error) {
    if (!(error instanceof ProviderError) || error.failure !== 'credentials') throw refusalOf(error, 'tcc_login_id');
    throw await refusalOfLogin(context, error, loginId);
  }
}

/** The provider refuses an unknown login and a wrong key in the same words, so the house looks for a contact with this login. */
async function refusalOfLogin({ provider }: Context, error: ProviderError, loginId: string): Promise<RuleError> {
  const keyFault = error.errors.find(({ field }) => field === 'api_key');
  if (keyFault) return new RuleError('provider_rejected', 'api_key', `This is no key: ${keyFault.message}.`);
  const isKnown = await provider
    .house()
    .then((house) => house.findContacts({ loginId, perPage: 1 }))
    .then(({ items }) => items.length > 0)
    .catch(() => false);
  return isKnown
    ? new RuleError('provider_rejected', 'api_key', 'The provider knows this login and refuses its key.')
    : new RuleError('provider_rejected', 'tcc_login_id', 'The provider does not know this login with this key.');
}

async function requireContact(client: ProviderClient, contactId: string): Promise<void> {
  const contact = await client.getContact(contactId).catch((error: unknown) => {
    const isAbsent = error instanceof ProviderError && (error.failure === 'not_found' || error.failure === 'rejected');
    if (!isAbsent) throw refusalOf(error, 'tcc_contact_id');
    throw new RuleError('provider_rejected', 'tcc_contact_id', 'The provider has no such contact for this login.');
  });
  if (contact.status === 'enabled') return;
  throw new RuleError('provider_rejected', 'tcc_contact_id', 'This contact is closed at the provider.');
}
