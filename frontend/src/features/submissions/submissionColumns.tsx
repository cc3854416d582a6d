import { Link } from 'react-router-dom';
import { paths } from '../../session/paths';
import { StatusBadge } from '../../shared/status/StatusBadge';
import { formatDay } from '../../ui/formatDate';
import type { Column } from '../../ui/table/DataTable';
import type { SubmissionRow } from './submissionsQuery';

/** The columns of the list of requests. */
export const submissionColumns: readonly Column<SubmissionRow>[] = [
  {
    key: 'name',
    title: 'Account name',
    cell: ({ id, account_name }) => <Link to={paths.submission(id)}>{account_name}</Link>,
    onPhone: 'title',
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status_code }) => <StatusBadge of="submission" status={status_code} />,
    onPhone: 'state',
  },
  {
    key: 'submitted',
    title: 'Submitted',
    cell: ({ submitted_at }) => submitted_at && formatDay(submitted_at),
    isShort: true,
    isSecondary: true,
  },
  {
    key: 'updated',
    title: 'Changed',
    cell: ({ updated_at }) => formatDay(updated_at),
    isShort: true,
    onPhone: 'detail',
  },
];
