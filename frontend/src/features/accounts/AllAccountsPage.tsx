import { useSearch } from '../../shared/useSearch';
import { AccountPicker } from './AccountPicker';
import { accountsSearch } from './accountsSearch';
import { useAllAccounts } from './allAccounts';

/** All accounts (/account/switch-accounts2), for super admins. */
export function AllAccountsPage() {
  const url = useSearch(accountsSearch);
  const read = useAllAccounts(url.values);
  return (
    <AccountPicker
      title="All accounts"
      context="Every account of every organisation. You can view all of them, and act where you have a seat."
      url={url}
      read={read}
      choicesOf={({ accounts, accounts_aggregate: all }) => ({
        choices: accounts.map((account) => ({ account })),
        count: all.aggregate?.count ?? 0,
      })}
    />
  );
}
