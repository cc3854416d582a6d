import type { Context } from '../runtime/context';

/**
 * Reads an account's wallets from the provider into `balances` (amounts in major units). An older reading never overwrites
 * a newer one.
 * @param onBehalfOf a contact of the account
 */
export async function refreshBalances(context: Context, accountId: string, onBehalfOf: string): Promise<void> {
  const client = await context.provider.forAccount(accountId);
  const wallets = await client.getBalances(onBehalfOf);
  if (wallets.length === 0) return;
  await context
    .database('balances')
    .insert(
      wallets.map(({ id, currency, amount, created_at, updated_at }) => ({
        id,
        account_id: accountId,
        currency,
        amount,
        created_at,
        updated_at,
      })),
    )
    .onConflict(['account_id', 'currency'])
    .merge()
    .whereRaw('balances.updated_at <= excluded.updated_at');
}
