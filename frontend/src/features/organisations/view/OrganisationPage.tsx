import { useParams } from 'react-router-dom';
import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { HubPage } from '../../../shared/patterns/HubPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Card } from '../../../ui/layout';
import { Details } from '../../../ui/Details';
import { formatDay } from '../../../ui/formatDate';
import { LinkButton } from '../../../ui/LinkButton';
import { DayPart } from '../day/DayPart';
import { GroupsPart } from '../groups/GroupsPart';
import { RolesPart } from '../roles/RolesPart';
import { RulesPart } from '../rules/RulesPart';
import { WebhooksPart } from '../webhooks/WebhooksPart';
import { AccountsPart } from './AccountsPart';
import { DeleteOrganisation } from './DeleteOrganisation';
import { FourEyesCard } from './FourEyesCard';
import { useOrganisation, type Organisation } from './organisationQuery';
import { UsersPart } from './UsersPart';

/** An organisation with its roles, groups, users, rules, accounts and webhooks (/admin/organisations/{id}). */
export function OrganisationPage() {
  const { id = '' } = useParams();
  return (
    <ReadFrame read={useOrganisation(id)} rows={8}>
      {({ organisations_by_pk: found }) => (found ? <Hub organisation={found} /> : <NotFoundPage />)}
    </ReadFrame>
  );
}

function Hub({ organisation }: { organisation: Organisation }) {
  const { id, name, authorisation_currency: currency } = organisation;
  return (
    <HubPage
      back={{ to: paths.organisations, label: messages.adminMenu.organisations }}
      title={name}
      context={`Thresholds and limits are in ${currency}`}
      actions={<Actions organisation={organisation} />}
      rail={<Facts organisation={organisation} />}
      tabsLabel="Parts of the organisation"
      tabs={[
        { key: 'roles', label: 'Roles', content: () => <RolesPart orgId={id} /> },
        { key: 'groups', label: 'Groups', content: () => <GroupsPart orgId={id} /> },
        { key: 'users', label: 'Users', content: () => <UsersPart orgId={id} /> },
        { key: 'rules', label: 'Rules', content: () => <RulesPart orgId={id} currency={currency} /> },
        { key: 'accounts', label: 'Accounts', content: () => <AccountsPart orgId={id} /> },
        { key: 'day', label: 'Day', content: () => <DayPart orgId={id} /> },
        { key: 'webhooks', label: 'Webhooks', content: () => <WebhooksPart orgId={id} /> },
      ]}
    />
  );
}

function Actions({ organisation }: { organisation: Organisation }) {
  const { isAdmin } = usePortal();
  return (
    <>
      {isAdmin && (
        <LinkButton to={paths.editOrganisation(organisation.id)} tone="primary">
          Edit
        </LinkButton>
      )}
      <LinkButton to={paths.permissions(organisation.id)}>Permissions</LinkButton>
      <LinkButton to={paths.permissionReport(organisation.id)}>Reports</LinkButton>
      {isAdmin && <DeleteOrganisation organisation={organisation} />}
    </>
  );
}

function Facts({ organisation }: { organisation: Organisation }) {
  const { isAdmin } = usePortal();
  const { enable_dip, enable_favourites, idle_limit_minutes, createdAt } = organisation;
  return (
    <>
      <Card title="Settings">
        <Details
          items={[
            { label: 'Idle limit', value: `${idle_limit_minutes} minutes` },
            { label: 'DIP', value: enable_dip ? 'Yes' : 'No' },
            { label: 'Favourites', value: enable_favourites ? 'Yes' : 'No' },
            { label: 'Created', value: formatDay(createdAt) },
          ]}
        />
      </Card>
      {isAdmin && <FourEyesCard orgId={organisation.id} />}
    </>
  );
}
