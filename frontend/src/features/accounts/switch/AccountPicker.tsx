import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Read } from '../../../graphql/useRead';
import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import { countText } from '../../../ui/formats';
import { ListPage } from '../../../shared/patterns/list/ListPage';
import type { useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { type AccountChoice, accountsPerPage, type accountsSearch } from './allAccounts';
import { accountColumns } from './accountColumns';

interface Props {
  title: string;
  context: string;
  hasRoles?: boolean;
  url: ReturnType<typeof useSearch<typeof accountsSearch>>;
  read: Read<unknown>;
  /** The accounts of the page; undefined until they are read. */
  choices: readonly AccountChoice[] | undefined;
  /** The number of accounts on all pages. */
  count: number | undefined;
}

const nouns = ['account', 'accounts'] as const;

/** A list of accounts to choose from. Choosing one selects it for the session and opens the dashboard. */
export function AccountPicker(props: Props) {
  const { title, context, hasRoles = false, url, read, choices, count = 0 } = props;
  const { values, set } = url;
  const { account, selectAccount } = usePortal();
  const navigate = useNavigate();
  const columns = useMemo(
    () =>
      accountColumns(account?.id, hasRoles, (choice) => {
        void selectAccount(choice.account);
        void navigate(paths.dashboard);
      }),
    [account?.id, hasRoles, selectAccount, navigate],
  );
  return (
    <ListPage
      title={title}
      context={context}
      summary={countText(props.count, nouns)}
      search={{
        label: 'Search accounts',
        placeholder: 'Search by account, reference or organisation',
        value: values.search,
        onChange: (search) => set({ search }),
      }}
      caption="Accounts"
      nouns={nouns}
      read={read}
      rows={choices}
      columns={columns}
      rowKey={({ account: { id } }) => id}
      pager={{ page: values.page, pages: Math.ceil(count / accountsPerPage), onPage: (page) => set({ page }) }}
      onClear={values.search ? () => set({ search: '' }) : undefined}
      empty={<EmptyState>The accounts on which you have a seat will be listed here.</EmptyState>}
    />
  );
}
