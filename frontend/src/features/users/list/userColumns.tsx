import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import type { Column } from '../../../ui/table/DataTable';
import { nameOfUser } from '../nameOfUser';
import classes from './userColumns.module.css';
import type { UserRow } from './usersQuery';

/** A cell's content, greyed for a disabled user. */
const shown = ({ enabled }: UserRow, content: ReactNode) =>
  enabled ? content : <span className={classes.disabled}>{content}</span>;

/** The columns of the list of users (specification, part two, section 2). */
export const userColumns: readonly Column<UserRow>[] = [
  {
    key: 'username',
    title: 'Username',
    cell: (row) =>
      shown(
        row,
        <>
          <Link to={paths.user(row.id)}>{row.id}</Link>
          {!row.enabled && ` ${messages.users.disabled}`}
        </>,
      ),
    onPhone: 'title',
  },
  { key: 'name', title: 'Name', cell: (row) => shown(row, nameOfUser(row)), onPhone: 'detail' },
  { key: 'phone', title: 'Phone', cell: (row) => shown(row, row.phone), isShort: true, isSecondary: true },
  { key: 'email', title: 'Email', cell: (row) => shown(row, row.email), onPhone: 'secondDetail' },
  {
    key: 'accounts',
    title: 'Accounts',
    cell: (row) => shown(row, row.contacts_aggregate.aggregate?.count),
    isNumber: true,
    onPhone: 'value',
  },
];
