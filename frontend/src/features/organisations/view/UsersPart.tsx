import { Link } from 'react-router-dom';
import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { shownPage } from '../../../shared/pageOf';
import type { Column } from '../../../ui/table/column';
import { PartList, usePartPage } from './PartList';
import { useMembers, type MemberRow } from './partQueries';

/** What a person may administer, in words. */
function rightsOf(row: MemberRow): string {
  const rights = [
    row.can_user_admin_org && 'Organisation',
    row.can_manage_favourites && 'Favourites',
    row.canManageNewAccount && 'New accounts',
  ];
  return rights.filter(Boolean).join(', ');
}

const columns: readonly Column<MemberRow>[] = [
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

/** The people who are linked to an organisation. */
export function UsersPart({ orgId }: { orgId: string }) {
  const { page, onPage } = usePartPage();
  const read = useMembers(orgId, page);
  return (
    <PartList
      caption="Users"
      nouns={['user', 'users']}
      read={read}
      {...shownPage(read.data?.users_organisations, page)}
      columns={columns}
      rowKey={({ user_id }) => user_id}
      rowLink={({ user_id }) => paths.user(user_id)}
      emptyText="The users of this organisation will be listed here."
      page={page}
      onPage={onPage}
    />
  );
}
