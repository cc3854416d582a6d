import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import { countText } from '../../../ui/formats';
import { ListPage, NewLink } from '../../../shared/patterns/list/ListPage';
import { pageParam, textParam, useSearch } from '../../../shared/searchParams';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { Notice } from '../../../ui/Notice';
import { userColumns } from './userColumns';
import { usersPerPage, useUsers } from './usersQuery';

const search = { search: textParam(), page: pageParam };
const nouns = ['user', 'users'] as const;

/** The users that an administrator may see (/admin/users). The router keeps others away; the text is for rights that were just lost. */
export function UsersPage() {
  const { isAdmin, isOrgAdmin } = usePortal();
  return isAdmin || isOrgAdmin ? <UserList /> : <Notice tone="failure">{messages.users.adminsOnly}</Notice>;
}

function UserList() {
  const { isAdmin, account } = usePortal();
  const { values, set } = useSearch(search);
  const read = useUsers(values);
  const count = read.data?.found.aggregate?.count;
  return (
    <ListPage
      title={messages.adminMenu.users}
      context={isAdmin ? 'Of all organisations' : 'Of the organisations that you administer'}
      summary={countText(count, nouns)}
      action={
        <>
          {account && <LinkButton to={paths.uploadUsers}>{messages.users.upload}</LinkButton>}
          <NewLink to={paths.newUser}>{messages.users.add}</NewLink>
        </>
      }
      search={{
        label: messages.users.search,
        placeholder: messages.users.search,
        value: values.search,
        onChange: (text) => set({ search: text }),
      }}
      caption={messages.adminMenu.users}
      nouns={nouns}
      read={read}
      rows={read.data?.users}
      columns={userColumns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => paths.user(id)}
      pager={{
        page: values.page,
        pages: Math.ceil((count ?? 0) / usersPerPage),
        onPage: (page) => set({ page }),
      }}
      empty={<EmptyState>{messages.users.none}</EmptyState>}
    />
  );
}
