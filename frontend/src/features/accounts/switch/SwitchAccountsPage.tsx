import { usePortal } from '../../../session/PortalContext';
import { useSearch } from '../../../shared/searchParams';
import { GetAccountsForUserDocument } from '../../../shared/accounts/accountsForUser';
import { containsPattern } from '../../../shared/listQuery';
import { useRead } from '../../../graphql/useRead';
import { AccountPicker } from './AccountPicker';
import { accountsSearch, pageOf } from './allAccounts';

/** The account picker (/account/switch-accounts): the accounts on which the user holds a seat. */
export function SwitchAccountsPage() {
  const { user } = usePortal();
  const url = useSearch(accountsSearch);
  const read = useOwnAccounts(user.id, url.values);
  const found = read.data?.users_by_pk;
  return (
    <AccountPicker
      title="Switch accounts"
      context="You work in one account at a time"
      hasRoles
      url={url}
      read={read}
      choices={found?.contacts.map((seat) => ({ account: seat.account, role: seat.role.name, seat }))}
      count={found?.contacts_aggregate.aggregate?.count}
    />
  );
}

/** A page of the accounts on which the user has a seat, by name. */
function useOwnAccounts(username: string, { search, page }: { search: string; page: number }) {
  const variables = { username, pattern: containsPattern(search), ...pageOf(page) };
  return useRead({ query: GetAccountsForUserDocument, variables });
}
