import type { Column } from '../../../ui/table/column';
import type { AddressedAccount } from './addressChanges';

/** The columns of the accounts to choose from, with their present addresses. */
export const addressColumns: readonly Column<AddressedAccount>[] = [
  { key: 'name', title: 'Account', cell: ({ name }) => name, onPhone: 'title' },
  { key: 'street', title: 'Street', cell: ({ street }) => street, onPhone: 'detail' },
  {
    key: 'place',
    title: 'Place',
    cell: (row) => [row.postal_code, row.city, row.state_or_province, row.country].filter(Boolean).join(' '),
    onPhone: 'secondDetail',
  },
];
