import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { administers, type Administrator } from '../../domain/users/administration';
import { lowerFxLimit } from '../../domain/users/seatInput';
import { isUuid } from '../../domain/text';
import type { AccountsRow, UsersRow } from '../database/generated/tables';

/** A seat as it is asked for. */
export interface AskedSeat {
  readonly id: string;
  readonly user: UsersRow;
  readonly account: AccountsRow;
  readonly roleId: string;
  /** In the authorisation currency of the account's organisation; empty or missing for none. */
  readonly upperLimit: string | null | undefined;
}

/**
 * An account on which the administrator may give seats.
 * @throws RuleError account_not_found, also for one of an organisation that the administrator does not administer; account_not_connected,
 *   account_closed
 */
export async function requireAccount(
  transaction: Knex.Transaction,
  administrator: Administrator,
  accountId: string,
  field: string,
): Promise<AccountsRow> {
  const account = isUuid(accountId)
    ? await transaction('accounts').where({ id: accountId }).forShare().first()
    : undefined;
  if (!account || !administers(administrator, account.org_id)) {
    throw new RuleError('account_not_found', field, 'This account does not exist, or you do not administer it.');
  }
  if (!account.tccAccountId) throw new RuleError('account_not_connected', field);
  if (account.is_closed) throw new RuleError('account_closed', field);
  return account;
}

/** @throws RuleError role_not_found for a role that does not belong to the account's organisation */
export async function requireRole(
  transaction: Knex.Transaction,
  organisationId: string,
  roleId: string,
  field: string,
): Promise<void> {
  const role = isUuid(roleId) && (await transaction('roles').where({ id: roleId, org_id: organisationId }).first('id'));
  if (!role) throw new RuleError('role_not_found', field, "This role does not belong to the account's organisation.");
}

/** @throws RuleError seat_exists for a user who has a seat on the account */
export async function insertSeat(
  transaction: Knex.Transaction,
  { id, user, account, ...asked }: AskedSeat,
): Promise<void> {
  const inserted = await transaction('CurrencyCloudContacts')
    .insert({
      id,
      user_id: user.id,
      account_id: account.id,
      role_id: asked.roleId,
      lower_fx_limit: String(lowerFxLimit),
      upper_fx_limit: asked.upperLimit || null,
    })
    .onConflict(['user_id', 'account_id'])
    .ignore()
    .returning('id');
  if (inserted.length === 0) throw new RuleError('seat_exists', 'user_id');
}
