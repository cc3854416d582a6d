import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { usePortal } from '../../app/session/PortalContext';
import { type Seat } from '../../app/session/sessionUser';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { DataTable, type Column } from '../../ui/DataTable';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { SearchInput } from '../../ui/SearchInput';
import { Stack } from '../../ui/Stack';

const contains = (seat: Seat, text: string) =>
  [seat.account.name, seat.account.reference ?? '', seat.account.organisation.name].some((part) =>
    part.toLowerCase().includes(text.trim().toLowerCase()),
  );

function columnsFor(currentId: string | undefined, choose: (seat: Seat) => void): Column<Seat>[] {
  return [
    {
      key: 'name',
      title: 'Account',
      cell: ({ account }) => (
        <>
          <strong>{account.name}</strong> {account.id === currentId && <Badge label="Current" />}
          {account.is_closed && <Badge label="Closed" />}
        </>
      ),
    },
    { key: 'organisation', title: 'Organisation', cell: ({ account }) => account.organisation.name },
    { key: 'reference', title: 'Reference', cell: ({ account }) => account.reference, isSecondary: true },
    { key: 'role', title: 'Your role', cell: ({ role }) => role.name, isSecondary: true },
    {
      key: 'choose',
      title: 'Action',
      isTitleHidden: true,
      isNumber: true,
      cell: (seat) => (
        <Button size="small" onClick={() => choose(seat)} aria-label={`Switch to ${seat.account.name}`}>
          {seat.account.id === currentId ? 'Stay here' : 'Switch'}
        </Button>
      ),
    },
  ];
}

/** The account picker (/account/switch-accounts): the accounts on which the user holds a seat. */
export function SwitchAccountsPage() {
  const { user, account, selectAccount } = usePortal();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const columns = useMemo(
    () =>
      columnsFor(account?.id, (seat) => {
        void selectAccount(seat.account);
        void navigate(paths.dashboard);
      }),
    [account?.id, selectAccount, navigate],
  );
  const found = user.contacts.filter((seat) => contains(seat, search));
  return (
    <>
      <PageHeader title="Switch accounts" context="You work in one account at a time." />
      <Stack>
        {user.contacts.length > 5 && <SearchInput label="Search accounts" value={search} onChange={setSearch} />}
        {found.length > 0 ? (
          <DataTable caption="Your accounts" columns={columns} rows={found} rowKey={({ id }) => id} />
        ) : (
          <EmptyState>No account matches this search.</EmptyState>
        )}
      </Stack>
    </>
  );
}
