import { balancesMirror } from './balancesMirror';
import { takeReadings } from '../mirrors/mirror';
import type { Context } from '../context';

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
