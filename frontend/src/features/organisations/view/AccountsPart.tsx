import { Badge } from '../../../ui/Badge';
import type { Column } from '../../../ui/table/column';
import { shownPage } from '../../../shared/pageOf';
import { Link } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import { LinkButton } from '../../../ui/LinkButton';
import { Row } from '../../../ui/Stack';
import { PartList, usePartPage } from './PartList';
import { useAccounts, type AccountRow } from './partQueries';

const columnsFor = (isAdmin: boolean): readonly Column<AccountRow>[] => [
  {
    key: 'name',
    title: 'Account',
    cell: ({ id, name }) => (isAdmin ? <Link to={paths.account(id)}>{name}</Link> : name),
    onPhone: 'title',
  },
  { key: 'reference', title: 'Reference', cell: ({ reference }) => reference, isShort: true, onPhone: 'detail' },
  {
    key: 'state',
    title: 'State',
    cell: (row) => <Badge label={stateOf(row)} tone={row.is_approved || row.is_closed ? 'neutral' : 'waiting'} />,
    onPhone: 'state',
  },
];

function stateOf({ is_approved, is_closed }: AccountRow): string {
  if (is_closed) return 'Closed';
  return is_approved ? 'Approved' : 'Not approved';
}

/** The accounts of an organisation. Only super admins open and change them. */
export function AccountsPart({ orgId }: { orgId: string }) {
  const { isAdmin } = usePortal();
  const { page, onPage } = usePartPage();
  const read = useAccounts(orgId, page);
  return (
    <PartList
      action={isAdmin && <AccountLinks orgId={orgId} />}
      caption="Accounts"
      nouns={['account', 'accounts']}
      read={read}
      {...shownPage(read.data?.accounts, page)}
      columns={columnsFor(isAdmin)}
      rowKey={({ id }) => id}
      emptyText="The accounts of this organisation will be listed here."
      page={page}
      onPage={onPage}
    />
  );
}

function AccountLinks({ orgId }: { orgId: string }) {
  return (
    <Row>
      <LinkButton to={paths.newAccount(orgId)}>New account</LinkButton>
      <LinkButton to={paths.uploadAccounts(orgId)}>Upload accounts</LinkButton>
      <LinkButton to={paths.bulkUpdateAccounts(orgId)}>Update addresses</LinkButton>
    </Row>
  );
}
