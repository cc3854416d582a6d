import { useParams } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { ReportPage } from '../../../shared/patterns/ReportPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/layout';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { DataTable, type Column } from '../../../ui/table/DataTable';
import { useOrganisation, type Organisation } from '../view/organisationQuery';
import type { Group } from './groupedBy';
import { PermissionTotals } from './PermissionTotals';
import { savePermissions } from './permissionsCsv';
import { usePermissions, type Permission } from './permissionsQuery';

interface Props {
  title: string;
  filename: string;
  groupsOf: (seats: readonly Permission[]) => Group<Permission>[];
  columnsOf: (currency: string) => readonly Column<Permission>[];
}

/** A printable report of all seats of the organisation in the address, in groups. */
export function SeatsReport(props: Props) {
  const { id = '' } = useParams();
  return (
    <ReadFrame read={useOrganisation(id)} rows={8}>
      {({ organisations_by_pk: found }) => (found ? <Report organisation={found} {...props} /> : <NotFoundPage />)}
    </ReadFrame>
  );
}

function Report({ organisation, title, filename, groupsOf, columnsOf }: Props & { organisation: Organisation }) {
  const { id, name, authorisation_currency: currency } = organisation;
  const read = usePermissions(id);
  const groups = groupsOf(read.data?.seats ?? []);
  const columns = columnsOf(currency);
  return (
    <ReportPage
      title={title}
      context={`${name}. Limits are in ${currency}.`}
      exports={
        <>
          <LinkButton to={paths.permissionReport(id)}>Overview</LinkButton>
          <Button isDisabled={!read.data} onClick={() => savePermissions(filename, groups)}>
            Save as CSV
          </Button>
        </>
      }
      read={read}
      totals={({ seats }) => <PermissionTotals seats={seats} />}
    >
      {() =>
        groups.length === 0 ? (
          <EmptyState>There are no users on the accounts of this organisation yet.</EmptyState>
        ) : (
          groups.map((group) => (
            <Card key={group.key} title={group.title}>
              <DataTable caption={group.title} columns={columns} rows={group.rows} rowKey={(seat) => seat.id} />
            </Card>
          ))
        )
      }
    </ReportPage>
  );
}
