import { Button } from '../../../ui/Button';
import { Row } from '../../../ui/Stack';
import type { Column } from '../../../ui/table/column';
import type { RoleRow } from '../view/partQueries';

/** What a seat with the role may create, in words. */
export function rightsText(role: RoleRow): string {
  const rights = [
    role.can_create_payments && 'Payments',
    role.can_create_conversions && 'Conversions',
    role.can_create_beneficiaries && 'Beneficiaries',
  ].filter(Boolean);
  return rights.join(', ') || 'Nothing';
}

/**
 * The columns of the list of roles.
 * @param onAct undefined for a user who may not change roles
 */
export function roleColumns(onAct: ((kind: 'edit' | 'delete', role: RoleRow) => void) | undefined): Column<RoleRow>[] {
  const actions: Column<RoleRow> = {
    key: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    cell: (role) => (
      <Row isEnd>
        <Button size="small" aria-label={`Edit ${role.name}`} onClick={() => onAct?.('edit', role)}>
          Edit
        </Button>
        <Button size="small" aria-label={`Delete ${role.name}`} onClick={() => onAct?.('delete', role)}>
          Delete
        </Button>
      </Row>
    ),
    onPhone: 'value',
  };
  return [
    { key: 'name', title: 'Role', cell: ({ name }) => name, onPhone: 'title' },
    { key: 'rights', title: 'May create', cell: rightsText, onPhone: 'detail' },
    ...(onAct ? [actions] : []),
  ];
}
