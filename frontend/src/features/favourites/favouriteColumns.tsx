import { Link } from 'react-router-dom';
import { regionName } from '../../shared/codeTexts';
import type { Column } from '../../ui/table/DataTable';
import { nameOf, type Favourite } from './favouriteKinds';

/**
 * The columns of a list of favourites of any kind.
 * @param formOf the address of a favourite's form
 */
export const favouriteColumns = (formOf: (id: string) => string): readonly Column<Favourite>[] => [
  {
    key: 'name',
    title: 'Name',
    cell: (favourite) => <Link to={formOf(favourite.id)}>{nameOf(favourite)}</Link>,
    onPhone: 'title',
  },
  {
    key: 'place',
    title: 'Place',
    cell: ({ street, postal_code, city }) => [street, postal_code, city].filter(Boolean).join(', '),
    onPhone: 'detail',
  },
  {
    key: 'country',
    title: 'Country',
    cell: ({ country, nationality }) => regionName(country ?? nationality ?? ''),
    onPhone: 'state',
  },
  {
    key: 'identification',
    title: 'Identification',
    cell: ({ identification_value }) => identification_value,
    isSecondary: true,
  },
  { key: 'email', title: 'Email', cell: ({ email }) => email, isSecondary: true },
];
