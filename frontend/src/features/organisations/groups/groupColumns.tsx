import { RowMenu } from '../../../ui/RowMenu';
import type { Column } from '../../../ui/table/column';
import type { GroupRow } from '../view/partQueries';

/** The columns of the list of groups. */
export const groupColumns = (onAct: (kind: 'edit' | 'delete', group: GroupRow) => void): Column<GroupRow>[] => [
  { key: 'name', title: 'Group', cell: ({ name }) => name, onPhone: 'title' },
  {
    key: 'accounts',
    title: 'Accounts',
    cell: ({ accountLinks }) => accountLinks.map(({ account }) => account.name).join(', '),
    onPhone: 'detail',
  },
  {
    key: 'people',
    title: 'People',
    cell: ({ userLinks }) => userLinks.map(({ user_id }) => user_id).join(', '),
    onPhone: 'secondDetail',
  },
  {
    key: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    isNumber: true,
    cell: (group) => (
      <RowMenu
        label={`Actions on ${group.name}`}
        actions={[
          { label: 'Edit', onSelect: () => onAct('edit', group) },
          { label: 'Delete', onSelect: () => onAct('delete', group) },
        ]}
      />
    ),
    onPhone: 'value',
  },
];
