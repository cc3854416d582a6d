import type { Knex } from 'knex';
import type { AccountInput } from '../../domain/accounts/accountInput';
import { RuleError } from '../../domain/errors';
import type { AccountsRow } from '../database/generated/tables';
import { forgetPositions } from '../database/syncPositions';
import type { ProviderClient } from '../provider/client';
import type { Context } from '../context';
import { refusalOf } from '../provider/refusal';

/** What the provider says of an account that is connected to it. */
export type KnownAtProvider = Pick<AccountsRow, 'isTccSubAccount'>;

/**
 * Asks the provider for an account before one of ours is connected to it. Every account is a sub-account of the house’s own.
 * @returns nothing for an account that is not to be connected
 * @throws RuleError account_not_found, provider_unavailable, provider_credentials_refused, too_many_requests; invalid_input where the caller says
 *   otherwise whether it is a sub-account
 */
export async function requireAtProvider(
  { provider }: Context,
  { tccAccountId, isTccSubAccount: said }: Partial<Pick<AccountInput, 'tccAccountId' | 'isTccSubAccount'>>,
): Promise<Partial<KnownAtProvider>> {
  if (!tccAccountId) return {};
  const client = await provider.house();
  const refuse = (error: unknown) => {
    throw refusalOf(error, 'tccAccountId');
  };
  const { id } = await client.getAccount(tccAccountId, null).catch(refuse);
  const isTccSubAccount = await isSubAccount(client, id).catch(refuse);
  requireSameKind(isTccSubAccount, said);
  return { isTccSubAccount };
}

/** Whether an account of the provider is not that of the house itself. @throws ProviderError */
export async function isSubAccount(client: ProviderClient, tccAccountId: string): Promise<boolean> {
  return (await client.getCurrentAccount()).id !== tccAccountId;
}

/** @throws RuleError invalid_input where the caller says otherwise than the provider whether an account is a sub-account */
export function requireSameKind(isTccSubAccount: boolean, said: boolean | undefined): void {
  if (said === undefined || said === isTccSubAccount) return;
  const text = `At the provider this is ${isTccSubAccount ? 'a sub-account' : 'the account of the house itself'}.`;
  throw new RuleError('invalid_input', 'isTccSubAccount', text);
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
