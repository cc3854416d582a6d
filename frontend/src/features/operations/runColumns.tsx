import { Badge } from '../../ui/marks';
import { formatInstant } from '../../ui/formatDate';
import { formatDuration } from '../../ui/formats';
import type { Column } from '../../ui/table/column';
import type { ScheduleRun } from './operationsQuery';
import { reportText } from './reportText';

/** What an outcome other than `done` is called. */
const outcomes: Readonly<Record<string, string>> = { failed: 'Failed', abandoned: 'Did not end' };

/** The columns of the runs of a schedule. */
export const runColumns: readonly Column<ScheduleRun>[] = [
  {
    key: 'started',
    title: 'Started',
    cell: ({ started_at: at }) => formatInstant(at),
    isShort: true,
    onPhone: 'title',
  },
  {
    key: 'took',
    title: 'Took',
    cell: ({ started_at: from, finished_at: to }) => to && formatDuration(Date.parse(to) - Date.parse(from)),
    isNumber: true,
    onPhone: 'value',
  },
  { key: 'report', title: 'Report', cell: ({ report }) => reportText(report), onPhone: 'detail' },
  {
    key: 'outcome',
    title: 'Outcome',
    cell: ({ outcome }) => outcome && outcomes[outcome] && <Badge label={outcomes[outcome]} tone="failure" />,
    onPhone: 'state',
  },
];
