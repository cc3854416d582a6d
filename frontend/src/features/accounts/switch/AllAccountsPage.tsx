import { useSearch } from '../../../shared/searchParams';
import { AccountPicker } from './AccountPicker';
import { accountsSearch, useAllAccounts } from './allAccounts';

/** All accounts (/account/switch-accounts2), for super admins. */
export function AllAccountsPage() {
  const url = useSearch(accountsSearch);
  const read = useAllAccounts(url.values);
  return (
    <AccountPicker
      title="All accounts"
      context="You can view every account, and act where you have a seat"
      url={url}
      read={read}
      choices={read.data?.accounts.map((account) => ({ account }))}
      count={read.data?.accounts_aggregate.aggregate?.count}
    />
  );
}
