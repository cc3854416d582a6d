import { usePortal } from '../../session/PortalContext';
import { useSearch } from '../../shared/useSearch';
import { AccountPicker } from './AccountPicker';
import { accountsSearch } from './accountsSearch';
import { useOwnAccounts } from './ownAccounts';

/** The account picker (/account/switch-accounts): the accounts on which the user holds a seat. */
export function SwitchAccountsPage() {
  const { user } = usePortal();
  const url = useSearch(accountsSearch);
  const read = useOwnAccounts(user.id, url.values);
  return (
    <AccountPicker
      title="Switch accounts"
      context="You work in one account at a time."
      url={url}
      read={read}
      choicesOf={({ users_by_pk: user }) => ({
        choices: (user?.contacts ?? []).map(({ account, role }) => ({ account, role: role.name })),
        count: user?.contacts_aggregate.aggregate?.count ?? 0,
      })}
    />
  );
}
