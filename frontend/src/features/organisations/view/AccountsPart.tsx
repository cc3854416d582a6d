import { shownPage } from '../../../shared/listQuery';
import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import { LinkButton } from '../../../ui/LinkButton';
import { Row } from '../../../ui/layout';
import { accountColumns } from './accountColumns';
import { PartList, usePartPage } from './PartList';
import { useAccounts } from './partQueries';

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
      columns={accountColumns(isAdmin)}
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
