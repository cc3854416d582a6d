import { lazy, Suspense, useState } from 'react';
import { usePortal } from '../../../session/PortalContext';
import { rowsPerPage } from '../../../shared/listQuery';
import { Button } from '../../../ui/Button';
import { ConfirmedCall } from '../../../shared/ConfirmedCall';
import { PartList, usePartPage } from '../view/PartList';
import { useRoles, type RoleRow } from '../view/partQueries';
import { RoleOrder } from './RoleOrder';
import { roleColumns } from './roleColumns';
import { DeleteRoleDocument } from './roleWrites';

// Most visits only look, and these bring the pickers and the validation.
const CloneRoles = lazy(async () => ({ default: (await import('./CloneRoles')).CloneRoles }));
const RolePanel = lazy(async () => ({ default: (await import('./RolePanel')).RolePanel }));

/** What the user does with the roles, beside looking at them. */
type Act =
  | { readonly kind: 'create' | 'order' | 'clone' }
  | { readonly kind: 'edit' | 'delete'; readonly role: RoleRow };

/** The roles of an organisation in their order. Super admins change them. */
export function RolesPart({ orgId }: { orgId: string }) {
  const { isAdmin } = usePortal();
  const { page, onPage } = usePartPage();
  const [act, setAct] = useState<Act>();
  const read = useRoles(orgId);
  const roles = read.data?.roles ?? [];
  const close = () => setAct(undefined);
  return (
    <>
      <PartList
        caption="Roles"
        nouns={['role', 'roles']}
        action={isAdmin && <RoleActions count={read.data?.roles.length} onAct={setAct} />}
        read={read}
        rows={roles.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
        columns={roleColumns(isAdmin ? (kind, role) => setAct({ kind, role }) : undefined)}
        rowKey={({ id }) => id}
        emptyText="Each user has a role on an account. Create the first role, or copy those of another organisation."
        page={page}
        pages={Math.ceil(roles.length / rowsPerPage)}
        onPage={onPage}
      />
      <Suspense fallback={null}>
        {act?.kind === 'create' && <RolePanel orgId={orgId} onClose={close} />}
        {act?.kind === 'edit' && <RolePanel orgId={orgId} role={act.role} onClose={close} />}
        {act?.kind === 'clone' && <CloneRoles orgId={orgId} onClose={close} />}
      </Suspense>
      {act?.kind === 'order' && <RoleOrder orgId={orgId} roles={roles} onClose={close} />}
      {act?.kind === 'delete' && (
        <ConfirmedCall
          document={DeleteRoleDocument}
          variables={{ roleId: act.role.id }}
          label="Delete role"
          onDone={close}
          onClose={close}
        >
          <p>{act.role.name} is deleted. This is possible while no user, rule or payment refers to it.</p>
        </ConfirmedCall>
      )}
    </>
  );
}

interface ActionsProps {
  /** How many roles there are; undefined until it is known. Most organisations have several. */
  count: number | undefined;
  onAct: (act: Act) => void;
}

function RoleActions({ count, onAct }: ActionsProps) {
  return (
    <>
      <Button tone="primary" onClick={() => onAct({ kind: 'create' })}>
        New role
      </Button>
      {(count === undefined || count > 1) && (
        <Button isDisabled={count === undefined} onClick={() => onAct({ kind: 'order' })}>
          Change order
        </Button>
      )}
      <Button onClick={() => onAct({ kind: 'clone' })}>Copy from another organisation</Button>
    </>
  );
}
