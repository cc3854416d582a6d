import type { ProviderBalance } from '../provider/records';
import type { Mirror } from './mirror';

/** The wallets, in `balances`: what is available, in major units. */
export const balancesMirror: Mirror<ProviderBalance> = {
  table: 'balances',
  key: ['account_id', 'currency'],
  row: ({ id, currency, amount, created_at, updated_at }, accountId) => ({
    id,
    account_id: accountId,
    currency,
    amount,
    created_at,
    updated_at,
  }),
};
