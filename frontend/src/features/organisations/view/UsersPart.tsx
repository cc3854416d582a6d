import { paths } from '../../../session/paths';
import { shownPage } from '../../../shared/listQuery';
import { memberColumns } from './memberColumns';
import { PartList, usePartPage } from './PartList';
import { useMembers } from './partQueries';

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
      columns={memberColumns}
      rowKey={({ user_id }) => user_id}
      rowLink={({ user_id }) => paths.user(user_id)}
      emptyText="The users of this organisation will be listed here."
      page={page}
      onPage={onPage}
    />
  );
}
