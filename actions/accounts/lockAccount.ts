import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import type { AccountsRow } from '../database/generated/tables';

/**
 * Locks an account for a change by the house.
 * @throws RuleError account_not_found, account_closed
 */
export async function lockAccount(transaction: Knex.Transaction, accountId: string): Promise<AccountsRow> {
  const account = isUuid(accountId)
    ? await transaction('accounts').where({ id: accountId }).forUpdate().first<AccountsRow | undefined>()
    : undefined;
  if (!account) throw new RuleError('account_not_found', 'accountId', 'This account does not exist.');
  if (account.is_closed) throw new RuleError('account_closed', 'accountId');
  return account;
}
