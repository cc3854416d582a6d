import { useState } from 'react';
import { ReadFrame } from '../../shared/ReadFrame';
import { Badge } from '../../ui/Badge';
import { EmptyState } from '../../ui/EmptyState';
import { FilterChips } from '../../ui/FilterChips';
import { formatInstant } from '../../ui/formatDate';
import { formatDuration } from '../../ui/formatDuration';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { DataTable, type Column } from '../../ui/table/DataTable';
import { useScheduleRuns, type ScheduleRun } from './operationsQuery';
import { reportText } from './reportText';
import type { ScheduleRow } from './scheduleRows';

const filters = [
  { value: '', label: 'All' },
  { value: 'failed', label: 'Failed' },
] as const;

/** What an outcome other than `done` is called. */
const outcomes: Readonly<Record<string, string>> = { failed: 'Failed', abandoned: 'Did not end' };

const columns: readonly Column<ScheduleRun>[] = [
  { key: 'started', title: 'Started', cell: ({ started_at: at }) => formatInstant(at), onPhone: 'title' },
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

/** The last runs of a schedule. */
export function RunsPanel({ row, onClose }: { row: ScheduleRow; onClose: () => void }) {
  const [filter, setFilter] = useState<(typeof filters)[number]['value']>('');
  const read = useScheduleRuns(row.runNames, filter === 'failed');
  return (
    <Panel title={row.name} isOpen isWide onClose={onClose}>
      <Stack>
        <p>{row.purpose}</p>
        <FilterChips label="Outcome" value={filter} options={filters} onChange={setFilter} />
        <ReadFrame read={read} rows={6}>
          {({ schedule_runs: runs }) =>
            runs.length === 0 ? (
              <EmptyState isLine>No such run in the last 14 days.</EmptyState>
            ) : (
              <DataTable caption={`Runs of ${row.name}`} columns={columns} rows={runs} rowKey={({ id }) => id} />
            )
          }
        </ReadFrame>
      </Stack>
    </Panel>
  );
}
