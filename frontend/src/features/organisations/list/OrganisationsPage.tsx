import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import { shownPage } from '../../../shared/listQuery';
import { ListPage, NewLink } from '../../../shared/patterns/list/ListPage';
import { pageParam, textParam, useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { organisationColumns } from './organisationColumns';
import { useOrganisations } from './organisationsQuery';

const search = { search: textParam(), page: pageParam };

/** The organisations that the user administers (/admin/organisations). */
export function OrganisationsPage() {
  const { isAdmin } = usePortal();
  const { values, set } = useSearch(search);
  const read = useOrganisations(values);
  const { rows, pages } = shownPage(read.data?.organisations, values.page);
  return (
    <ListPage
      title={messages.adminMenu.organisations}
      context={isAdmin ? 'All customers' : 'Those that you administer'}
      action={isAdmin && <NewLink to={paths.createOrganisation}>New organisation</NewLink>}
      search={{
        label: 'Search organisations',
        placeholder: 'Search by name',
        value: values.search,
        onChange: (text) => set({ search: text }),
      }}
      caption="Organisations"
      nouns={['organisation', 'organisations']}
      read={read}
      rows={rows}
      columns={organisationColumns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => paths.organisation(id)}
      pager={{ page: values.page, pages, onPage: (page) => set({ page }) }}
      onClear={values.search ? () => set({ search: '' }) : undefined}
      empty={<EmptyState>The organisations that you administer will be listed here.</EmptyState>}
    />
  );
}
