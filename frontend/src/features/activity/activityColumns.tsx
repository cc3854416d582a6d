import { Badge } from '../../ui/marks';
import { formatInstant } from '../../ui/formatDate';
import type { Column } from '../../ui/table/DataTable';
import type { ActivityEntry } from './activityQuery';

/** The columns of the activity log. What a browser reported is marked, because the server did not see it. */
export const activityColumns: readonly Column<ActivityEntry>[] = [
  { key: 'time', title: 'Time', cell: ({ createdAt }) => formatInstant(createdAt), isShort: true, onPhone: 'detail' },
  {
    key: 'name',
    title: 'Activity',
    cell: ({ activityName, client_reported }) => (
      <>
        {activityName} {client_reported && <Badge label="Reported by the browser" />}
      </>
    ),
    onPhone: 'title',
  },
  { key: 'code', title: 'Code', cell: ({ eventCode }) => eventCode, isShort: true, onPhone: 'value' },
  { key: 'person', title: 'User', cell: ({ username }) => username, onPhone: 'secondDetail' },
  { key: 'account', title: 'Account', cell: ({ account }) => account?.name, isSecondary: true },
  { key: 'details', title: 'Details', cell: ({ details }) => details, isSecondary: true },
];
