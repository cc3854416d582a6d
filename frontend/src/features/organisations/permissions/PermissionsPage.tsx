import { useParams } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { DetailPage } from '../../../shared/patterns/DetailPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { useOrganisation, type Organisation } from '../view/organisationQuery';
import { PermissionsGrid } from './PermissionsGrid';
import { usePermissions } from './permissionsQuery';

/** The users of an organisation by account, with role and limits (/admin/organisations/{orgId}/permissions). */
export function PermissionsPage() {
  const { orgId = '' } = useParams();
  return (
    <ReadFrame read={useOrganisation(orgId)} rows={8}>
      {({ organisations_by_pk: found }) => (found ? <Permissions organisation={found} /> : <NotFoundPage />)}
    </ReadFrame>
  );
}

function Permissions({ organisation }: { organisation: Organisation }) {
  const { id, name, authorisation_currency: currency } = organisation;
  return (
    <DetailPage
      back={{ to: paths.organisation(id), label: name }}
      title="Permissions"
      context={`Role and limit of each user on each account. Limits are in ${currency}; the lower limit is 1.`}
      actions={<LinkButton to={paths.permissionReport(id)}>Reports</LinkButton>}
    >
      <ReadFrame read={usePermissions(id)} rows={8}>
        {(seats) =>
          seats.length === 0 ? (
            <EmptyState>There are no users on the accounts of this organisation yet.</EmptyState>
          ) : (
            <PermissionsGrid seats={seats} currency={currency} />
          )
        }
      </ReadFrame>
    </DetailPage>
  );
}
