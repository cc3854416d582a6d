import { DataTable } from '../../ui/table/DataTable';
import type { OwedWork } from './operationsQuery';
import { owedColumns } from './owedColumns';

/** How much of each kind of work waits and since when. A link leads to the screen that mends it, where there is one. */
export function OwedTable({ rows, nowMs }: { rows: readonly OwedWork[]; nowMs: number }) {
  return (
    <DataTable caption="Work that waits" columns={owedColumns(nowMs)} rows={rows} rowKey={({ kind }) => kind ?? ''} />
  );
}
