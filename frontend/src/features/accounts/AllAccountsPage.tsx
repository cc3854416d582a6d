import { useSearch } from '../../shared/useSearch';
import { AccountPicker } from './AccountPicker';
import { accountsSearch } from './accountsSearch';
import { useAllAccounts } from './allAccounts';

/** Every account there is (/account/switch-accounts2), for super admins. */
export function AllAccountsPage() {
  const url = useSearch(accountsSearch);
  const read = useAllAccounts(url.values);
  return (
    <AccountPicker
      title="All accounts"
      context="Every account of every organisation. You may look at any, and act where you hold a seat."
      url={url}
      read={read}
      found={({ accounts, accounts_aggregate: all }) => ({
        choices: accounts.map((account) => ({ account })),
        count: all.aggregate?.count ?? 0,
      })}
    />
  );
}
