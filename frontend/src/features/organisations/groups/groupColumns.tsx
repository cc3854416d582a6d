import { Button } from '../../../ui/Button';
import { Row } from '../../../ui/Stack';
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
    cell: (group) => (
      <Row isEnd>
        <Button size="small" aria-label={`Edit ${group.name}`} onClick={() => onAct('edit', group)}>
          Edit
        </Button>
        <Button size="small" aria-label={`Delete ${group.name}`} onClick={() => onAct('delete', group)}>
          Delete
        </Button>
      </Row>
    ),
    onPhone: 'value',
  },
];
