import { Link } from 'react-router-dom';
import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import type { Column } from '../../../ui/table/column';
import type { MemberRow } from './partQueries';

/** What a person may administer, in words. */
function rightsOf(row: MemberRow): string {
  const rights = [
    row.can_user_admin_org && 'Organisation',
    row.can_manage_favourites && 'Favourites',
    row.canManageNewAccount && 'New accounts',
  ];
  return rights.filter(Boolean).join(', ');
}

/** The columns of the people who are linked to an organisation. */
export const memberColumns: readonly Column<MemberRow>[] = [
  {
    key: 'username',
    title: 'Username',
    cell: ({ user_id }) => <Link to={paths.user(user_id)}>{user_id}</Link>,
    isShort: true,
    onPhone: 'detail',
  },
  {
    key: 'name',
    title: 'Name',
    cell: ({ user }) => `${user.first_name} ${user.last_name}${user.enabled ? '' : ` ${messages.users.disabled}`}`,
    onPhone: 'title',
  },
  { key: 'rights', title: 'Administers', cell: rightsOf, onPhone: 'state' },
];
