import { useState } from 'react';
import { shownPage } from '../../shared/listQuery';
import { ReadFrame } from '../../shared/ReadFrame';
import { EmptyState } from '../../ui/EmptyState';
import { FilterChips } from '../../ui/FilterChips';
import { LatePager } from '../../ui/lazyView';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/layout';
import { DataTable } from '../../ui/table/DataTable';
import { useScheduleRuns } from './operationsQuery';
import { runColumns } from './runColumns';
import type { ScheduleRow } from './scheduleRows';

const filters = [
  { value: '', label: 'All' },
  { value: 'failed', label: 'Failed' },
] as const;

/** The runs of a schedule, the newest first. */
export function RunsPanel({ row, onClose }: { row: ScheduleRow; onClose: () => void }) {
  const [filter, setFilter] = useState<(typeof filters)[number]['value']>('');
  const [page, setPage] = useState(1);
  const read = useScheduleRuns(row.runNames, filter === 'failed', page);
  const { rows: runs, pages } = shownPage(read.data?.schedule_runs, page);
  const choose = (value: typeof filter) => {
    setFilter(value);
    setPage(1);
  };
  return (
    <Panel title={row.name} isOpen isWide onClose={onClose}>
      <Stack>
        <p>{row.purpose}</p>
        <FilterChips label="Outcome" value={filter} options={filters} onChange={choose} />
        <ReadFrame read={read} rows={6}>
          {() =>
            !runs?.length ? (
              <EmptyState isLine>No such run in the last 14 days.</EmptyState>
            ) : (
              <DataTable caption={`Runs of ${row.name}`} columns={runColumns} rows={runs} rowKey={({ id }) => id} />
            )
          }
        </ReadFrame>
        <LatePager page={page} pages={pages} onPage={setPage} label="Pages of runs" />
      </Stack>
    </Panel>
  );
}
