import { useState } from 'react';
import { ReadFrame } from '../../shared/ReadFrame';
import { EmptyState } from '../../ui/EmptyState';
import { FilterChips } from '../../ui/FilterChips';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { DataTable } from '../../ui/table/DataTable';
import { useScheduleRuns } from './operationsQuery';
import { runColumns } from './runColumns';
import type { ScheduleRow } from './scheduleRows';

const filters = [
  { value: '', label: 'All' },
  { value: 'failed', label: 'Failed' },
] as const;

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
              <DataTable caption={`Runs of ${row.name}`} columns={runColumns} rows={runs} rowKey={({ id }) => id} />
            )
          }
        </ReadFrame>
      </Stack>
    </Panel>
  );
}
