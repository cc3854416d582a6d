import { Badge } from '../../ui/marks';
import { Button } from '../../ui/Button';
import { formatInstant, formatTime } from '../../ui/formatDate';
import { formatDuration } from '../../ui/formats';
import type { Column } from '../../ui/table/column';
import { reportText } from './reportText';
import type { ScheduleRow } from './scheduleRows';

/** How the last run went, and whether the next one is late. */
function State({ row: { last, due, isFailing } }: { row: ScheduleRow }) {
  if (!due) return <Badge label="Never ran" tone="waiting" />;
  if (isFailing) return <Badge label="Failed" tone="failure" />;
  if (due.isLate) return <Badge label="Late" tone="waiting" />;
  return <Badge label={last ? 'Done' : 'Running'} tone={last ? 'success' : 'neutral'} />;
}

/** How long the last run took. */
function took({ last }: ScheduleRow): string {
  if (!last?.finished_at || !last.ended_run_started_at) return '';
  return formatDuration(Date.parse(last.finished_at) - Date.parse(last.ended_run_started_at));
}

/** The columns of the schedules. A name opens what the schedule does and its runs. */
export const scheduleColumns = (open: (row: ScheduleRow) => void): readonly Column<ScheduleRow>[] => [
  {
    key: 'name',
    title: 'Schedule',
    cell: (row) => (
      <Button tone="link" onClick={() => open(row)} aria-label={`Runs of ${row.name}`}>
        {row.name}
      </Button>
    ),
    onPhone: 'title',
  },
  {
    key: 'last',
    title: 'Last run',
    cell: ({ last }) => last?.finished_at && formatInstant(last.finished_at),
    isShort: true,
    onPhone: 'secondDetail',
  },
  { key: 'took', title: 'Took', cell: took, isNumber: true, isShort: true, isSecondary: true },
  { key: 'report', title: 'Report', cell: ({ last }) => last && reportText(last.report), onPhone: 'detail' },
  { key: 'failures', title: 'Failures', cell: ({ failures }) => failures || '', isNumber: true },
  {
    key: 'next',
    title: 'Next',
    cell: ({ due }) => due && formatTime(new Date(due.dueAtMs).toISOString()),
    isShort: true,
    isSecondary: true,
  },
  { key: 'state', title: 'State', cell: (row) => <State row={row} />, onPhone: 'state' },
];
