import type { BalancesRow } from '../database/generated/tables';
import type { WrittenColumns } from '../database/connection';
import type { ProviderBalance } from '../provider/records';
import { type Mirror, takeReadings } from '../mirrors/mirror';
import type { Context } from '../context';

/** The available balances, in `balances`. Amounts in major units. */
export const balancesMirror: Mirror<ProviderBalance> = {
  table: 'balances',
  key: ['account_id', 'currency'],
  row: ({ id, currency, amount, created_at, updated_at }, accountId): WrittenColumns<BalancesRow> => ({
    id,
    account_id: accountId,
    currency,
    amount,
    created_at,
    updated_at,
  }),
};

/**
 * Reads an account's balances from the provider into `balances`.
 * @param onBehalfOf a contact of the account
 * @throws ProviderError
 */
export async function refreshBalances(context: Context, accountId: string, onBehalfOf: string): Promise<void> {
  const client = await context.provider.forAccount(accountId);
  const wallets = await client.getBalances(onBehalfOf);
  const placed = wallets.map((reading) => ({ reading, accountId }));
  await context.database.transaction((transaction) => takeReadings(transaction, balancesMirror, placed));
}
