import { Link, useParams } from 'react-router-dom';
import { messages } from '../../../../../domain/messages';
import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { HubPage } from '../../../shared/patterns/HubPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { Card } from '../../../ui/layout';
import { Details } from '../../../ui/Details';
import { formatDay, formatInstant } from '../../../ui/formatDate';
import { useAccountById, type Account, type AccountRequest } from '../accountQuery';
import { AccountState } from '../AccountState';
import { AccountActions } from './AccountActions';
import { ChargesPart } from './ChargesPart';
import { DetailsPart } from './DetailsPart';
import { GroupsPart } from './GroupsPart';
import { SafeguardingPart } from './SafeguardingPart';
import { SeatsPart } from './SeatsPart';

/** An account with details, seats, groups, charges and safeguarding (/admin/accounts/{id}). */
export function AccountPage() {
  const { id = '' } = useParams();
  return (
    <ReadFrame read={useAccountById(id)} rows={8}>
      {({ accounts_by_pk: found, new_account_submissions: [request] }) =>
        found ? <Hub account={found} request={request} /> : <NotFoundPage />
      }
    </ReadFrame>
  );
}

interface Props {
  account: Account;
  request: AccountRequest | undefined;
}

function Hub({ account, request }: Props) {
  return (
    <HubPage
      back={{ to: paths.accounts, label: messages.adminMenu.accounts }}
      title={account.name}
      context={
        <>
          {account.organisation.name} <AccountState {...account} />
        </>
      }
      actions={<AccountActions account={account} />}
      rail={<Facts account={account} request={request} />}
      tabsLabel="Parts of the account"
      tabs={[
        { key: 'details', label: 'Details', content: () => <DetailsPart account={account} /> },
        { key: 'users', label: 'Users', content: () => <SeatsPart account={account} /> },
        { key: 'groups', label: 'Groups', content: () => <GroupsPart account={account} /> },
        { key: 'charges', label: 'Charges', content: () => <ChargesPart account={account} /> },
        { key: 'safeguarding', label: 'Safeguarding', content: () => <SafeguardingPart account={account} /> },
      ]}
    />
  );
}

function Facts({ account, request }: Props) {
  const { designatedAccountType } = usePortal().flags;
  const { organisation, reference, closed_date, createdAt, isDesignated, isHouseAccount } = account;
  return (
    <Card title="Account">
      <Details
        items={[
          {
            label: 'Organisation',
            value: <Link to={paths.organisation(organisation.id)}>{organisation.name}</Link>,
          },
          { label: 'Reference', value: reference },
          { label: 'Designated', value: designatedAccountType ? (isDesignated ? 'Yes' : 'No') : null },
          { label: 'House’s account', value: isHouseAccount ? 'Yes' : 'No' },
          { label: 'Created', value: formatInstant(createdAt) },
          {
            label: 'Request',
            value: request && <Link to={paths.submission(request.id)}>{request.account_name}</Link>,
          },
          { label: 'Closed', value: closed_date && formatDay(closed_date) },
          { label: 'Permissions', value: <Link to={paths.permissions(organisation.id)}>Who may do what</Link> },
        ]}
      />
    </Card>
  );
}
