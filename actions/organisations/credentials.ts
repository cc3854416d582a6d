import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { seal } from '../provider/sealing';
import type { ProviderLogin } from '../provider/session';
import type { RuntimeContext } from '../runtime/context';

/**
 * Stores an organisation's login at the provider: the key sealed in the vault, and of it only a digest in `organisations`. The caller
 * holds the lock of the organisation, and has asked the provider (`requireProviderLogin.ts`).
 * @throws RuleError login_taken
 */
export async function storeCredentials(
  transaction: Knex.Transaction,
  { environment }: RuntimeContext,
  organisationId: string,
  { loginId, apiKey }: ProviderLogin,
): Promise<void> {
  await requireFreeLogin(transaction, organisationId, loginId);
  await transaction('vault.provider_credentials')
    .insert({ org_id: organisationId, tcc_login_id: loginId, sealed_api_key: seal(apiKey, environment.SEAL_KEY) })
    .onConflict('org_id')
    .merge();
  const digest = createHash('sha256').update(apiKey).digest('hex');
  await transaction('organisations')
    .where({ id: organisationId })
    .update({ tcc_login_id: loginId, api_key: `sha256:${digest}` });
}

/**
 * A login belongs to one organisation, or to the house.
 * @param organisationId undefined for one that does not exist yet
 * @throws RuleError login_taken
 */
export async function requireFreeLogin(
  database: Knex,
  organisationId: string | undefined,
  login: string,
): Promise<void> {
  const others = database('vault.provider_credentials').where({ tcc_login_id: login });
  if (organisationId) void others.whereNot({ org_id: organisationId });
  const other = await others.first('org_id');
  const house = await database('vault.admin_key_credentials').where({ tcc_login_id: login }).first('id');
  if (other || house) throw new RuleError('login_taken', 'tcc_login_id');
}
