import type { Knex } from 'knex';
import { houseAccountRefusal } from '../../domain/accounts/houseAccount';
import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import type { AccountsRow } from './generated/tables';

/**
 * An account that may take fees and safeguarded money (docs/decisions/103). It stays so until the transaction ends.
 * @throws RuleError account_not_found and those of houseAccountRefusal, at the field
 */
export async function requireHouseAccount(
  transaction: Knex.Transaction,
  id: string,
  field: string,
): Promise<AccountsRow> {
  const account = isUuid(id) ? await transaction('accounts').where({ id }).forShare().first() : undefined;
  if (!account) throw new RuleError('account_not_found', field, 'This account does not exist.');
  const refusal = houseAccountRefusal(account);
  if (refusal) throw new RuleError(refusal, field);
  return account;
}
