import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { forgetPositions } from '../database/syncPositions';
import type { Context } from '../provider/context';
import { refusalOf } from '../provider/refusal';

/**
 * Refuses an id that the provider does not know, before an account is connected to it.
 * @throws RuleError account_not_found, provider_unavailable, provider_credentials_refused, too_many_requests
 */
export async function requireAtProvider({ provider }: Context, tccAccountId: string | null | undefined): Promise<void> {
  if (!tccAccountId) return;
  const client = await provider.house();
  await client.getAccount(tccAccountId, null).catch((error: unknown) => {
    throw refusalOf(error, 'tccAccountId');
  });
}

/**
 * Connects an account to its counterpart at the provider. The sync, which skipped the counterpart's payments, conversions and transactions until
 * now, reads them again.
 * @throws RuleError account_imported where another account has the id
 */
export async function connectAccount(transaction: Knex.Transaction, id: string, tccAccountId: string): Promise<void> {
  const other = await transaction('accounts').where({ tccAccountId }).whereNot({ id }).first('id');
  if (other) throw new RuleError('account_imported', 'tccAccountId', 'Another account has this provider id.');
  await transaction('accounts').where({ id }).update({ tccAccountId });
  await forgetPositions(transaction);
}
