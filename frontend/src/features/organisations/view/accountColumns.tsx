import { Link } from 'react-router-dom';
import { Badge } from '../../../ui/marks';
import { paths } from '../../../session/paths';
import type { Column } from '../../../ui/table/column';
import type { AccountRow } from './partQueries';

/** The columns of an organisation's accounts. Only super admins open them. */
export const accountColumns = (isAdmin: boolean): readonly Column<AccountRow>[] => [
  {
    key: 'name',
    title: 'Account',
    cell: ({ id, name }) => (isAdmin ? <Link to={paths.account(id)}>{name}</Link> : name),
    onPhone: 'title',
  },
  { key: 'reference', title: 'Reference', cell: ({ reference }) => reference, isShort: true, onPhone: 'detail' },
  {
    key: 'state',
    title: 'State',
    cell: (row) => <Badge label={stateOf(row)} tone={row.is_approved || row.is_closed ? 'neutral' : 'waiting'} />,
    onPhone: 'state',
  },
];

function stateOf({ is_approved, is_closed }: AccountRow): string {
  if (is_closed) return 'Closed';
  return is_approved ? 'Approved' : 'Not approved';
}
