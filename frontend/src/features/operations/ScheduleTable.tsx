import { DataTable } from '../../ui/table/DataTable';
import { scheduleColumns } from './scheduleColumns';
import type { ScheduleRow } from './scheduleRows';

/** Every schedule with its last run, its report in words, its failures of 14 days and when it starts next. A name opens what it does and its runs. */
export function ScheduleTable({ rows, onOpen }: { rows: readonly ScheduleRow[]; onOpen: (row: ScheduleRow) => void }) {
  return <DataTable caption="Schedules" columns={scheduleColumns(onOpen)} rows={rows} rowKey={({ name }) => name} />;
}
