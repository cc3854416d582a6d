import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../session/paths';
import { usePortal } from '../../../session/PortalContext';
import { NotFoundPage } from '../../../shared/NotFoundPage';
import { rowsPerPage } from '../../../shared/listQuery';
import { DetailPage } from '../../../shared/patterns/DetailPage';
import { ReadFrame } from '../../../shared/ReadFrame';
import { pageParam, useSearch } from '../../../shared/searchParams';
import { useRuleFacts, type RuleFacts } from '../../../shared/simulator/ruleFacts';
import { EmptyState } from '../../../ui/EmptyState';
import { LinkButton } from '../../../ui/LinkButton';
import { Pager } from '../../../ui/Pager';
import { gridUsers, type GridUser } from './gridUsers';
import { PermissionsGrid, type GridPlace } from './PermissionsGrid';
import { usePermissions } from './permissionsQuery';

const PlacePanel = lazy(async () => ({ default: (await import('./PlacePanel')).PlacePanel }));

const search = { page: pageParam };

/** The users of an organisation by account, with role and limits (/admin/organisations/{orgId}/permissions). */
export function PermissionsPage() {
  const { orgId = '' } = useParams();
  return (
    <ReadFrame read={useRuleFacts(orgId)} rows={8}>
      {({ organisations_by_pk: found }) => (found ? <Permissions facts={found} /> : <NotFoundPage />)}
    </ReadFrame>
  );
}

function Permissions({ facts }: { facts: RuleFacts }) {
  const { id, name, authorisation_currency: currency } = facts;
  const { user } = usePortal();
  const read = usePermissions(id);
  return (
    <DetailPage
      back={{ to: paths.organisation(id), label: name }}
      title="Permissions"
      context={`Role and limit of each user on each account. Limits are in ${currency}; the lower limit is 1. Choose a cell to change it.`}
      actions={<LinkButton to={paths.permissionReport(id)}>Reports</LinkButton>}
    >
      <ReadFrame read={read} rows={8}>
        {(permissions) => <EditableGrid facts={facts} users={gridUsers(permissions, user.id)} onSaved={read.reload} />}
      </ReadFrame>
    </DetailPage>
  );
}

interface Props {
  facts: RuleFacts;
  users: readonly GridUser[];
  onSaved: () => void;
}

function EditableGrid({ facts, users, onSaved }: Props) {
  const { values, set } = useSearch(search);
  const [chosen, setChosen] = useState<GridPlace>();
  // The panel stays mounted while it closes, so that the focus returns to the cell.
  const [isOpen, setIsOpen] = useState(false);
  const { accounts, roles, authorisation_currency: currency } = facts;
  if (users.length === 0 || accounts.length === 0) {
    return <EmptyState>The users and accounts of this organisation will be listed here.</EmptyState>;
  }
  const pages = Math.ceil(users.length / rowsPerPage);
  const page = Math.min(values.page, pages);
  const choose = (place: GridPlace) => {
    setChosen(place);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  return (
    <>
      <PermissionsGrid
        users={users.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
        accounts={accounts}
        currency={currency}
        onChoose={choose}
      />
      <Pager page={page} pages={pages} onPage={(next) => set({ page: next })} />
      <Suspense>
        {chosen && (
          <PlacePanel
            key={`${chosen.user.id} ${chosen.account.id}`}
            place={chosen}
            isOpen={isOpen}
            roles={roles}
            onClose={close}
            onSaved={() => {
              close();
              onSaved();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
