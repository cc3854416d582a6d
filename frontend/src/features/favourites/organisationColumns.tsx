import { Link } from 'react-router-dom';
import { paths } from '../../session/paths';
import { Badge } from '../../ui/marks';
import type { Column } from '../../ui/table/column';
import type { FavouriteOrganisation } from './favouritesQuery';

/** The columns of the organisations whose favourites the user may manage. */
export const organisationColumns: readonly Column<FavouriteOrganisation>[] = [
  {
    key: 'name',
    title: 'Organisation',
    cell: ({ id, name }) => <Link to={paths.favouritesOf(id)}>{name}</Link>,
    onPhone: 'title',
  },
  {
    key: 'enabled',
    title: 'Favourites',
    cell: ({ enable_favourites }) => <Badge label={enable_favourites ? 'On' : 'Off'} />,
    onPhone: 'state',
  },
];
