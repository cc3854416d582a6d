import { lazy, Suspense, useState } from 'react';
import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { ListPage } from '../../../shared/patterns/list/ListPage';
import { pageParam, textParam, useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { tccAccountColumns } from './tccAccountColumns';
import { useTccAccounts, type TccAccountRow } from './tccAccountsQuery';

const ImportPanel = lazy(async () => ({ default: (await import('./ImportPanel')).ImportPanel }));

const search = { search: textParam(150), page: pageParam };

/** The accounts of the house at the provider, from which some are imported (/admin/accounts/import). */
export function ImportAccountsPage() {
  const { values, set } = useSearch(search);
  const [chosen, setChosen] = useState<TccAccountRow>();
  const { read, rows, pages } = useTccAccounts(values.search, values.page);
  return (
    <>
      <ListPage
        title="Import accounts"
        context="The house's accounts at the provider"
        action={<LinkButton to={paths.accounts}>{messages.adminMenu.accounts}</LinkButton>}
        search={{
          label: 'Search accounts of the provider',
          placeholder: 'Name or provider id',
          value: values.search,
          onChange: (text) => set({ search: text }),
        }}
        caption="Accounts at the provider"
        nouns={['account', 'accounts']}
        read={read}
        rows={rows}
        columns={tccAccountColumns(setChosen)}
        rowKey={({ tccId }) => tccId}
        pager={{ page: values.page, pages, onPage: (page) => set({ page }) }}
        onClear={values.search ? () => set({ search: '' }) : undefined}
        empty={<EmptyState>The provider has no accounts of this house yet.</EmptyState>}
      />
      <Suspense>{chosen && <ImportPanel account={chosen} onClose={() => setChosen(undefined)} />}</Suspense>
    </>
  );
}
