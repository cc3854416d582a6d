import { lazy, Suspense, useState } from 'react';
import { useServices } from '../../session/services';
import { WorkbenchPage } from '../../shared/patterns/WorkbenchPage';
import { ReadFrame } from '../../shared/ReadFrame';
import { Card } from '../../ui/layout';
import { DataTable } from '../../ui/table/DataTable';
import { AlarmList } from './AlarmList';
import { useOperations, type OwedWork } from './operationsQuery';
import { scheduleRows, type ScheduleRow } from './scheduleRows';
import { owedColumns } from './owedColumns';
import { scheduleColumns } from './scheduleColumns';

const RunsPanel = lazy(async () => ({ default: (await import('./RunsPanel')).RunsPanel }));

/** What runs by itself, how it went, and what still waits (/admin/operations). */
export function OperationsPage() {
  const read = useOperations();
  const [opened, setOpened] = useState<ScheduleRow>();
  const nowMs = useServices().now().getTime();
  return (
    <WorkbenchPage
      title="Operations"
      context="Schedules, alarms and work that waits"
      figures={
        <Card title="Alarms">
          <ReadFrame read={read} rows={1}>
            {({ alarms, alarms_aggregate: all }) => <AlarmList alarms={alarms} count={all.aggregate?.count ?? 0} />}
          </ReadFrame>
        </Card>
      }
    >
      <Card title="What is owed">
        <ReadFrame read={read} rows={6}>
          {({ owed_work: owed }) => <OwedTable rows={owed} nowMs={nowMs} />}
        </ReadFrame>
      </Card>
      <Card title="Schedules" lead="A failure is counted for 14 days.">
        <ReadFrame read={read} rows={12}>
          {({ schedule_states: states }) => <ScheduleTable rows={scheduleRows(states, nowMs)} onOpen={setOpened} />}
        </ReadFrame>
      </Card>
      {opened && (
        <Suspense fallback={null}>
          <RunsPanel row={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </WorkbenchPage>
  );
}

/** How much of each kind of work waits and since when. A link leads to the screen that mends it, where there is one. */
function OwedTable({ rows, nowMs }: { rows: readonly OwedWork[]; nowMs: number }) {
  return (
    <DataTable caption="Work that waits" columns={owedColumns(nowMs)} rows={rows} rowKey={({ kind }) => kind ?? ''} />
  );
}

/** Every schedule with its last run, its report in words, its failures of 14 days and when it starts next. A name opens what it does and its runs. */
function ScheduleTable({ rows, onOpen }: { rows: readonly ScheduleRow[]; onOpen: (row: ScheduleRow) => void }) {
  return <DataTable caption="Schedules" columns={scheduleColumns(onOpen)} rows={rows} rowKey={({ name }) => name} />;
}
