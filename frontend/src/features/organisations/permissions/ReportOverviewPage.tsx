import { useParams } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { ReportPage } from '../../../shared/patterns/ReportPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { useRuleFacts, type RuleFacts } from '../../../shared/simulator/ruleFacts';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { DataTable } from '../../../ui/table/DataTable';
import { groupedBy } from './groupedBy';
import { PermissionTotals } from './PermissionTotals';
import { usePermissions } from './permissionsQuery';
import { userText } from './permissionText';
import { releaseColumns } from './releaseColumns';
import { releaseFactsOf } from './releaseFacts';

/** Who can release payments from each account of an organisation (/admin/organisations/{id}/report). */
export function ReportOverviewPage() {
  const { id = '' } = useParams();
  return (
    <ReadFrame read={useRuleFacts(id)} rows={8}>
      {({ organisations_by_pk: found }) => (found ? <Overview facts={found} /> : <NotFoundPage />)}
    </ReadFrame>
  );
}

function Overview({ facts }: { facts: RuleFacts }) {
  const { id, name, authorisation_currency: currency } = facts;
  return (
    <ReportPage
      title="Permissions"
      context={`${name}. Checked with the people, roles, limits and rules of today.`}
      exports={
        <>
          <LinkButton to={paths.permissionsByAccount(id)}>By account</LinkButton>
          <LinkButton to={paths.permissionsByUser(id)}>By user</LinkButton>
        </>
      }
      read={usePermissions(id)}
      totals={({ seats }) => <PermissionTotals seats={seats} />}
    >
      {({ seats }) => {
        const accounts = groupedBy(seats, ({ account }) => ({ key: account.id, title: account.name }), userText);
        if (accounts.length === 0) {
          return <EmptyState>There are no users on the accounts of this organisation yet.</EmptyState>;
        }
        return (
          <DataTable
            caption="Accounts"
            columns={releaseColumns(currency)}
            rows={accounts.map((group) => releaseFactsOf(facts, group))}
            rowKey={({ key }) => key}
          />
        );
      }}
    </ReportPage>
  );
}
