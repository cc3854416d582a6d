import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { seal } from '../provider/sealing';
import type { RuntimeContext } from '../runtime/context';

/** What is new of an organisation's login at the provider; what is left out stays. */
export interface NewCredentials {
  readonly loginId?: string;
  readonly apiKey?: string;
}

/**
 * Stores an organisation's login at the provider: the key sealed in the vault, and of it only a digest in `organisations`. The caller
 * holds the lock of the organisation.
 * @throws RuleError login_taken; invalid_input for a login without a key, or a key without a login
 */
export async function storeCredentials(
  transaction: Knex.Transaction,
  { environment }: RuntimeContext,
  organisationId: string,
  { loginId, apiKey }: NewCredentials,
): Promise<void> {
  if (loginId === undefined && apiKey === undefined) return;
  const stored = await transaction('vault.provider_credentials').where({ org_id: organisationId }).first();
  const login = loginId ?? stored?.tcc_login_id;
  const sealed = apiKey === undefined ? stored?.sealed_api_key : seal(apiKey, environment.SEAL_KEY);
  if (!login) throw new RuleError('invalid_input', 'tcc_login_id', 'Enter the login of this key.');
  if (!sealed) throw new RuleError('invalid_input', 'api_key', 'Enter the key of this login.');
  await requireFreeLogin(transaction, organisationId, login);
  await transaction('vault.provider_credentials')
    .insert({ org_id: organisationId, tcc_login_id: login, sealed_api_key: sealed })
    .onConflict('org_id')
    .merge();
  const digest = apiKey === undefined ? {} : { api_key: `sha256:${createHash('sha256').update(apiKey).digest('hex')}` };
  await transaction('organisations')
    .where({ id: organisationId })
    .update({ tcc_login_id: login, ...digest });
}

/** A login belongs to one organisation, or to the house. */
async function requireFreeLogin(transaction: Knex.Transaction, organisationId: string, login: string): Promise<void> {
  const other = await transaction('vault.provider_credentials')
    .where({ tcc_login_id: login })
    .whereNot({ org_id: organisationId })
    .first('org_id');
  const house = await transaction('vault.admin_key_credentials').where({ tcc_login_id: login }).first('id');
  if (other || house) throw new RuleError('login_taken', 'tcc_login_id');
}
