import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import type { Column } from '../../../ui/table/column';
import type { OrganisationRow } from './organisationsQuery';

const yesOrNo = (isSet: boolean) => (isSet ? 'Yes' : 'No');

/** The columns of the list of organisations. */
export const organisationColumns: readonly Column<OrganisationRow>[] = [
  {
    key: 'name',
    title: 'Name',
    cell: ({ id, name }) => <Link to={paths.organisation(id)}>{name}</Link>,
    onPhone: 'title',
  },
  {
    key: 'currency',
    title: 'Authorisation currency',
    cell: (row) => row.authorisation_currency,
    isShort: true,
    onPhone: 'detail',
  },
  { key: 'dip', title: 'DIP', cell: (row) => yesOrNo(row.enable_dip), isShort: true, isSecondary: true },
  {
    key: 'favourites',
    title: 'Favourites',
    cell: (row) => yesOrNo(row.enable_favourites),
    isShort: true,
    isSecondary: true,
  },
  {
    key: 'accounts',
    title: 'Accounts',
    cell: (row) => row.accounts_aggregate.aggregate?.count,
    isNumber: true,
    onPhone: 'value',
  },
];
