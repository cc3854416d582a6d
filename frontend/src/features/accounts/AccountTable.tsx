import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../session/paths';
import { usePortal } from '../../session/PortalContext';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { DataTable, type Column } from '../../ui/table/DataTable';
import type { AccountChoice } from './accountChoice';

type Choose = (choice: AccountChoice) => void;

function columnsFor(currentId: string | undefined, hasRoles: boolean, choose: Choose): Column<AccountChoice>[] {
  const role: Column<AccountChoice> = {
    key: 'role',
    title: 'Your role',
    cell: (choice) => choice.role,
    isSecondary: true,
  };
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
    ...(hasRoles ? [role] : []),
    {
      key: 'choose',
      title: 'Action',
      isTitleHidden: true,
      isNumber: true,
      cell: (choice) => (
        <Button size="small" onClick={() => choose(choice)} aria-label={`Switch to ${choice.account.name}`}>
          {choice.account.id === currentId ? 'Stay here' : 'Switch'}
        </Button>
      ),
    },
  ];
}

/** A page of accounts. Choosing one selects it for the session and opens the dashboard. */
export function AccountTable({ choices, isRefreshing }: { choices: readonly AccountChoice[]; isRefreshing: boolean }) {
  const { account, selectAccount } = usePortal();
  const navigate = useNavigate();
  const hasRoles = choices.some(({ role }) => role !== undefined);
  const columns = useMemo(
    () =>
      columnsFor(account?.id, hasRoles, (choice) => {
        void selectAccount(choice.account);
        void navigate(paths.dashboard);
      }),
    [account?.id, hasRoles, selectAccount, navigate],
  );
  return (
    <DataTable
      caption="Accounts"
      columns={columns}
      rows={choices}
      rowKey={({ account: { id } }) => id}
      isRefreshing={isRefreshing}
    />
  );
}
