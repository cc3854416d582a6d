import { auditActionName } from '../../../../../domain/audit/rowChanges';
import { formatInstant } from '../../../ui/formatDate';
import type { Column } from '../../../ui/table/DataTable';
import { Link } from 'react-router-dom';
import type { AuditChange } from './changesQuery';

/** The columns of the audit log. */
export const changeColumns = (addressOf: (change: AuditChange) => string): readonly Column<AuditChange>[] => [
  {
    key: 'time',
    title: 'Time',
    cell: (change) => <Link to={addressOf(change)}>{formatInstant(change.action_at)}</Link>,
    isShort: true,
    onPhone: 'title',
  },
  { key: 'action', title: 'Action', cell: ({ action }) => auditActionName(action), isShort: true, onPhone: 'value' },
  { key: 'table', title: 'Table', cell: ({ table_name }) => table_name, onPhone: 'detail' },
  { key: 'row', title: 'Row', cell: ({ row_id }) => row_id ?? 'Whole table', isSecondary: true },
  { key: 'person', title: 'User', cell: ({ user_id }) => user_id ?? 'The portal', onPhone: 'secondDetail' },
  { key: 'fields', title: 'Changed', cell: ({ changed_fields }) => changed_fields?.join(', '), isSecondary: true },
];
