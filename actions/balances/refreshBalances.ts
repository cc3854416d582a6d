import { balancesMirror } from '../mirrors/balances';
import { takeReadings } from '../mirrors/mirror';
import type { Context } from '../runtime/context';

/**
 * Reads an account's wallets from the provider into `balances` (amounts in major units). An older reading never overwrites
 * a newer one.
 * @param onBehalfOf a contact of the account
 * @throws ProviderError
 */
export async function refreshBalances(context: Context, accountId: string, onBehalfOf: string): Promise<void> {
  const client = await context.provider.forAccount(accountId);
  const wallets = await client.getBalances(onBehalfOf);
  const placed = wallets.map((reading) => ({ reading, accountId }));
  await context.database.transaction((transaction) => takeReadings(transaction, balancesMirror, placed));
}
