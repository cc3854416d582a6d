import { messages } from '../../../../domain/messages';
import { paths } from '../../session/paths';
import { ListPage } from '../../shared/patterns/list/ListPage';
import { pageParam, textParam, useSearch } from '../../shared/searchParams';
import { EmptyState } from '../../ui/EmptyState';
import { organisationsPerPage, useFavouriteOrganisations } from './favouritesQuery';
import { organisationColumns } from './organisationColumns';

const search = { search: textParam(120), page: pageParam };

/** The organisations whose favourites the user may manage (/admin/favourites). */
export function FavouritesPage() {
  const { values, set } = useSearch(search);
  const read = useFavouriteOrganisations(values);
  const found = read.data?.organisations;
  const { page } = values;
  return (
    <ListPage
      title={messages.adminMenu.favourites}
      context="Addresses, entities and persons that organisations keep at hand"
      search={{
        label: 'Search organisations',
        value: values.search,
        onChange: (text) => set({ search: text }),
      }}
      caption="Organisations"
      nouns={['organisation', 'organisations']}
      read={read}
      rows={found?.slice(0, organisationsPerPage)}
      columns={organisationColumns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => paths.favouritesOf(id)}
      pager={{
        page,
        pages: page + ((found?.length ?? 0) > organisationsPerPage ? 1 : 0),
        onPage: (next) => set({ page: next }),
      }}
      onClear={values.search ? () => set({ search: '' }) : undefined}
      empty={<EmptyState>You manage the favourites of no organisation.</EmptyState>}
    />
  );
}
