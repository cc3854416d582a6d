import { RowMenu } from '../../../ui/RowMenu';
import type { Column } from '../../../ui/table/column';
import type { RoleRow } from '../view/partQueries';
import { rightsText } from '../permissions/permissionText';

/**
 * The columns of the list of roles.
 * @param onAct undefined for a user who may not change roles
 */
export function roleColumns(onAct: ((kind: 'edit' | 'delete', role: RoleRow) => void) | undefined): Column<RoleRow>[] {
  const actions: Column<RoleRow> = {
    key: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    isNumber: true,
    cell: (role) => (
      <RowMenu
        label={`Actions on ${role.name}`}
        actions={[
          { label: 'Edit', onSelect: () => onAct?.('edit', role) },
          { label: 'Delete', onSelect: () => onAct?.('delete', role) },
        ]}
      />
    ),
    onPhone: 'value',
  };
  return [
    { key: 'name', title: 'Role', cell: ({ name }) => name, onPhone: 'title' },
    { key: 'rights', title: 'May create', cell: rightsText, onPhone: 'detail' },
    ...(onAct ? [actions] : []),
  ];
}
