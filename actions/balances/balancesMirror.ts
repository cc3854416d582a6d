import type { BalancesRow } from '../database/generated/tables';
import type { WrittenColumns } from '../database/table';
import type { ProviderBalance } from '../provider/records';
import type { Mirror } from '../mirrors/mirror';

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
